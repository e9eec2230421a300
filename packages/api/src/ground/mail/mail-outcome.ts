import type { Sent } from '@mostrador/messaging/message-sender'
import { done, type JobOutcome } from '../job/job.ts'

/**
 * Returns the end of a job that sends: final for a rejection, else a retry not before the named
 * time.
 */
export function outcomeOfSent(sent: Sent, now: Date): JobOutcome {
  if (sent.ok) return done
  return {
    kind: 'failed',
    reason: `${sent.reason}: ${sent.detail}`,
    final: sent.reason === 'rejected',
    ...(sent.retryAfterMs !== undefined && { notBefore: new Date(now.getTime() + sent.retryAfterMs) }),
  }
}
