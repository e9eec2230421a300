const byteOf = (letter: string): number => letter.charCodeAt(0)

/**
 * Messages after which a client waits for an answer: Sync, Query, Flush, Terminate, CopyDone,
 * CopyFail.
 */
const endOfBatch = new Set(['S', 'Q', 'H', 'X', 'c', 'f'].map(byteOf))

/**
 * A whole Sync message: the engine leaves the state in which it skips everything after an error.
 */
export const syncMessage: Uint8Array = Uint8Array.of(byteOf('S'), 0, 0, 0, 4)

/**
 * Whether a batch opens a session: the startup packet alone has a length and no letter in front.
 */
export function isStartup(batch: Uint8Array): boolean {
  return batch[0] === 0
}

/** Whether a batch is the client's farewell, to which a server answers nothing. */
export function isTerminate(batch: Uint8Array): boolean {
  return batch[0] === byteOf('X')
}

/**
 * Whether an answer leaves a transaction open: it ends with ReadyForQuery and a status other than
 * idle.
 */
export function leavesTransactionOpen(answer: Uint8Array): boolean {
  return answer.at(-6) === byteOf('Z') && answer.at(-1) !== byteOf('I')
}

/**
 * Cuts a client's byte stream into batches that an engine can answer at once: the startup packet by
 * itself, then all messages up to the one after which the client waits. Bytes of an unfinished
 * batch are kept for the next call.
 */
export class BatchReader {
  #bytes: Buffer = Buffer.alloc(0)
  #gathered = 0
  #started = false

  /** Takes the next bytes of the stream and gives the batches that they complete. */
  read(chunk: Buffer): Buffer[] {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    const batches: Buffer[] = []
    for (let end = this.#endOfMessage(); end !== undefined; end = this.#endOfMessage()) {
      const letter = this.#bytes[this.#gathered] ?? 0
      this.#gathered = end
      if (this.#started && !endOfBatch.has(letter)) continue
      this.#started = true
      batches.push(this.#bytes.subarray(0, end))
      this.#bytes = this.#bytes.subarray(end)
      this.#gathered = 0
    }
    return batches
  }

  #endOfMessage(): number | undefined {
    const lengthAt = this.#gathered + (this.#started ? 1 : 0)
    if (this.#bytes.length < lengthAt + 4) return undefined
    const end = lengthAt + this.#bytes.readInt32BE(lengthAt)
    return end <= this.#bytes.length ? end : undefined
  }
}
