import cluster, { type Cluster } from 'node:cluster'
import { AggregatorRegistry, Registry, type PrometheusContentType } from 'prom-client'

// A scrape reaches one of the processes; it asks the one that started them, which asks them all.

const ASK = 'mostrador-metrics'

/** Time to wait for the others' metrics, in milliseconds. */
const PATIENCE_MS = 5_000

type Told = { readonly type: typeof ASK; readonly text?: string; readonly failed?: string }

const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === ASK

/** Answers processes that ask for the metrics of all of them, summed. For their starter. */
export function answerMetrics(starter: Cluster): void {
  const all = new AggregatorRegistry()
  starter.on('message', (worker, message: unknown) => {
    if (!isTold(message)) return
    const tell = (told: Omit<Told, 'type'>): void => {
      if (worker.isConnected()) worker.send({ type: ASK, ...told })
    }
    all.clusterMetrics().then(
      (text) => tell({ text }),
      (error: unknown) => tell({ failed: String(error) }),
    )
  })
}

/** Makes a registry; in one of several processes one that answers when their starter asks. */
export function openRegistry(): Registry {
  if (!cluster.isWorker) return new Registry()
  const registry = new AggregatorRegistry<PrometheusContentType>()
  AggregatorRegistry.setRegistries([registry])
  return registry
}

/**
 * Returns the text of the metrics: of this process where it runs alone, otherwise of all processes
 * beside it, summed. Rejects when the others do not answer in time.
 */
export function metricsText(registry: Registry): () => Promise<string> {
  const { worker } = cluster
  if (!worker) return () => registry.metrics()
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error('the processes are silent'))), PATIENCE_MS)
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        worker.off('message', hear)
        settle()
      }
      const hear = (message: unknown): void => {
        if (!isTold(message)) return
        const { text, failed } = message
        end(() => (text === undefined ? reject(new Error(failed)) : resolve(text)))
      }
      worker.on('message', hear)
      worker.send({ type: ASK })
    })
}
