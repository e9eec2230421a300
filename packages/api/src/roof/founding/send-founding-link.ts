import { foundingMailCopy as said } from '@mostrador/copy/founding-links'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { tokenOfJob } from '../../people/staff/link-token.ts'
import { findLinkToMail, noteMailed } from './founding-links-store.ts'
import { FOUNDING_LINK_DAYS, foundingLinkUrl } from './founding-store.ts'

const payloadSchema = z.object({ linkId: z.uuid() })

/** Mails a founding link, unless it was revoked or used meanwhile. */
export const sendFoundingLink: JobHandler = async (ports, job) => {
  const { database, now, mails, hosts, cookieSecret } = ports
  const { linkId: id } = payloadSchema.parse(job.payload)
  const link = await findLinkToMail(database, { id, now: now() })
  if (!link) return done
  const sent = await mails.send({
    ...writeMail(link, {
      subject: said.subject(link.name),
      heading: said.heading,
      paragraphs: [said.text(link.name)],
      link: { label: said.link, url: foundingLinkUrl(hosts.consoleOrigin, tokenOfJob(cookieSecret, job)) },
      notes: [said.ends(FOUNDING_LINK_DAYS), said.unexpected],
    }),
    branchId: link.branchId,
    to: link.email,
    kind: 'founding-link',
    dedupeKey: `founding-link:${job.id}`,
  })
  if (sent.ok) await noteMailed(database, { id, now: now() })
  return outcomeOfSent(sent, now())
}
