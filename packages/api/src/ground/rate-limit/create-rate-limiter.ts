import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { Ports } from '../ports.ts'
import { createCountsInDatabase, keepTidy } from './counts-in-database.ts'
import { createCounts, remembering, type Count } from './counts-in-memory.ts'
import { createCountsInRedis, type SendToRedis } from './counts-in-redis.ts'
import { isSpared, LIMITS, type Limits, type RateRule } from './limits.ts'
import { networkOf } from './network-of.ts'

/** Stores shared by processes: Redis first, then the database; without both each counts alone. */
export type RateLimiterOptions = {
  readonly database?: Kysely<Database> | undefined
  readonly redis?: { readonly send: SendToRedis } | undefined
  /** Limits of this install; without them those of the product. */
  readonly limits?: Limits
  /** Other rates by name, for measurements. */
  readonly rules?: Readonly<Record<string, Partial<RateRule>>>
  /** Counts refusals, by the limit's name. */
  readonly reached?: (name: string) => void
}

/** Longest key in the table: callers write them, as phones and e-mails. */
const LONGEST_KEY = 200

type Stores = Pick<RateLimiterOptions, 'database' | 'redis'>

/** Counts in a shared store; undefined where this rule has none. */
function sharedOf(name: string, rule: RateRule, { database, redis }: Stores): Count | undefined {
  if (rule.together && redis) return createCountsInRedis(name, rule, redis.send)
  if (rule.together === true && database) return createCountsInDatabase(database, { name, ...rule })
  return undefined
}

function countOf(name: string, rule: RateRule, { limits, ...stores }: Stores & { limits: Limits }): Count {
  const { most } = limits.sizes['counted-keys']
  const inMemory = createCounts(rule, { most })
  const shared = sharedOf(name, rule, stores)
  if (!shared) return inMemory
  const asked = rule.isGivenBack ? shared : remembering(shared, { most })
  // While the store is away, limits are counted here.
  return async (key, cost) => {
    try {
      return await asked(key, cost)
    } catch {
      return inMemory(key, cost)
    }
  }
}

/**
 * Counts how often a key does a thing: `take` returns false over the limit, with the seconds to
 * wait. The key of a network rule is the caller's address. Throws for an undeclared limit.
 */
export function createRateLimiter(options: RateLimiterOptions = {}): Ports['rateLimiter'] {
  const { limits = LIMITS, rules = {}, reached, ...stores } = options
  if (stores.database) keepTidy(stores.database)
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
