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

/** Shortest and longest wait of a worker that knows the next job, in milliseconds. */
const FORESEEN_MS = { least: 200, most: 60_000 }

/**
 * Knowledge of the coming jobs, where no other process writes any: with it a worker sleeps until
 * the next one.
 */
export type Foresight = {
  /** Returns the instant of the next job; undefined for none. */
  readonly nextAt: (pace?: 'slow') => Promise<Date | undefined>
  /** Calls a worker whenever a job was written. */
  readonly onJob: (wake: () => void) => void
}

/** Makes the bell that the database rings for each written job, and that workers hear. */
export function createJobBell(): { readonly ring: () => void; readonly onJob: Foresight['onJob'] } {
  const wakes: (() => void)[] = []
  return { ring: () => wakes.forEach((wake) => wake()), onJob: (wake) => void wakes.push(wake) }
}

/**
 * Makes the rest of a worker. A job that is written meanwhile, or was since `begin`, cuts it to the
 * shortest, so that several are claimed together.
 */
function createRest(foresight: Foresight | undefined) {
  let wake: () => void = () => undefined
  let isCalled = false
  foresight?.onJob(() => {
    isCalled = true
    wake()
  })
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return {
    begin: () => void (isCalled = false),
    rest: async (ms: number): Promise<void> => {
      if (!isCalled) await sleep(ms)
      if (isCalled) await sleep(Math.min(ms, FORESEEN_MS.least))
    },
    wake: () => wake(),
  }
}

/** Returns the time until the next job, in milliseconds. */
async function untilNext({ nextAt }: Foresight): Promise<number> {
  const next = await nextAt()
  const ms = next ? next.getTime() - Date.now() : FORESEEN_MS.most
  return Math.min(Math.max(ms, FORESEEN_MS.least), FORESEEN_MS.most)
}

/** Starts a worker for jobs of minutes or hours, beside that of the quick ones. */
const startSlowWorker = (
  work: Pick<Parameters<typeof startJobWorker>[0], 'runDue' | 'log' | 'foresight'>,
): JobWorker => startJobWorker({ ...work, restMs: 5_000 })

/** Starts both workers of a process; none where another process runs the jobs. */
export function startWorkers({
  hasJobs,
  runDue,
  log,
  foresight,
}: {
  readonly hasJobs: boolean
  readonly runDue: (pace?: 'slow') => Promise<number>
  readonly log: Pick<Log, 'warn' | 'info'>
  readonly foresight: Foresight | undefined
}): JobWorker {
  const ofSlow = foresight && { ...foresight, nextAt: () => foresight.nextAt('slow') }
  const quick = hasJobs ? startJobWorker({ runDue: () => runDue(), log, foresight }) : undefined
  const slow = hasJobs ? startSlowWorker({ runDue: () => runDue('slow'), log, foresight: ofSlow }) : undefined
  return { stop: async () => void (await Promise.all([quick?.stop(), slow?.stop()])) }
}

/**
 * Starts a worker in this process, beside its requests. `runDue` runs the due jobs and returns
 * their number; while there are some it is called again at once. With foresight it rests until the
 * next job, or a written one; else a fixed time. A database that is away is waited for, and logged
 * once.
 */
export function startJobWorker({
  runDue,
  log,
  restMs = REST_MS,
  outageMs = OUTAGE_MS,
  foresight,
}: {
  readonly runDue: () => Promise<number>
  readonly log: Pick<Log, 'warn' | 'info'>
  readonly foresight?: Foresight | undefined
  readonly restMs?: number
  readonly outageMs?: number
}): JobWorker {
  const { begin, rest, wake } = createRest(foresight)
  const state = { isStopping: false }
  let isAway = false

  async function pause(): Promise<number> {
    try {
      begin()
      const count = await runDue()
      const ms = foresight && count === 0 ? await untilNext(foresight) : restMs
      if (isAway) log.info('jobs-resumed')
      isAway = false
      return count > 0 ? 0 : ms
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
