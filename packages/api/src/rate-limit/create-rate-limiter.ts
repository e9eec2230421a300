import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Ports } from '../ports.ts'
import { RATE_RULES, type RateRule } from './rate-rules.ts'

/** `pool`: the connections of a server that several processes share; without it each process counts alone. */
export type RateLimiterOptions = {
  readonly pool?: object | undefined
  /** Other limits than those of the product, by name: for measurements. */
  readonly rules?: Readonly<Record<string, RateRule>>
}

/** Keys are what callers write: a phone, an e-mail. In the table none of them is longer than this. */
const LONGEST_KEY = 200

function limiterOf(name: string, { times, seconds, together }: RateRule, pool?: object): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds })
  if (!together || !pool) return memory
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
    // Whoever is over the limit is answered from memory until it is over, and costs the database nothing.
    inMemoryBlockOnConsumed: times + 1,
    // A database that is away stops more than this; its limits are then counted here.
    insuranceLimiter: memory,
  })
}

/** Counts how often a key does a thing: `take` answers false once it is too often. Throws for a limit that nobody declared. */
export function createRateLimiter({ pool, rules = {} }: RateLimiterOptions = {}): Ports['rateLimiter'] {
  const limiters = new Map(
    Object.entries<RateRule>({ ...RATE_RULES, ...rules }).map(([name, rule]) => [
      name,
      limiterOf(name, rule, pool),
    ]),
  )
  return {
    take: async (rule, key) => {
      const limiter = limiters.get(rule)
      if (!limiter) throw new Error(`No limit is called "${rule}": declare it in rate-rules.ts.`)
      try {
        await limiter.consume(key.slice(0, LONGEST_KEY))
        return true
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false
        throw refused
      }
    },
  }
}
