import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { withAuthors, type Revision } from './list-revisions.ts'

type LastChange = Pick<Revision, 'at' | 'author' | 'apiKey'>

/**
 * Finds the newest change that names a place, be it the field or a thing around it; undefined
 * where none of the kept ones does.
 */
export async function lastChangeAt(
  db: Kysely<Database>,
  { companyId, place }: { readonly companyId: string; readonly place: DocumentPlace },
): Promise<LastChange | undefined> {
  // An added or removed thing took its fields along: the place of either begins the other.
  const { rows } = await sql<LastChange>`
    select at, staff_users.name as author, api_keys.name as "apiKey"
    from revisions ${withAuthors}
    where revisions.company_id = ${companyId} and (mark -> 'places' -> 0 = to_jsonb(${[...place]}::text[]) or exists (
      select from jsonb_array_elements(operations) as operation
      where to_jsonb(${[...place]}::text[]) @> (operation -> 'place')
        and array(select jsonb_array_elements_text(operation -> 'place'))
          = (${[...place]}::text[])[1:jsonb_array_length(operation -> 'place')]))
    order by number desc limit 1`.execute(db)
  return rows[0]
}
