import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { announcePayment } from './announce-payment.ts'
import { knownAttempt } from './ask-provider.ts'
import { findAttempt } from './attempt-store.ts'
import { markRefunded } from './refund-store.ts'

const payloadSchema = z.object({ attemptId: z.uuid(), reason: z.string() })

/** Refunds an attempt once, and announces it. */
export const refundPayment: JobHandler = async (ports, job) => {
  const { attemptId, reason } = payloadSchema.parse(job.payload)
  const attempt = await findAttempt(ports.database, { id: attemptId })
  if (!attempt || attempt.status === 'REFUNDED') return done
  const provider = await ports.payments.open(attempt.providerName, attempt.branchId)
  if (!provider) return { kind: 'failed', reason: `No account at ${attempt.providerName}` }
  const { amount: minor, currency, mantissa } = attempt
  const answer = await provider.refund({ ...knownAttempt(attempt), amount: { minor, currency, mantissa } })
  if (!answer.ok) return { kind: 'failed', reason: `${answer.failure}: ${answer.detail}` }
  await markRefunded(ports, { id: attemptId, reason, now: ports.now() })
  await announcePayment(ports, attempt.orderId)
  return done
}
