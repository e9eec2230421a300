import type { Engine } from './engine.ts'
import { lockDirectory } from './directory-lock.ts'
import { EngineThread } from './engine-thread.ts'
import type { EngineTask } from './engine-messages.ts'
import { beginMigrated } from './migrated-files.ts'

/** Options of an embedded engine. Durations in milliseconds. */
export interface EmbeddedEngineOptions {
  /** After how long a statement is ended, and the engine restarted. */
  readonly statementTimeout: number
  /** Time between two rounds that shorten the log and sweep dead rows. Default five minutes. */
  readonly upkeepEvery?: number
  /** Whether a new folder begins with all migrations; without it, with no tables. */
  readonly beginsMigrated?: boolean
  /** Told when the engine restarts on its own, and why. */
  readonly log: (message: string, error: unknown) => void
}

const closeLimit = 60_000
const upkeepLimit = 600_000

/**
 * Opens the durable engine on a folder, creating it at first, and holds the folder alone until it
 * is closed or the process ends. Throws `DirectoryInUse` when another process has it, or the reason
 * why the engine does not start.
 */
export async function openEmbeddedEngine(directory: string, options: EmbeddedEngineOptions): Promise<Engine> {
  const lock = lockDirectory(directory)
  if (options.beginsMigrated) {
    // Without them the engine makes its files itself, and the caller migrates them.
    await beginMigrated(directory).catch((error: unknown) =>
      options.log('The embedded database begins without its tables.', error),
    )
  }
  const engine = new EmbeddedEngine(directory, options)
  try {
    await engine.ready
  } catch (error) {
    engine.stop()
    lock.release()
    throw error
  }
  let closed: Promise<void> | undefined
  return {
    run: (batch) => engine.run(batch),
    close: () => (closed ??= engine.close().finally(() => lock.release())),
  }
}

/**
 * Keeps a thread running: queues the tasks, replaces a thread that ended, and does the upkeep in
 * quiet moments.
 */
class EmbeddedEngine {
  readonly #directory: string
  readonly #options: EmbeddedEngineOptions
  readonly #upkeep: NodeJS.Timeout
  #thread: EngineThread
  #last: Promise<unknown> = Promise.resolve()
  #upkeepIsDue = false
  #upkeepIsRunning = false
  #closing = false

  constructor(directory: string, options: EmbeddedEngineOptions) {
    this.#directory = directory
    this.#options = options
    this.#thread = this.#start()
    this.#upkeep = setInterval(() => void this.#doUpkeep(), options.upkeepEvery ?? 300_000)
    this.#upkeep.unref()
  }

  get ready(): Promise<void> {
    return this.#thread.ready
  }

  async run(batch: Uint8Array): Promise<Uint8Array> {
    const { answer, inTransaction } = await this.#enqueue(
      { kind: 'answer', batch },
      this.#options.statementTimeout,
    )
    if (this.#upkeepIsDue && !inTransaction) void this.#doUpkeep()
    return answer
  }

  async close(): Promise<void> {
    this.stop()
    // The thread answers by ending.
    await this.#enqueue({ kind: 'close' }, closeLimit).catch(() => undefined)
    await this.#thread.ended
  }

  /** Ends upkeep and restarts. */
  stop(): void {
    clearInterval(this.#upkeep)
    this.#closing = true
  }

  #enqueue(task: EngineTask, limit: number): ReturnType<EngineThread['perform']> {
    const done = this.#last.then(async () => (await this.#runningThread()).perform(task, limit))
    this.#last = done.catch(() => undefined)
    return done
  }

  #start(): EngineThread {
    const thread = new EngineThread(this.#directory)
    void this.#succeed(thread)
    return thread
  }

  async #succeed(thread: EngineThread): Promise<void> {
    await thread.ended
    if (this.#closing) return
    this.#options.log('The embedded database stopped.', thread.reason)
    // One that never started would fail again: its successor waits for the next statement.
    if (thread.hasStarted) await this.#runningThread()
  }

  /**
   * The thread, or its successor. Two threads never write to one folder: the first has ended
   * before.
   */
  async #runningThread(): Promise<EngineThread> {
    const thread = this.#thread
    if (thread.reason === undefined) return thread
    await thread.ended
    if (this.#thread === thread && !this.#closing) this.#thread = this.#start()
    return this.#thread
  }

  /**
   * Does a round of upkeep, one step between two statements; inside a transaction it waits for its
   * end.
   */
  async #doUpkeep(): Promise<void> {
    if (this.#upkeepIsRunning) return
    this.#upkeepIsRunning = true
    this.#upkeepIsDue = false
    for (let more = true; more && !this.#closing;) {
      const done = await this.#enqueue({ kind: 'upkeep' }, upkeepLimit).catch(() => undefined)
      if (done?.problem) this.#options.log('Upkeep of the embedded database failed.', done.problem)
      if (done?.inTransaction) this.#upkeepIsDue = true
      more = done?.more === true && !done.inTransaction
    }
    this.#upkeepIsRunning = false
  }
}
