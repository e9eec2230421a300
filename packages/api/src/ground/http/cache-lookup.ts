import { isDatabaseAway } from '@mostrador/database/database-away'
import { LRUCache } from 'lru-cache'

/**
 * Caches a lookup for so many milliseconds, absent values included. Concurrent calls share one
 * lookup; a failed one is repeated. While the database is away, the last answer is kept.
 */
export function cacheLookup<Value>(
  find: (key: string) => Promise<Value>,
  { milliseconds, most, now }: { readonly milliseconds: number; readonly most: number; now: () => Date },
): (key: string) => Promise<Value> {
  // The cache keeps no undefined: absence is an answer, too.
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
