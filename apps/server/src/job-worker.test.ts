import { expect, test, vi } from 'vitest'
import { createJobBell, startJobWorker } from './job-worker.ts'

/** Passes that answer what they are told, and then wait to be let go. */
function passes(answers: readonly (number | Error)[]) {
  const told: string[] = []
  let begun = 0
  const ends: (() => void)[] = []
  const allBegun = new Promise<void>((resolve) => ends.push(resolve))
  let letGo: () => void = () => undefined
  const last = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const runDue = async (): Promise<number> => {
    const answer = answers[begun]
    begun += 1
    if (begun > answers.length) {
      for (const end of ends) end()
      await last
      return 0
    }
    if (answer instanceof Error) throw answer
    return answer ?? 0
  }
  const log = {
    info: (event: string) => void told.push(event),
    warn: (event: string) => void told.push(event),
  }
  return { runDue, log, told, allBegun, letGo: () => letGo(), begun: () => begun }
}

test('the worker goes on while there are jobs, and waits for a database that is away, logged once', async () => {
  const away = new Error('away')
  const world = passes([8, 8, away, away, 1])
  const worker = startJobWorker({ ...world, restMs: 60_000, outageMs: 1 })
  await world.allBegun
  world.letGo()
  await worker.stop()
  expect(world.told).toEqual(['jobs-paused', 'jobs-resumed'])
})

test('the worker stops after the running job, and begins no more', async () => {
  const world = passes([1])
  const worker = startJobWorker({ ...world, restMs: 60_000 })
  await world.allBegun
  let isStopped = false
  const stopped = worker.stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  world.letGo()
  await stopped
  expect(world.begun()).toBe(2)
})

test('a rest is cut short by the end', async () => {
  const world = passes([0, 0])
  const worker = startJobWorker({ ...world, restMs: 60 * 60_000 })
  await worker.stop()
  expect(world.begun()).toBe(1)
})

/** A worker that foresees, in turned time: the instants at which it looked for jobs, in seconds. */
async function watched(nextAt: () => Date | undefined, during: (ring: () => void) => Promise<unknown>) {
  vi.useFakeTimers({ now: 0 })
  const looks: number[] = []
  const bell = createJobBell()
  const worker = startJobWorker({
    runDue: async () => {
      looks.push(Date.now() / 1000)
      return 0
    },
    log: { info: () => undefined, warn: () => undefined },
    foresight: { nextAt: async () => nextAt(), onJob: bell.onJob },
  })
  await during(bell.ring)
  const stopped = worker.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  await stopped
  vi.useRealTimers()
  return looks
}

test('a worker that foresees sleeps until the next job, a minute at most', async () => {
  const next = [10, 10.1, 500].map((seconds) => new Date(seconds * 1000))
  const looks = await watched(
    () => next.shift(),
    () => vi.advanceTimersByTimeAsync(120_000),
  )
  expect(looks).toEqual([0, 10, 10.2, 70.2])
})

test('jobs that are written wake it soon, several at once', async () => {
  const looks = await watched(
    () => undefined,
    async (ring) => {
      await vi.advanceTimersByTimeAsync(5_000)
      ring()
      ring()
      await vi.advanceTimersByTimeAsync(20_000)
    },
  )
  expect(looks).toEqual([0, 5.2])
})
