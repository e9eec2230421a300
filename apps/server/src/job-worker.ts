import type { Log } from '@mostrador/api/ground/ports'

/** Worker that runs jobs until stopped. */
export type JobWorker = {
  /** Begins no more jobs, and waits for the running ones. */
  readonly stop: () => Promise<void>
}

/** Wait when no job is due, in milliseconds. */
const REST_MS = 2_000

/** Wait when the database is away, in milliseconds. */
const OUTAGE_MS = 10_000

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

/** Starts a worker for jobs of minutes or hours, beside that of the quick ones. */
const startSlowWorker = (work: Pick<Parameters<typeof startJobWorker>[0], 'runDue' | 'log'>): JobWorker =>
  startJobWorker({ ...work, restMs: 5_000 })

/** Starts both workers of a process; none where another process runs the jobs. */
export function startWorkers({
  hasJobs,
  runDue,
  log,
}: {
  readonly hasJobs: boolean
  readonly runDue: (pace?: 'slow') => Promise<number>
  readonly log: Pick<Log, 'warn' | 'info'>
}): JobWorker {
  const quick = hasJobs ? startJobWorker({ runDue: () => runDue(), log }) : undefined
  const slow = hasJobs ? startSlowWorker({ runDue: () => runDue('slow'), log }) : undefined
  return { stop: async () => void (await Promise.all([quick?.stop(), slow?.stop()])) }
}

/**
 * Starts a worker in this process, beside its requests. `runDue` runs the due jobs and returns
 * their number; while there are some it is called again at once. A database that is away is waited
 * for, and logged once.
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
