import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type WorkerRequest,
} from 'vitest/node'

type Worker = ReturnType<PoolRunnerInitializer['createPoolWorker']>
type Message = { readonly __vitest_worker_response__: true; readonly type: 'stopped' }

/**
 * Runs before a process is replaced: each adds a listener to it, and leaves leftovers of its
 * tests.
 */
const RUNS = 40

let kept: { readonly process: ForksPoolWorker; runs: number } | undefined

/**
 * Worker whose process outlives its run, so that the next one finds the modules loaded and the
 * database made. Leftovers of a mutant in a module's memory reach the next run too.
 */
function keptWorker(options: PoolOptions): Worker {
  const listeners = new Map<string, Set<(message: Message) => void>>()
  let isAtRest = false
  return {
    name: 'kept',
    cacheFs: true,
    on: (event, callback) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(callback))
      kept?.process.on(event, callback)
    },
    off: (event, callback) => {
      listeners.get(event)?.delete(callback)
      kept?.process.off(event, callback)
    },
    send: (message: WorkerRequest) => {
      if (message.type !== 'stop') return kept?.process.send(message)
      isAtRest = true
      for (const listener of listeners.get('message') ?? [])
        listener({ __vitest_worker_response__: true, type: 'stopped' })
    },
    deserialize: (data) => data,
    start: async () => {
      if (kept && kept.runs >= RUNS) await stopKept()
      if (!kept) {
        kept = { process: new ForksPoolWorker(options), runs: 0 }
        await kept.process.start()
        kept.process.on('exit', () => (kept = undefined))
      }
      kept.runs += 1
    },
    stop: async () => {
      for (const [event, callbacks] of listeners)
        for (const callback of callbacks) kept?.process.off(event, callback)
      if (!isAtRest) await stopKept()
    },
  }
}

async function stopKept(): Promise<void> {
  const { process } = kept ?? {}
  kept = undefined
  await process?.stop()
}

/** For Vitest's `pool`: see `keptWorker`. */
export const keptPool: PoolRunnerInitializer = { name: 'kept', createPoolWorker: keptWorker }
