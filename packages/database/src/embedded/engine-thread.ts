import { Worker } from 'node:worker_threads'
import { EngineError } from './engine.ts'
import type { EngineReport, EngineTask, EngineThreadData, TaskDone } from './engine-messages.ts'

interface Waiting {
  readonly resolve: (done: TaskDone) => void
  readonly reject: (error: Error) => void
}

/**
 * One life of the engine's thread, from its start to its end. It does one task at a time and is
 * never restarted.
 */
export class EngineThread {
  /** Settles when the engine can be asked; rejects when it did not start, with the reason. */
  readonly ready: Promise<void>
  /** Settles when the thread has ended, for any reason. */
  readonly ended: Promise<void>
  readonly #worker: Worker
  #waiting: Waiting | undefined
  #reason: Error | undefined
  #hasStarted = false

  constructor(directory: string) {
    const workerData: EngineThreadData = { directory }
    this.#worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData,
      name: 'database',
    })
    const started = Promise.withResolvers<void>()
    this.ready = started.promise
    this.ready.catch(() => undefined)
    this.#worker.on('message', (report: EngineReport) => {
      if (report.kind === 'ready') {
        this.#hasStarted = true
        started.resolve()
      }
      if (report.kind === 'failed') this.#reason = new EngineError('57P02', report.reason)
      if (report.kind === 'done') this.#settle((waiting) => waiting.resolve(report))
    })
    this.#worker.on('error', (error) => (this.#reason ??= error as Error))
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        const reason = this.#reason ?? new EngineError('57P02', 'The embedded database stopped.')
        this.#reason = reason
        started.reject(reason)
        this.#settle((waiting) => waiting.reject(reason))
        resolve()
      })
    })
  }

  /** Whether the engine ever answered. */
  get hasStarted(): boolean {
    return this.#hasStarted
  }

  /** Reason why the thread ends or has ended; undefined while it runs. */
  get reason(): Error | undefined {
    return this.#reason
  }

  /**
   * Has one task done. Nothing can interrupt the engine inside a task: past `limit` milliseconds
   * the thread is ended. Rejects then, and when the thread ends for any other reason.
   */
  async perform(task: EngineTask, limit: number): Promise<TaskDone> {
    await this.ready
    if (this.#reason) throw this.#reason
    const { promise, resolve, reject } = Promise.withResolvers<TaskDone>()
    this.#waiting = { resolve, reject }
    const message = `The statement ran for more than ${limit} ms and was ended.`
    const watchdog = setTimeout(() => this.end(new EngineError('57014', message)), limit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(task)
    return promise.finally(() => clearTimeout(watchdog))
  }

  /** Ends the thread in the middle of its task. Uncommitted work is gone, as after a crash. */
  end(reason: Error): void {
    this.#reason ??= reason
    void this.#worker.terminate()
  }

  #settle(how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) how(waiting)
  }
}
