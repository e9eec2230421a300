import { LRUCache } from 'lru-cache'

/** Most entries that are kept, and the clock. */
export type MemoryOptions = {
  /** Milliseconds since a moment before the first call: an answer of moment 0 never ages. */
  readonly now: () => number
  readonly entries: number
}

/** Answer and how long to keep it, in milliseconds: 0 is not kept. */
export type Kept<Value> = { readonly value: Value; readonly keepMs: number }

/**
 * Remembers answers by their key, the least recently used forgotten first, and lets callers with
 * the same key share an answer that is under way. Work that throws is forgotten.
 */
export function createMemory({ now, entries }: MemoryOptions) {
  const known = new LRUCache<string, { readonly value: unknown }>({
    max: entries,
    perf: { now },
    ttlResolution: 0,
  })
  const underWay = new Map<string, Promise<unknown>>()

  return async <Value>(key: string, work: () => Promise<Kept<Value>>): Promise<Value> => {
    const entry = known.get(key)
    // A key stands for one kind of work, so the value kept under it has its type.
    if (entry) return entry.value as Value
    const present = underWay.get(key) as Promise<Value> | undefined
    if (present) return present
    const started = work()
      .then(({ value, keepMs }) => {
        if (keepMs > 0) known.set(key, { value }, { ttl: keepMs })
        return value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
