import { paymentAccountMail } from '@mostrador/copy/payment-account'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql } from 'kysely'
import { z } from 'zod'
import { done, type JobHandler, type JobPorts } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail, type MailLook } from '../../ground/mail/write-mail.ts'
import { ownsCompany } from '../../people/staff/session-store.ts'
import { ACCOUNT_NEWS, NEWS } from './account-news.ts'

const payloadSchema = z.object({
  branchId: z.uuid(),
  providerName: z.string(),
  what: z.enum(NEWS),
  ends: z.iso.datetime(),
})

type Owner = { readonly id: string; readonly email: string }
type Brand = MailLook & { readonly alias: string | null; readonly timeZone: string | null }

/** Returns the alias of the brand’s first branch contact, and the look of its mails. */
async function brandOf({ database }: JobPorts, branchId: string): Promise<Brand | undefined> {
  const { rows } = await sql<Brand>`
    select b.name, branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country, a.alias, bc.time_zone as "timeZone"
    from branches b
    left join lateral (select id, time_zone from branch_contacts where branch_id = b.id
      order by position, id limit 1) bc on true
    left join aliases a on a.branch_contact_id = bc.id
    where b.id = ${branchId}`.execute(database)
  return rows[0]
}

async function ownersOf({ database }: JobPorts, branchId: string): Promise<readonly Owner[]> {
  const { rows } = await sql<Owner>`
    select distinct u.id, u.email from branches b
    join staff_memberships m on m.company_id = b.company_id and ${ownsCompany}
    join staff_users u on u.id = m.staff_user_id
    where b.id = ${branchId} order by u.id`.execute(database)
  return rows
}

/** Returns an instant’s day at a branch contact, as `12/5`. */
function dayOf(instant: string, timeZone: string): string {
  const [, month = '', day = ''] = wallClock(new Date(instant), timeZone).date.split('-')
  return `${Number(day)}/${Number(month)}`
}

/** Mails an account’s event to a company’s owners, one mail each in any number of tries. */
export const tellAccountNews: JobHandler = async (ports, job) => {
  const { branchId, providerName, what, ends } = payloadSchema.parse(job.payload)
  const brand = await brandOf(ports, branchId)
  if (!brand) return done
  const said = paymentAccountMail[what]
  const isOver = what === 'REVOKED' || what === 'EXPIRED'
  const subject = said.subject(providerName, brand.name)
  const mail = writeMail(brand, {
    subject,
    heading: subject,
    paragraphs: [
      said.text(providerName),
      ...(isOver ? [] : [paymentAccountMail.ends(dayOf(ends, brand.timeZone ?? 'UTC'))]),
    ],
    ...(brand.alias !== null && {
      link: {
        label: paymentAccountMail.link,
        url: `${ports.hosts.consoleOrigin}/console/${brand.alias}/local/payments`,
      },
    }),
    notes: [paymentAccountMail.why],
  })
  let outcome: Awaited<ReturnType<JobHandler>> = done
  for (const owner of await ownersOf(ports, branchId)) {
    const dedupeKey = `${ACCOUNT_NEWS}:${job.id}:${owner.id}`
    const sent = await ports.mails.send({ ...mail, branchId, to: owner.email, kind: ACCOUNT_NEWS, dedupeKey })
    if (!sent.ok) outcome = outcomeOfSent(sent, ports.now())
  }
  return outcome
}
