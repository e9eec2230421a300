import { sql } from 'kysely'
import type { JobPorts } from '../../ground/job/job.ts'
import { ownsCompany } from './session-store.ts'
import type { MailLook } from '../../ground/mail/write-mail.ts'

type Owner = { readonly id: string; readonly email: string }

type Brand = MailLook & { readonly alias: string | null; readonly timeZone: string | null }

/** Reads where the brand's first contact is, and in whose looks its mails are. */
export async function brandOf({ database }: JobPorts, branchId: string): Promise<Brand | undefined> {
  const { rows } = await sql<Brand>`
    select b.name, branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country, a.alias, bc.time_zone as "timeZone"
    from branches b
    left join lateral (select id, time_zone from branch_contacts where branch_id = b.id
      order by position, id limit 1) bc on true
    left join aliases a on a.branch_contact_id = bc.id
    where b.id = ${branchId}`.execute(database)
  return rows[0]
}

/** Lists the owners of a brand's company. One query. */
export async function ownersOf({ database }: JobPorts, branchId: string): Promise<readonly Owner[]> {
  const { rows } = await sql<Owner>`
    select distinct u.id, u.email from branches b
    join staff_memberships m on m.company_id = b.company_id and ${ownsCompany}
    join staff_users u on u.id = m.staff_user_id
    where b.id = ${branchId} order by u.id`.execute(database)
  return rows
}
