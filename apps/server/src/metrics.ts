import { createHash, timingSafeEqual } from 'node:crypto'
import type { Log } from '@mostrador/api/ground/ports'
import { SECURITY_EVENTS, type TellSecurity } from '@mostrador/api/ground/security/security-event'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { metricsText, openRegistry } from './metrics-of-all.ts'

/** Counters of requests, and their text for Prometheus. */
export type Metrics = {
  readonly observe: (request: {
    readonly area: string
    readonly status: number
    readonly seconds: number
  }) => void
  /** Counts a refusal of a limit, by its name. */
  readonly limitReached: (limit: string) => void
  readonly security: TellSecurity
  readonly text: () => Promise<string>
}

/** Whether a caller with these headers may read the metrics. */
export type MetricsGuard = (headers: Headers) => boolean

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Makes the check of callers of the metrics: the operator with the configured token; without a
 * token a caller on the machine itself while the product is tried out. Others get 404.
 */
export function metricsGuard({
  metricsToken,
  isTryout,
}: {
  readonly metricsToken: string | undefined
  readonly isTryout: boolean
}): MetricsGuard {
  if (metricsToken === undefined) return () => isTryout
  const expected = digestOf(`Bearer ${metricsToken}`)
  return (headers) => timingSafeEqual(digestOf(headers.get('authorization') ?? ''), expected)
}

/** Returns the part of the product that a path belongs to. */
export const areaOf = (path: string): string =>
  /^\/(api|files|map-tiles|assets|console|sandbox-pay)(?=[/?]|$)/.exec(path)?.[1] ?? 'pages'

/** Interval at which the lag of the event loop is sampled, in milliseconds. */
const LAG_EVERY_MS = 1_000

/** Longest lag that can be, in seconds: an interval without a sample tells an absurd one. */
const LONGEST_LAG = 86_400

/**
 * Collects what prom-client knows of the process. Its own sampling of the lag, each 10 ms, would
 * wake an idle server a hundred times a second; a sample counts the interval, which is taken off.
 */
function collectOfProcess(register: Registry): void {
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_EVERY_MS })
  for (const what of ['min', 'max', 'mean', 'p50', 'p90', 'p99']) {
    const gauge = register.getSingleMetric(`nodejs_eventloop_lag_${what}_seconds`)
    if (!(gauge instanceof Gauge)) continue
    const set = gauge.set.bind(gauge) as (labels: object, seconds: number) => void
    gauge.set = (labels: object | number, seconds?: unknown): void => {
      const lag = Number(seconds) - LAG_EVERY_MS / 1_000
      set(labels as object, lag > 0 && lag < LONGEST_LAG ? lag : 0)
    }
  }
}

/** Makes metrics with a registry of their own, for several servers in one process. */
export function createMetrics(): Metrics {
  const registry = openRegistry()
  collectOfProcess(registry)
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
  const security = new Counter({
    name: 'mostrador_security_events_total',
    help: 'Sign-ins, refusals, limits that were reached and changes of access',
    labelNames: ['event'],
    registers: [registry],
  })
  // Counters start at 0, so that their first event shows as a rise.
  for (const event of SECURITY_EVENTS) security.inc({ event }, 0)
  return {
    security: (event, { count = 1 } = {}) => security.inc({ event }, count),
    observe: (request) => {
      requests.inc({ area: request.area, status: `${Math.floor(request.status / 100)}xx` })
      seconds.observe({ area: request.area }, request.seconds)
    },
    limitReached: (limit) => refusals.inc({ limit }),
    text: metricsText(registry),
  }
}

/** Least interval between log lines of a reached limit, so that a flood does not fill the log. */
const SAY_AGAIN_MS = 60_000

/** Logs and counts security events; a reached limit is counted each time, logged now and then. */
export function tellSecurityTo(
  log: Pick<Log, 'info'>,
  { security, now }: { readonly security: TellSecurity; readonly now: () => Date },
): TellSecurity {
  const said = new Map<string, number>()
  return (event, fields = {}) => {
    security(event, fields)
    const { rule } = fields
    const at = now().getTime()
    if (rule !== undefined && at - (said.get(rule) ?? 0) < SAY_AGAIN_MS) return
    if (rule !== undefined) said.set(rule, at)
    log.info('security', { what: event, ...fields })
  }
}
