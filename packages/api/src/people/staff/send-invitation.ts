import { staffMailCopy } from '@mostrador/copy/staff-mail'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { INVITATION_DAYS, mayBeGiven } from './given-invitations.ts'
import { invitationUrl, openInvitation } from './invitation-store.ts'
import { tokenOfJob } from './link-token.ts'

const payloadSchema = z.object({ companyId: z.uuid(), staffUserId: z.uuid() })

/** Mails the link that confirms a membership, unless the inviter may no longer give it. */
export const sendInvitation: JobHandler = async (ports, job) => {
  const { database, now, mails, hosts, cookieSecret } = ports
  const person = payloadSchema.parse(job.payload)
  if (!(await mayBeGiven(database, { ...person, now: now() }))) return done
  const token = tokenOfJob(cookieSecret, job)
  const waiting = await openInvitation(database, { ...person, token, madeBy: null, now: now() })
  if (!waiting) return done
  const said = staffMailCopy.invitation
  const sent = await mails.send({
    ...writeMail(waiting, {
      subject: said.subject(waiting.name),
      heading: said.heading(waiting.name),
      paragraphs: [said.text(waiting.name)],
      link: { label: said.link, url: invitationUrl(hosts.consoleOrigin, token) },
      notes: [said.ends(INVITATION_DAYS), said.unexpected],
    }),
    branchId: waiting.branchId,
    to: waiting.email,
    kind: 'staff-invitation',
    dedupeKey: `staff-invitation:${job.id}`,
  })
  return outcomeOfSent(sent, now())
}
