import type { Log } from '@mostrador/api/ground/ports'

/** Does jobs until it is stopped. */
export type JobWorker = {
  /** Begins no more jobs, and waits for those that are under way. */
  readonly stop: () => Promise<void>
}

/** How long it rests when nothing is due, in milliseconds. */
const REST_MS = 2_000

/** How long it rests when the database is away. */
const OUTAGE_MS = 10_000

/** A rest that can be cut short. */
function createRest(): { rest: (ms: number) => Promise<void>; wake: () => void } {
  let wake: () => void = () => undefined
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return { rest, wake: () => wake() }
}

/** Starts to do what takes minutes or hours, beside what is quick. */
export const startSlowWorker = (
  work: Pick<Parameters<typeof startJobWorker>[0], 'runDue' | 'log'>,
): JobWorker => startJobWorker({ ...work, restMs: 5_000 })

/**
 * Starts to do jobs in this process, beside its requests. `runDue` does those that are due and
 * answers how many there were; as long as there are some it is asked again at once. A database that
 * is away is waited for, and said once.
 */
export function startJobWorker({
  runDue,
  log,
  restMs = REST_MS,
  outageMs = OUTAGE_MS,
}: {
  readonly runDue: () => Promise<number>
  readonly log: Pick<Log, 'warn' | 'info'>
  readonly restMs?: number
  readonly outageMs?: number
}): JobWorker {
  const { rest, wake } = createRest()
  const state = { isStopping: false }
  let isAway = false

  async function pause(): Promise<number> {
    try {
      const count = await runDue()
      if (isAway) log.info('jobs-resumed')
      isAway = false
      return count > 0 ? 0 : restMs
    } catch (error) {
      if (!isAway)
        log.warn('jobs-paused', { message: error instanceof Error ? error.message : String(error) })
      isAway = true
      return outageMs
    }
  }

  async function work(): Promise<void> {
    while (!state.isStopping) {
      // One pass follows the other.
      const ms = await pause()
      if (ms > 0 && !state.isStopping) await rest(ms)
    }
  }

  const ended = work()
  return {
    stop: async () => {
      state.isStopping = true
      wake()
      await ended
    },
  }
}
