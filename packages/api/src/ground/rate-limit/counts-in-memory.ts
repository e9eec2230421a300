import { LRUCache } from 'lru-cache'

/** Result of a count: where the key did the thing too often, the seconds until it begins anew. */
export type Counted = { readonly ok: true } | { readonly ok: false; readonly seconds: number }

type Count = { used: number; readonly until: number }

/**
 * Makes counts of one process for at most `most` keys, the oldest forgotten first, so that
 * invented keys do not fill the memory. A count begins with its first use and ends as a whole.
 */
export function createCounts(
  { times, seconds }: { readonly times: number; readonly seconds: number },
  { most, now = Date.now }: { readonly most: number; readonly now?: () => number },
): (key: string, cost: number) => Counted {
  // By size, not by number: no room is reserved for keys before they come.
  const counts = new LRUCache<string, Count>({ maxSize: most, sizeCalculation: () => 1 })
  return (key, cost) => {
    const known = counts.get(key)
    const count = known && known.until > now() ? known : { used: 0, until: now() + seconds * 1000 }
    count.used = Math.max(0, Math.min(count.used + cost, times + 1))
    counts.set(key, count)
    if (count.used <= times) return { ok: true }
    return { ok: false, seconds: Math.ceil((count.until - now()) / 1000) }
  }
}
