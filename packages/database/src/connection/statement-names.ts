import { createHash } from 'node:crypto'

const mostNames = 500
const mostCandidates = 2_000

/**
 * Gives each statement that repeats a name, under which the database parses and plans it once in a
 * session. A text is named when it is seen a second time, and only so many are: every name costs
 * memory in every session, and a text that is put together from values never returns.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #candidates = new Set<string>()

  /** Returns the name under which to send a statement; undefined to send it without one. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= mostNames) return name
    if (this.#candidates.delete(text)) {
      // 63 bytes is the longest name that Postgres tells apart.
      const fresh = createHash('sha256').update(text).digest('base64url')
      this.#names.set(text, fresh)
      return fresh
    }
    if (this.#candidates.size >= mostCandidates) this.#candidates = new Set()
    this.#candidates.add(text)
    return undefined
  }
}
