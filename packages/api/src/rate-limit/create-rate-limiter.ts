import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Ports } from '../ports.ts'
import { isSpared, RATE_RULES, type RateRule } from './rate-rules.ts'

/** Where several processes count as one. Redis is asked before the database; without either each counts alone. */
export type RateLimiterOptions = {
  /** The connections of a PostgreSQL server. */
  readonly pool?: object | undefined
  readonly redis?: { readonly send: (command: readonly string[]) => Promise<unknown> } | undefined
  /** Other limits than those of the product, by name: for measurements. */
  readonly rules?: Readonly<Record<string, RateRule>>
}

/** Keys are what callers write: a phone, an e-mail. In the table none of them is longer than this. */
const LONGEST_KEY = 200

type Stores = Pick<RateLimiterOptions, 'pool' | 'redis'>

function limiterOf(
  name: string,
  { times, seconds, together }: RateRule,
  { pool, redis }: Stores,
): RateLimiterAbstract {
  const own = { keyPrefix: name, points: times, duration: seconds }
  const memory = new RateLimiterMemory(own)
  const shared = {
    ...own,
    // Whoever is over the limit is answered from memory until it is over, and costs the store nothing.
    inMemoryBlockOnConsumed: times + 1,
    // A store that is away stops more than this; its limits are then counted here.
    insuranceLimiter: memory,
  }
  if (together && redis)
    return new RateLimiterRedis({ ...shared, storeClient: redisStore(redis), useRedisPackage: true })
  if (together && pool)
    return new RateLimiterPostgres({
      ...shared,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    })
  return memory
}

/** All that counting asks of Redis: the one script that adds, and tells how long until the count ends. */
const redisStore = ({ send }: NonNullable<Stores['redis']>) => ({
  eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
    send(['EVAL', script, String(keys.length), ...keys, ...values]),
})

/** Counts how often a key does a thing: `take` answers false once it is too often. Throws for a limit that nobody declared. */
export function createRateLimiter({ rules = {}, ...stores }: RateLimiterOptions = {}): Ports['rateLimiter'] {
  const limits = new Map(
    Object.entries<RateRule>({ ...RATE_RULES, ...rules }).map(([name, rule]) => [
      name,
      { rule, limiter: limiterOf(name, rule, stores) },
    ]),
  )
  return {
    take: async (name, key) => {
      const limit = limits.get(name)
      if (!limit) throw new Error(`No limit is called "${name}": declare it in rate-rules.ts.`)
      if (isSpared(limit.rule, key)) return true
      try {
        await limit.limiter.consume(key.slice(0, LONGEST_KEY))
        return true
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false
        throw refused
      }
    },
  }
}
