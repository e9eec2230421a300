/** How much is remembered and for how long, in milliseconds. */
export type MemoryOptions = {
  readonly now: () => number
  readonly entries: number
}

type Entry = { readonly value: unknown; readonly until: number }

/** What an answer is worth: `keepMs` 0 is not kept. */
export type Kept<Value> = { readonly value: Value; readonly keepMs: number }

/**
 * Remembers answers by their key, the least recently used forgotten first, and lets those who ask
 * the same while an answer is under way share it. Work that throws is forgotten.
 */
export function createMemory({ now, entries }: MemoryOptions) {
  const known = new Map<string, Entry>()
  const underWay = new Map<string, Promise<unknown>>()

  function keep(key: string, { value, keepMs }: Kept<unknown>): void {
    if (keepMs <= 0) return
    known.delete(key)
    known.set(key, { value, until: now() + keepMs })
    const [oldest] = known.keys()
    if (known.size > entries && oldest !== undefined) known.delete(oldest)
  }

  return async <Value>(key: string, work: () => Promise<Kept<Value>>): Promise<Value> => {
    const entry = known.get(key)
    if (entry && entry.until > now()) {
      known.delete(key)
      known.set(key, entry)
      // A key stands for one kind of work, so what is kept under it has the type of the work.
      return entry.value as Value
    }
    const present = underWay.get(key) as Promise<Value> | undefined
    if (present) return present
    const started = work()
      .then((kept) => {
        keep(key, kept)
        return kept.value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
