import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt } from './attempt-store.ts'
import { DAY_MS } from './look-after-job.ts'
import { cancelRefunded } from './payment-taken-back.ts'

const payloadSchema = z.object({ attemptId: z.uuid(), until: z.iso.datetime() })

/**
 * Asks about a paid attempt and applies a refund. If the process that recorded the refund died
 * before it canceled the order, cancels it without asking.
 */
export const lookAfterPayment: JobHandler = async (ports, job) => {
  const { attemptId, until } = payloadSchema.parse(job.payload)
  const attempt = await findAttempt(ports.database, { id: attemptId })
  if (attempt?.status === 'REFUNDED') await cancelRefunded(ports, attempt)
  if (attempt?.status !== 'APPROVED') return done
  const provider = await ports.payments.open(attempt.providerName, attempt.branchId)
  if (!provider) return done
  const asked = await askProvider(ports, { provider, attempt })
  const next = new Date(ports.now().getTime() + DAY_MS)
  return asked === 'refunding' || next > new Date(until) ? done : { kind: 'again', at: next }
}
