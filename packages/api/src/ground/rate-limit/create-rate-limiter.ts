import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Ports } from '../ports.ts'
import { createCounts, type Counted } from './counts-in-memory.ts'
import { isSpared, LIMITS, type Limits, type RateRule } from './limits.ts'
import { networkOf } from './network-of.ts'

/** Stores shared by processes: Redis first, then the database; without both each counts alone. */
export type RateLimiterOptions = {
  readonly pool?: object | undefined
  readonly redis?: { readonly send: (command: readonly string[]) => Promise<unknown> } | undefined
  /** Limits of this install; without them those of the product. */
  readonly limits?: Limits
  /** Other rates by name, for measurements. */
  readonly rules?: Readonly<Record<string, Partial<RateRule>>>
  /** Counts refusals, by the limit's name. */
  readonly reached?: (name: string) => void
}

/** Longest key in the table: callers write them, as phones and e-mails. */
const LONGEST_KEY = 200

type Stores = Pick<RateLimiterOptions, 'pool' | 'redis'>

/** Counts in a shared store; undefined where this rule has none. */
function sharedOf(
  name: string,
  { times, seconds, together }: RateRule,
  { pool, redis }: Stores,
): RateLimiterAbstract | undefined {
  const shared = {
    keyPrefix: name,
    points: times,
    duration: seconds,
    // A key over its limit is refused from memory until its end.
    inMemoryBlockOnConsumed: times + 1,
  }
  if (together && redis)
    return new RateLimiterRedis({ ...shared, storeClient: redisStore(redis), useRedisPackage: true })
  if (together === true && pool)
    return new RateLimiterPostgres({
      ...shared,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    })
  return undefined
}

/** Redis as the counter needs it: one script that adds, and returns the time to the count's end. */
const redisStore = ({ send }: NonNullable<Stores['redis']>) => ({
  eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
    send(['EVAL', script, String(keys.length), ...keys, ...values]),
})

type Count = (key: string, cost: number) => Promise<Counted> | Counted

function countOf(name: string, rule: RateRule, { limits, ...stores }: Stores & { limits: Limits }): Count {
  const inMemory = createCounts(rule, { most: limits.sizes['counted-keys'].most })
  const shared = sharedOf(name, rule, stores)
  if (!shared) return inMemory
  return async (key, cost) => {
    try {
      await shared.consume(key, cost)
      return { ok: true }
    } catch (refused) {
      // While the store is away, limits are counted here.
      if (!(refused instanceof RateLimiterRes)) return inMemory(key, cost)
      return { ok: false, seconds: Math.ceil(refused.msBeforeNext / 1000) }
    }
  }
}

/**
 * Counts how often a key does a thing: `take` returns false over the limit, with the seconds to
 * wait. The key of a network rule is the caller's address. Throws for an undeclared limit.
 */
export function createRateLimiter(options: RateLimiterOptions = {}): Ports['rateLimiter'] {
  const { limits = LIMITS, rules = {}, reached, ...stores } = options
  const known = new Map(
    Object.entries<RateRule>(limits.rates).map(([name, usual]) => {
      const rule = { ...usual, ...rules[name] }
      return [name, { rule, count: countOf(name, rule, { ...stores, limits }) }]
    }),
  )
  return {
    take: async (name, key, { cost = 1, refused } = {}) => {
      const limit = known.get(name)
      if (!limit) throw new Error(`No limit is called "${name}": declare it in limits.ts.`)
      const { rule, count } = limit
      if (isSpared(rule, key)) return true
      const counted = await count((rule.by === 'network' ? networkOf(key) : key).slice(0, LONGEST_KEY), cost)
      if (counted.ok || cost < 0) return true
      reached?.(name)
      refused?.(counted.seconds)
      return false
    },
  }
}
