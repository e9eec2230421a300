import type { Sent } from '@mostrador/messaging/message-sender'
import { done, type JobOutcome } from '../job/job.ts'

/**
 * How a job ends that sends something: what was refused for good is tried no more, and nobody is
 * asked again before the time that was named.
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
