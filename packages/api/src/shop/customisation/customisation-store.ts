import type { CustomisationInfo } from '@mostrador/contract/customisation/customisation-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Lists a branch's active customisations in order; undefined for an unknown one. One query. */
export async function listActive(
  db: Kysely<Database>,
  branchId: string,
): Promise<CustomisationInfo[] | undefined> {
  const { rows } = await sql<{ customisations: CustomisationInfo[] }>`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'resource', x.resource,
        'displayType', x.display_type, 'theme', x.theme, 'commands', x.commands::text) order by x.position, x.id), '[]')
      from customisations x where x.branch_id = b.id and x.active) as customisations
    from branches b where b.id = ${branchId}`.execute(db)
  return rows[0]?.customisations
}
