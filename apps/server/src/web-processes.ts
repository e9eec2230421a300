import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Log } from '@mostrador/api/ground/ports'
import { answerMetrics } from './metrics-of-all.ts'

/** Shortest and longest wait before a process that ended is started again, in milliseconds. */
const WAIT_MS = { least: 500, most: 30_000 }

/** Time that a process has to serve for its end not to count as another failed start. */
const STEADY_MS = 60_000

const wait = (failures: number): number => Math.min(WAIT_MS.least * 2 ** failures, WAIT_MS.most)

/**
 * Runs several servers on one port, each in a process of its own, until a signal ends them all. The
 * first one migrates, loads the demo and runs the jobs, and the others start once it listens. A
 * process that ends is started again, the one with the jobs too; a first start that fails ends the
 * program with that process's code.
 */
export function runWebProcesses({
  count,
  hasJobs,
  log,
}: {
  readonly count: number
  readonly hasJobs: boolean
  readonly log: Log
}): void {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./main.ts', import.meta.url)) })
  answerMetrics(cluster)
  const state = { hasListened: false, isStopping: false, failures: 0 }

  function fork(isFirst: boolean): void {
    if (state.isStopping) return
    const begun = performance.now()
    const worker = cluster.fork({ JOBS: String(hasJobs && isFirst) })
    worker.once('listening', () => {
      if (state.hasListened) return
      state.hasListened = true
      for (let others = 1; others < count; others += 1) fork(false)
    })
    worker.once('exit', (code, signal) => {
      if (state.isStopping || !state.hasListened) return endWith(state.hasListened ? 0 : code || 1)
      state.failures = performance.now() - begun > STEADY_MS ? 0 : state.failures + 1
      log.error('process-ended', { code, signal, isFirst })
      setTimeout(() => fork(isFirst), wait(state.failures - 1))
    })
  }

  const running = (): readonly Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  function endWith(code: number): void {
    process.exitCode ??= code
    if (running().every((worker) => worker.isDead())) process.exit()
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      state.isStopping = true
      for (const worker of running()) worker.process.kill(signal)
      endWith(0)
    })
  }
  fork(true)
}
