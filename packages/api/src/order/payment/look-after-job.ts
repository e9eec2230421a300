import type { NewJob } from '../../ground/job/job-store.ts'
import type { Ports } from '../../ground/ports.ts'

export const DAY_MS = 24 * 3_600_000

/** Webpay tells a transaction's state for a week; others notify, and may lose it. */
const DAYS = 7

/** Returns the job that asks daily for a week whether a payment still holds. */
export const lookAfter = (
  { newId, now }: Pick<Ports, 'newId' | 'now'>,
  { id: attemptId }: { readonly id: string },
): NewJob => {
  const createdAt = now()
  const later = (days: number): Date => new Date(createdAt.getTime() + days * DAY_MS)
  const payload = { attemptId, until: later(DAYS).toISOString() }
  return {
    id: newId(),
    kind: 'look-after-payment',
    uniqueKey: attemptId,
    payload,
    runAt: later(1),
    createdAt,
  }
}
