import { staffMailCopy } from '@mostrador/copy/staff-mail'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { tokenOfJob } from './link-token.ts'
import { passwordLinkUrl } from './password-link-store.ts'
import { MAIL_PASSWORD_LINK, MAILED_LINK_MINUTES, openMailedLink } from './password-mail-store.ts'

const payloadSchema = z.object({ staffUserId: z.uuid() })

/** Mails a person who forgot the password the link for a new one. */
export const sendPasswordLink: JobHandler = async (ports, job) => {
  const { database, now, mails, hosts, cookieSecret, tellSecurity } = ports
  const { staffUserId } = payloadSchema.parse(job.payload)
  const token = tokenOfJob(cookieSecret, job)
  const link = { staffUserId, token, again: job.attempts > 1, now: now() }
  const person = await openMailedLink(database, link)
  if (!person) return done
  const said = staffMailCopy.password
  const sent = await mails.send({
    ...writeMail(person, {
      subject: said.subject(person.name),
      heading: said.heading,
      paragraphs: [said.text(person.email)],
      link: { label: said.link, url: passwordLinkUrl(hosts.consoleOrigin, token) },
      notes: [said.ends(MAILED_LINK_MINUTES), said.unexpected],
    }),
    branchId: person.branchId,
    to: person.email,
    kind: MAIL_PASSWORD_LINK,
    dedupeKey: `${MAIL_PASSWORD_LINK}:${job.id}`,
  })
  if (sent.ok) tellSecurity('password-link-made')
  return outcomeOfSent(sent, now())
}
