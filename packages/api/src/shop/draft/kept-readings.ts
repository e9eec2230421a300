import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Time that an answer is kept, in milliseconds. */
const TTL_MS = 60_000

/** Most numbers of steps that are kept. */
const MOST_COUNTS = 1000

type Reading<Answer> = {
  /** Key of the answer, and of the number of steps that it is read from. */
  readonly keys: { readonly answer: string; readonly count: string }
  readonly count: () => Promise<number>
  readonly read: () => Promise<Answer>
  /** Hears the number of steps before they are read; false where a share is spent. */
  readonly mayRead: (steps: number) => Promise<boolean>
}

type Kept<Answer> = {
  readonly answers: LRUCache<string, Promise<Answer>>
  readonly counts: LRUCache<string, number>
}

/**
 * Makes a reader that keeps what it found in steps for a minute, for each database, in a room of
 * `room`, of which an answer takes `sizeOf` its steps. Steps are counted, and paid, before they are
 * read, and counted once also where the share is spent.
 */
export function keptReadings<Answer extends {} | undefined>({
  room,
  sizeOf,
}: {
  readonly room: number
  readonly sizeOf: (steps: number) => number
}): (database: Kysely<Database>, reading: Reading<Answer>) => Promise<Answer | 'spent'> {
  const kept = new WeakMap<Kysely<Database>, Kept<Answer>>()
  const keptFor = (database: Kysely<Database>): Kept<Answer> => {
    const known = kept.get(database) ?? {
      answers: new LRUCache({ maxSize: room, ttl: TTL_MS }),
      counts: new LRUCache({ max: MOST_COUNTS, ttl: TTL_MS }),
    }
    kept.set(database, known)
    return known
  }
  return async (database, { keys, count, read, mayRead }) => {
    const { answers, counts } = keptFor(database)
    const known = answers.get(keys.answer)
    if (known) return known
    const steps = counts.get(keys.count) ?? (await count())
    counts.set(keys.count, steps)
    if (!(await mayRead(steps))) return 'spent'
    const fresh = answers.get(keys.answer) ?? read()
    answers.set(keys.answer, fresh, { size: sizeOf(steps) })
    fresh.catch(() => answers.delete(keys.answer))
    return fresh
  }
}
