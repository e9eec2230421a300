import { factorMailCopy } from '@mostrador/copy/factor-policy'
import { z } from 'zod'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { findPolicy } from './policy-store.ts'
import { REMIND_OF_FACTOR, leaveReminders, findReminded } from './factor-reminder-store.ts'

/** Reminds one person, or all, who are asked for a second factor and have none. */
export const remindOfFactor: Handler<'remindOfFactor'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  if (!(await api.rateLimiter.take('invite-staff', staff.id))) return no('too-many-requests')
  const now = api.now()
  const { people } = await findPolicy(api.database, { companyId, personId: staff.id, now })
  const lacking = people.filter(
    ({ id, hasFactor }) => !hasFactor && (body.personId === null || body.personId === id),
  )
  const due = { companyId, people: lacking.map(({ id }) => ({ id, jobId: api.newId() })), now }
  return yes({ reminded: lacking.length === 0 ? 0 : await leaveReminders(api.database, due) })
}

const payloadSchema = z.object({ companyId: z.uuid(), staffUserId: z.uuid() })

/** Mails a person that a second factor is asked for, unless there is one by then. */
export const sendFactorReminder: JobHandler = async ({ database, now, mails, hosts }, job) => {
  const person = await findReminded(database, { ...payloadSchema.parse(job.payload), now: now() })
  if (!person) return done
  const said = factorMailCopy
  const sent = await mails.send({
    ...writeMail(person, {
      subject: said.subject(person.name),
      heading: said.heading,
      paragraphs: [person.holds ? said.now(person.name) : said.later(person.name, person.from), said.how],
      link: { label: said.link, url: `${hosts.consoleOrigin}/console/account` },
      notes: [said.unexpected],
    }),
    branchId: person.branchId,
    to: person.email,
    kind: REMIND_OF_FACTOR,
    dedupeKey: `${REMIND_OF_FACTOR}:${job.id}`,
  })
  return outcomeOfSent(sent, now())
}
