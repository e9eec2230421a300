import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { findAlert, noteOutcome } from './alert-store.ts'
import { ALERT_SENDERS } from './alert-senders.ts'

const payloadSchema = z.object({ alertId: z.uuid() })

/** Tries of one person by one channel: the next channel has its turn after minutes. */
const MOST_TRIES = 3

/**
 * Tells one person by one channel that an order waits, or that an opening branch contact has no
 * listening console, unless staff looked meanwhile. A failed alert is tried again twice and then
 * given up; the other steps do not wait for it. Its key makes a second sending nothing.
 */
export const sendAlert: JobHandler = async (ports, job) => {
  const { database, now } = ports
  const { alertId } = payloadSchema.parse(job.payload)
  const alert = await findAlert(database, alertId)
  if (!alert) return done
  const isOver = !alert.isTrue || (alert.openingAt !== null && new Date(alert.openingAt) <= now())
  if (isOver) {
    // A warning that failed until the opening is shown to the shop.
    const isVain = alert.openingAt !== null && alert.detail !== ''
    const outcome = isVain ? 'FAILED' : 'STOPPED'
    await noteOutcome(database, alertId, { outcome, detail: isVain ? alert.detail : '', now: now() })
    return done
  }
  const sent = await ALERT_SENDERS[alert.channel](ports, alert)
  if (sent.ok) {
    await noteOutcome(database, alertId, { outcome: 'SENT', detail: '', now: now() })
    return done
  }
  const isGivenUp = sent.reason === 'rejected' || job.attempts >= MOST_TRIES
  const detail = `${sent.reason}: ${sent.detail}`
  await noteOutcome(database, alertId, { outcome: isGivenUp ? 'FAILED' : 'WAITING', detail, now: now() })
  // A push without listening devices is shown to the shop, and is no failure of ours.
  if (alert.channel === 'PUSH' && sent.reason === 'rejected') return done
  const outcome = outcomeOfSent(sent, now())
  return outcome.kind === 'failed' ? { ...outcome, final: isGivenUp } : outcome
}
