import type { PGlite } from '@electric-sql/pglite'
import { isStartup, isTerminate, syncMessage } from './wire-messages.ts'

/** The one session of a PGlite, spoken to in the wire protocol. Calls must not overlap. */
export class EngineSession {
  readonly #db: PGlite

  constructor(db: PGlite) {
    this.#db = db
  }

  /**
   * Answers one batch of whole messages. A startup packet finds the session as a new connection
   * would.
   */
  async answer(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (isStartup(batch) || isTerminate(batch)) await this.#reset()
    if (isTerminate(batch)) return new Uint8Array()
    return this.#exchange(batch)
  }

  /** Whether the session is inside a transaction block, also one that failed. */
  get inTransaction(): boolean {
    return this.#db.isInTransaction()
  }

  async #reset(): Promise<void> {
    // A client that left after an error and before its Sync would make the engine skip what
    // follows.
    await this.#exchange(syncMessage)
    if (this.inTransaction) await this.#db.exec('rollback')
    await this.#db.exec('discard all')
  }

  /**
   * Streams, because PGlite's unstreamed call parses every answer a second time and keeps the
   * parsed messages for as long as it lives. The bytes are views of the engine's memory: they are
   * copied before the next call.
   */
  async #exchange(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = []
    const onRawData = (bytes: Uint8Array): void => void pieces.push(bytes.slice())
    await this.#db.execProtocolRawStream(batch, { onRawData, syncToFs: false })
    const answer = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
    let at = 0
    for (const piece of pieces) {
      answer.set(piece, at)
      at += piece.length
    }
    return answer
  }
}
