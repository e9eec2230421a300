import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What is counted of every request, and the text that Prometheus reads. */
export type Metrics = {
  readonly observe: (request: {
    readonly area: string
    readonly status: number
    readonly seconds: number
  }) => void
  /** Counts a refusal of a limit, by its name. */
  readonly limitReached: (limit: string) => void
  readonly text: () => Promise<string>
}

/** The part of the product that a path belongs to. */
export const areaOf = (path: string): string =>
  /^\/(api|files|map-tiles|assets|console|sandbox-pay)(?=[/?]|$)/.exec(path)?.[1] ?? 'pages'

/** Makes a registry of its own, so that two servers in one process do not share it. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['area', 'status'] as const
  const requests = new Counter({
    name: 'mostrador_requests_total',
    help: 'Answered requests',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'mostrador_request_seconds',
    help: 'Time to answer',
    labelNames: ['area'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'mostrador_limits_reached_total',
    help: 'Refusals by a limit of docs/limits.md',
    labelNames: ['limit'],
    registers: [registry],
  })
  return {
    observe: (request) => {
      requests.inc({ area: request.area, status: `${Math.floor(request.status / 100)}xx` })
      seconds.observe({ area: request.area }, request.seconds)
    },
    limitReached: (limit) => refusals.inc({ limit }),
    text: () => registry.metrics(),
  }
}
