import { LRUCache } from 'lru-cache'

/** Result of a take: where it is refused, the seconds until the count begins anew. */
export type Counted =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly seconds: number
      /** Nothing is left of it. */
      readonly isSpent?: boolean
    }

/** Uses that one key has in so many seconds. */
export type Share = { readonly times: number; readonly seconds: number }

/**
 * Takes a cost of what a key may use. A take that does not fit is refused and uses nothing; one of
 * 0 looks whether anything is left; a negative one gives back, no further than to nothing used. A
 * count begins with its first use and ends as a whole.
 */
export type Count = (key: string, cost: number) => Promise<Counted> | Counted

type Used = { readonly used: number; readonly until: number }

/**
 * Makes counts of one process for at most `most` keys, the oldest forgotten first, so that
 * invented keys do not fill the memory.
 */
export function createCounts(
  { times, seconds }: Share,
  { most, now = Date.now }: { readonly most: number; readonly now?: () => number },
): (key: string, cost: number) => Counted {
  // By size, not by number: no room is reserved for keys before they come.
  const counts = new LRUCache<string, Used>({ maxSize: most, sizeCalculation: () => 1 })
  return (key, cost) => {
    const known = counts.get(key)
    const { used, until } = known && known.until > now() ? known : { used: 0, until: now() + seconds * 1000 }
    if (cost === 0 ? used >= times : cost > 0 && used + cost > times)
      return { ok: false, seconds: Math.ceil((until - now()) / 1000), isSpent: used >= times }
    if (cost !== 0) counts.set(key, { used: Math.max(0, used + cost), until })
    return { ok: true }
  }
}

/**
 * Remembers refusals of a shared store where nothing was left: the key is refused from memory until
 * its count ends. For limits of which nothing is given back.
 */
export function remembering(
  count: Count,
  { most, now = Date.now }: { readonly most: number; readonly now?: () => number },
): Count {
  const ends = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 })
  return async (key, cost) => {
    const left = (ends.get(key) ?? 0) - now()
    if (left > 0) return { ok: false, seconds: Math.ceil(left / 1000), isSpent: true }
    const counted = await count(key, cost)
    if (!counted.ok && counted.isSpent) ends.set(key, now() + counted.seconds * 1000)
    return counted
  }
}
