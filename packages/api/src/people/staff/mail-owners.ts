import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql } from 'kysely'
import { done, type JobHandler, type JobPorts } from '../../ground/job/job.ts'
import { ownsCompany } from './session-store.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail, type MailLook, type MailParts } from '../../ground/mail/write-mail.ts'

type Owner = { readonly id: string; readonly email: string }
type Brand = MailLook & { readonly alias: string | null; readonly timeZone: string | null }

/** A brand as its owners are written to about it. */
type ToldBrand = {
  readonly name: string
  /** `12/5` of an instant where its first local is. */
  readonly dayOf: (instant: string) => string
}

/** The words of a mail to owners, and the page of a local's console that they lead to. */
type OwnersWords = Pick<MailParts, 'subject' | 'paragraphs' | 'notes'> & {
  readonly link: { readonly label: string; readonly page: string; readonly alias?: string | null }
}

/** A mail to the owners of the company of a brand. */
type OwnersMail = {
  readonly branchId: string
  readonly kind: string
  readonly words: (brand: ToldBrand) => OwnersWords
}

/** Reads where the brand's first local is, and in whose looks its mails are. */
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

function dayAt(instant: string, timeZone: string): string {
  const [, month = '', day = ''] = wallClock(new Date(instant), timeZone).date.split('-')
  return `${Number(day)}/${Number(month)}`
}

/**
 * Mails the owners of a brand's company about it, for a job; each of them one mail, however often
 * the job is tried. Does nothing where the brand is gone.
 */
export async function mailOwners(
  ports: JobPorts,
  job: Parameters<JobHandler>[1],
  { branchId, kind, words }: OwnersMail,
): ReturnType<JobHandler> {
  const brand = await brandOf(ports, branchId)
  if (!brand) return done
  const dayOf = (instant: string): string => dayAt(instant, brand.timeZone ?? 'UTC')
  const { subject, paragraphs, notes, link } = words({ name: brand.name, dayOf })
  const alias = link.alias ?? brand.alias
  const url = alias !== null && `${ports.hosts.consoleOrigin}/console/${alias}/${link.page}`
  const parts = { subject, heading: subject, paragraphs, notes }
  const mail = writeMail(brand, url ? { ...parts, link: { label: link.label, url } } : parts)
  let outcome: Awaited<ReturnType<JobHandler>> = done
  for (const owner of await ownersOf(ports, branchId)) {
    const dedupeKey = `${kind}:${job.id}:${owner.id}`
    const sent = await ports.mails.send({ ...mail, branchId, to: owner.email, kind, dedupeKey })
    if (!sent.ok) outcome = outcomeOfSent(sent, ports.now())
  }
  return outcome
}
