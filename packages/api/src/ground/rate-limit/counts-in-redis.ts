import type { Count, Share } from './counts-in-memory.ts'

/** Sends a command to Redis. */
export type SendToRedis = (command: readonly string[]) => Promise<unknown>

/**
 * Takes ARGV[1] of ARGV[2] uses in ARGV[3] milliseconds as one step of the server. Answers whether
 * it fits, the uses, and the milliseconds to the end.
 */
const TAKE = `
local used = math.max(0, tonumber(redis.call('get', KEYS[1]) or '0'))
local cost, times, left = tonumber(ARGV[1]), tonumber(ARGV[2]), redis.call('pttl', KEYS[1])
if left < 0 then left = tonumber(ARGV[3]) end
local fits = cost < 0 or (cost == 0 and used < times) or (cost > 0 and used + cost <= times)
if fits and cost ~= 0 and used + cost > 0 then
  redis.call('set', KEYS[1], string.format('%d', used + cost), 'PX', math.max(1, left))
elseif fits and cost < 0 then
  redis.call('del', KEYS[1])
end
return { fits and 1 or 0, used, left }`

/** Makes counts that all processes of a Redis share. The counting throws where Redis is away. */
export const createCountsInRedis =
  (name: string, { times, seconds }: Share, send: SendToRedis): Count =>
  async (key, cost) => {
    const values = [cost, times, seconds * 1000].map(String)
    const answer = await send(['EVAL', TAKE, '1', `${name}:${key}`, ...values])
    const [fits, used, left] = answer as readonly [fits: number, used: number, left: number]
    if (fits === 1) return { ok: true }
    return { ok: false, seconds: Math.ceil(left / 1000), isSpent: used >= times }
  }
