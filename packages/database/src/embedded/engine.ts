/** Server of the wire protocol: the durable engine in its thread, or the one in memory. */
export interface Engine {
  /**
   * Runs one batch of whole wire messages and returns the bytes that answer it. Batches run one
   * after another in the order of the calls. Rejects with an `EngineError` when the engine was
   * ended meanwhile; an error of SQL is in the answer, as on any server.
   */
  run(batch: Uint8Array): Promise<Uint8Array>
  /** Waits for earlier calls, then stops the engine. Safe to call twice. */
  close(): Promise<void>
}

/**
 * The engine or a session of it was ended. `code` is the SQLSTATE with which a PostgreSQL server
 * ends the same thing (57014 statement too long, 25P03 transaction left idle, 57P02 crash), so that
 * callers treat both alike.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: '57014' | '25P03' | '57P02'

  constructor(code: EngineError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
