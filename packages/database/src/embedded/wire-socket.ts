import { Duplex } from 'node:stream'
import { EngineError, type Engine } from './engine.ts'
import { BatchReader, leavesTransactionOpen } from './wire-messages.ts'

/**
 * The socket that node-postgres believes to be a connection to a server. It hands whole batches to
 * the engine, so that an error in the middle of one can never leave the client and the engine out
 * of step. A transaction that stays open without a statement for `idleLimit` milliseconds ends the
 * connection, as the setting idle_in_transaction_session_timeout does on a server: on an engine
 * with one session it stops everyone.
 */
export class WireSocket extends Duplex {
  readonly #engine: Engine
  readonly #idleLimit: number
  readonly #batches = new BatchReader()
  #idle: NodeJS.Timeout | undefined

  constructor(engine: Engine, idleLimit: number) {
    super()
    this.#engine = engine
    this.#idleLimit = idleLimit
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed when they arrive; the client never falls behind one batch.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#accept(chunk, done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#idle)
    done(error)
  }

  async #accept(chunk: Buffer, done: (error?: Error | null) => void): Promise<void> {
    try {
      await this.#answer(chunk)
    } catch (error) {
      return done(error as Error)
    }
    done()
  }

  async #answer(chunk: Buffer): Promise<void> {
    clearTimeout(this.#idle)
    for (const batch of this.#batches.read(chunk)) {
      const answer = await this.#engine.run(batch)
      if (this.destroyed) return
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
      if (leavesTransactionOpen(answer)) this.#watchIdleTransaction()
    }
  }

  #watchIdleTransaction(): void {
    clearTimeout(this.#idle)
    const message = `A transaction was left open without a statement for ${this.#idleLimit} ms and was rolled back.`
    this.#idle = setTimeout(() => this.destroy(new EngineError('25P03', message)), this.#idleLimit)
    this.#idle.unref()
  }
}
