import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Brand, and the branch contact from which a new one is copied. */
type KnownContact = {
  readonly name: string
  readonly country: string
  /** Time zone of that branch contact, or of the brand's first. */
  readonly timeZone: string
  /** Null for an empty one. */
  readonly contactKey: string | null
}

/**
 * Finds the brand of a new branch contact with the one to copy; undefined for one of another
 * brand, and without any for its time zone. One query.
 */
export async function contactOf(
  db: Kysely<Database>,
  { branchId, contactId }: { readonly branchId: string; readonly contactId: string | null },
): Promise<KnownContact | undefined> {
  const { rows } = await sql<KnownContact>`
    select b.name, b.country_id as country, c.time_zone as "timeZone",
      case when ${contactId}::uuid is null then null else c.key end as "contactKey"
    from branches b join branch_contacts c on c.branch_id = b.id
    where b.id = ${branchId} and (${contactId}::uuid is null or c.id = ${contactId}::uuid)
    order by c.position, c.id limit 1`.execute(db)
  return rows[0]
}
