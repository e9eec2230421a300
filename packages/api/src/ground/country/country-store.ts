import type { CountriesTable, Database } from '@mostrador/database/rows'
import { sql, type Kysely, type Selectable } from 'kysely'

/** Finds a country by code or name, in any case. One query. */
export function findCountry(
  db: Kysely<Database>,
  country: string,
): Promise<Selectable<CountriesTable> | undefined> {
  const wanted = country.toLowerCase()
  return db
    .selectFrom('countries')
    .selectAll()
    .where(sql<boolean>`id = ${wanted} or lower(name) = ${wanted}`)
    .executeTakeFirst()
}
