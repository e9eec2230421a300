import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { companyTables, SEALED_TABLES } from '../company/company-tables.ts'
import { everythingIn } from './shop-with-history.ts'

/** A company that is nobody's who is moved. */
export const NEIGHBOUR = '0197f000-0000-7000-8000-00000000aaaa'

/** Adds it, with a brand. */
export async function addNeighbour(db: Kysely<Database>): Promise<void> {
  await db.insertInto('companies').values({ id: NEIGHBOUR, key: 'vecina', name: 'La vecina' }).execute()
  const branch = { company_id: NEIGHBOUR, id: NEIGHBOUR, key: 'vecina', name: 'La vecina', country_id: 'ar' }
  await db.insertInto('branches').values(branch).execute()
}

const isSealed = (name: string): boolean => SEALED_TABLES.some((one) => one === name)

/** The rows of one company in every table that it takes along, as text, sorted; none sealed. */
export async function rowsOfCompany(
  db: Kysely<Database>,
  id: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const { name, from } of await companyTables(db, { id })) {
    if (isSealed(name)) continue
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(of_company)::text as text from ${from}`.execute(db)
    found[name] = rows.map(({ text }) => text).sort()
  }
  return found
}

/**
 * Everything in a database but what names a company, by its id, and the people that came with it.
 */
export async function everythingBut(
  db: Kysely<Database>,
  { id, people = [] }: { readonly id: string; readonly people?: readonly string[] },
): Promise<Readonly<Record<string, unknown>>> {
  const names = [id, ...people]
  const isOther = (text: unknown): boolean =>
    typeof text !== 'string' || !names.some((name) => text.includes(name))
  return Object.fromEntries(
    Object.entries(await everythingIn(db)).map(([table, rows]) => [
      table,
      Array.isArray(rows) ? rows.filter(isOther) : rows,
    ]),
  )
}
