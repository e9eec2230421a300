import type { Database } from '@mostrador/database/rows'
import { originAt } from '@mostrador/domain/company/host-name'
import { sql, type Kysely } from 'kysely'
import { homeHost } from './home-host.ts'

/** Returns the menu's URL on a branch contact's own host; '' without a link. One query. */
export async function findMenuUrl(
  db: Kysely<Database>,
  contactId: string,
  publicUrl: string,
): Promise<string> {
  const { rows } = await sql<{ alias: string; host: string | null }>`
    select a.alias, ${homeHost(sql`a.company_id`, sql`a.branch_id`, sql`a.branch_contact_id`)} as host
    from branch_contacts c
    join aliases a on a.branch_id = c.branch_id and a.branch_contact_id = c.id and a.kind = 'branchContact'
    where c.id = ${contactId} order by a.alias limit 1`.execute(db)
  const [found] = rows
  return found ? `${originAt(publicUrl, found.host)}/menu/${found.alias}` : ''
}
