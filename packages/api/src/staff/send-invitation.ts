import { staffMailCopy } from '@mostrador/copy/staff-mail'
import { z } from 'zod'
import { done } from '../job/job.ts'
import type { JobHandler } from '../job/job.ts'
import { INVITATION_DAYS, openInvitation } from './invitation-store.ts'
import { tokenOfJob } from './link-token.ts'

const payloadSchema = z.object({ companyId: z.uuid(), staffUserId: z.uuid() })

/**
 * Sends somebody the link that confirms to work for a company. The token stands behind the "#": no
 * server and no log sees it on its way.
 */
export const sendInvitation: JobHandler = async (ports, job) => {
  const { database, now, messages, hosts, cookieSecret } = ports
  const person = payloadSchema.parse(job.payload)
  const token = tokenOfJob(cookieSecret, job)
  const waiting = await openInvitation(database, { ...person, token, now: now() })
  if (!waiting) return done
  const sent = await messages.send({
    branchId: waiting.branchId,
    channel: 'EMAIL',
    to: waiting.email,
    text: staffMailCopy.invitation({
      companyName: waiting.companyName,
      url: `${hosts.consoleOrigin}/console/invitation#${token}`,
      days: INVITATION_DAYS,
    }),
    kind: 'staff-invitation',
    dedupeKey: `staff-invitation:${job.id}`,
  })
  if (sent.ok) return done
  return { kind: 'failed', reason: `${sent.reason}: ${sent.detail}`, final: sent.reason === 'rejected' }
}
