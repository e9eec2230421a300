import type { BenefitsAnswer, LoyaltyPartner } from '../loyalty-partner.ts'
import { failed, readDiscounts } from '../read-discounts.ts'
import { FLEETING_MS, isFleeting, sandboxOutcome, type SandboxTexts } from './sandbox-users.ts'

/** The slug under which a tenant file names the built-in partner. */
export const SANDBOX_PARTNER = 'sandbox'

export type SandboxSettings = {
  readonly texts: SandboxTexts
  /** Longest time for a partner's answer: the silent user is waited for so long. */
  readonly timeoutMs: number
  readonly now: () => Date
}

/** Most of them that are remembered; the oldest is forgotten first. */
const MOST_FLEETING = 1000

/** Tells whether a user's benefit is over; long after its end it begins anew. */
function createFleeting(now: () => Date) {
  const ends = new Map<string, number>()
  return (who: string): boolean => {
    const at = now().getTime()
    const end = ends.get(who)
    if (end !== undefined && at < end + 10 * FLEETING_MS) return at >= end
    const [oldest] = ends.keys()
    if (oldest !== undefined && ends.size >= MOST_FLEETING) ends.delete(oldest)
    ends.set(who, at + FLEETING_MS)
    return false
  }
}

async function failureOf(
  kind: 'refused' | 'slow' | 'down' | 'nonsense',
  timeoutMs: number,
): Promise<BenefitsAnswer> {
  if (kind === 'refused') return failed('refused', 'nobody of that id and token')
  if (kind === 'down') return failed('unreachable', 503)
  if (kind === 'nonsense') return readDiscounts({ generalDiscounts: 'todos' })
  await new Promise((resolve) => setTimeout(resolve, timeoutMs))
  return failed('timeout', 'Too slow')
}

/**
 * Makes the built-in partner: it has only the outcomes of its documented users, so that each of
 * them can be seen without a partner. Source: packages/loyalty-partners/README.md, Users.
 */
export function sandboxPartner({ texts, timeoutMs, now }: SandboxSettings): LoyaltyPartner {
  const isOver = createFleeting(now)
  return {
    benefitsOf: async (question) => {
      const outcome = sandboxOutcome(texts, question)
      if (outcome.kind !== 'discounts') return failureOf(outcome.kind, timeoutMs)
      const { externalUserId, branchId } = question
      const isGone = isFleeting(externalUserId) && isOver(`${branchId} ${externalUserId}`)
      return { ok: true, discounts: isGone ? [] : outcome.discounts }
    },
  }
}
