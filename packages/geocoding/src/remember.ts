import { LRUCache } from 'lru-cache'

/** How much is remembered and for how long, in milliseconds. */
export type MemoryOptions = {
  /** Milliseconds since a moment before the first call: an answer of moment 0 never ages. */
  readonly now: () => number
  readonly entries: number
}

/** Answer and how long to keep it, in milliseconds: 0 is not kept. */
export type Kept<Value> = { readonly value: Value; readonly keepMs: number }

/**
 * Remembers answers by their key, the least recently used forgotten first, and lets those who ask
 * the same while an answer is under way share it. Work that throws is forgotten.
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
