import type { Message, MessageSender, Sent } from '@mostrador/messaging/message-sender'
import type { RateLimiter } from '../ports.ts'
import type { RateName } from '../rate-limit/limits.ts'

/**
 * The kind of the texts that bring a code. They have limits of their own where they are asked for.
 */
const SIGN_IN = 'sign-in'

/** However far the end of a limit is, a text that waits is looked at again after an hour. */
const LONGEST_REST_MS = 60 * 60_000

/**
 * By what the texts of a phone are counted: codes that strangers ask for, codes that the browser of
 * its owner asks for, and all else, each by itself. So nobody who types the phone keeps its owner
 * from her codes, nor from her words about orders.
 */
function phoneLimitOf({ kind, isOfOwner = false }: Message): RateName {
  if (kind !== SIGN_IN) return 'texts-phone'
  return isOfOwner ? 'code-texts-own' : 'code-texts-phone'
}

/**
 * Sends no phone, no brand and not everybody together more texts in a day than their limits say:
 * each costs the shop money, and rings on a phone that somebody else may have typed. What is not
 * sent may pass later.
 */
export function limitedSender(sender: MessageSender, { take }: RateLimiter): MessageSender {
  async function refusedBy(message: Message): Promise<Sent | undefined> {
    const { branchId, to, kind } = message
    let rest = 0
    const refused = (seconds: number): void => void (rest = seconds * 1000)
    const counted = [
      [phoneLimitOf(message), to],
      ...(kind === SIGN_IN ? [] : [['texts-brand', branchId] as const]),
      ['texts-all', 'all'],
    ] as const
    for (const [rule, key] of counted) {
      // What one limit refuses is not counted by the next.
      const isWithin = await take(rule, key, { refused })
      const retryAfterMs = Math.min(rest, LONGEST_REST_MS)
      if (!isWithin) return { ok: false, reason: 'throttled', detail: `limit ${rule}`, retryAfterMs }
    }
    return undefined
  }
  return { send: async (message) => (await refusedBy(message)) ?? sender.send(message) }
}
