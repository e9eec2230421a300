import { phoneKey } from '@mostrador/domain/phone/phone-key'
import type { Message, MessageSender, Sent } from '@mostrador/messaging/message-sender'
import type { RateLimiter } from '../ports.ts'
import type { RateName } from '../rate-limit/limits.ts'

/** Kind of texts with a sign-in code, which are limited where they are asked for. */
const SIGN_IN = 'sign-in'

/** Kind of alerts to staff, counted apart from the texts about their own orders. */
export const ORDER_ALERT = 'order-alert'

/** A text over its limit is tried again after an hour at most. */
const LONGEST_REST_MS = 60 * 60_000

/**
 * Returns the limit by which texts to a phone are counted: codes that strangers ask for, codes
 * that its owner's browser asks for, and all others apart. So a stranger who types a phone keeps
 * its owner neither from codes nor from texts about orders.
 */
function phoneLimitOf({ kind, isOfOwner = false }: Message): RateName {
  if (kind === ORDER_ALERT) return 'alerts-phone'
  if (kind !== SIGN_IN) return 'texts-phone'
  return isOfOwner ? 'code-texts-own' : 'code-texts-phone'
}

/** Counts by each limit in turn; returns the first refusal, or undefined within all. */
export async function refusedByLimits(
  { take }: RateLimiter,
  counted: readonly (readonly [RateName, string])[],
): Promise<Sent | undefined> {
  let rest = 0
  const refused = (seconds: number): void => void (rest = seconds * 1000)
  for (const [rule, key] of counted) {
    // A use that one limit refuses is not counted by the next.
    const isWithin = await take(rule, key, { refused })
    const retryAfterMs = Math.min(rest, LONGEST_REST_MS)
    if (!isWithin) return { ok: false, reason: 'throttled', detail: `limit ${rule}`, retryAfterMs }
  }
  return undefined
}

/**
 * Sends no more texts in a day than the limits of a phone, a brand and all allow: each costs the
 * shop money, and may ring on a stranger's phone. A refused text may pass later.
 */
export const limitedSender = (sender: MessageSender, rateLimiter: RateLimiter): MessageSender => ({
  send: async (message) =>
    (await refusedByLimits(rateLimiter, [
      [phoneLimitOf(message), phoneKey(message.to)],
      ...(message.kind === SIGN_IN ? [] : [['texts-brand', message.branchId] as const]),
      ['texts-all', 'all'],
    ])) ?? sender.send(message),
})
