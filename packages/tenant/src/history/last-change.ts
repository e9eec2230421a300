import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { touches, withAuthors, type Revision } from './list-revisions.ts'

type LastChange = Pick<Revision, 'at' | 'author' | 'apiKey'>

/**
 * Finds the newest change that names a place, be it the field or a thing around it that came or
 * went; undefined where none of the kept ones does. Steps are read of the revisions that touched
 * the place, newest first, until one names it.
 */
export async function lastChangeAt(
  db: Kysely<Database>,
  { companyId, place }: { readonly companyId: string; readonly place: DocumentPlace },
): Promise<LastChange | undefined> {
  // An added or removed thing took its fields along: the place of either begins the other. Each
  // `offset 0` keeps a look by the indexes of places apart from the steps, which are read in turn.
  const { rows } = await sql<LastChange>`
    select at, staff_users.name as author, api_keys.name as "apiKey"
    from (
      select named.*
      from (
          select number from revisions where company_id = ${companyId} and ${touches(place)}
          order by number desc offset 0
        ) as newest,
        lateral (
          select company_id, at, staff_user_id, api_key_id from revisions r
          where r.company_id = ${companyId} and r.number = newest.number
            and (mark -> 'places' -> 0 = to_jsonb(${[...place]}::text[]) or exists (
              select from jsonb_array_elements(operations) as operation
              where to_jsonb(${[...place]}::text[]) @> (operation -> 'place')
                and array(select jsonb_array_elements_text(operation -> 'place'))
                  = (${[...place]}::text[])[1:jsonb_array_length(operation -> 'place')]))
          offset 0) as named
      order by newest.number desc limit 1
    ) as revisions ${withAuthors}`.execute(db)
  return rows[0]
}
