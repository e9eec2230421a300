import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/**
 * Returns the parts of a setup that no trial order tells: whether one was rehearsed, and how many
 * plates the brand has, since a branch contact without a mode shows none. One query.
 */
export async function besideOrders(
  db: Kysely<Database>,
  contactId: string,
): Promise<Pick<Setup, 'plates' | 'rehearsed'>> {
  const { rows } = await sql<Pick<Setup, 'plates' | 'rehearsed'>>`
    select (select count(*)::int from plates p where p.branch_id = c.branch_id) as plates,
      exists (select from rehearsals r where r.branch_contact_id = c.id and r.last_number > 0) as rehearsed
    from branch_contacts c where c.id = ${contactId}`.execute(db)
  return rows[0] ?? { plates: 0, rehearsed: false }
}
