import { isDatabaseAway } from '@mostrador/database/database-away'
import { LRUCache } from 'lru-cache'

/**
 * A lookup whose answers are believed for so many milliseconds, and also that there is none. Those
 * who ask for the same at once wait for one question; one that failed is asked again. While the
 * database is away, what was known last is believed.
 */
export function cacheLookup<Value>(
  find: (key: string) => Promise<Value>,
  { milliseconds, most, now }: { readonly milliseconds: number; readonly most: number; now: () => Date },
): (key: string) => Promise<Value> {
  // The cache keeps no undefined: that there is none is an answer, too.
  const known = new LRUCache<string, { readonly value: Value }>({
    max: most,
    ttl: milliseconds,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
    // A caller is answered even when eviction keeps the value out of the cache.
    ignoreFetchAbort: true,
    fetchMethod: async (key, last) => {
      try {
        return { value: await find(key) }
      } catch (error) {
        if (last && isDatabaseAway(error)) return last
        throw error
      }
    },
  })
  return async (key) => (await known.forceFetch(key)).value
}
