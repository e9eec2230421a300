import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { tenantFileOf } from '../history/tenant-document.ts'
import { loadStock } from '../mapping/stock.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { leaveSecurityEvent } from '../staff/staff-rows.ts'

/**
 * Exports the company of a key as a tenant file in its canonical form; undefined for an unknown
 * key. Importing it changes nothing. Passwords and security codes are written as their hashes.
 */
export async function exportTenant(
  db: Kysely<Database>,
  companyKey: string,
): Promise<TenantFile | undefined> {
  return tenantFileOf(db, await loadStock(db, companyKey))
}

/**
 * Exports it with the number of its newest change: imported later, the file tells the changes that
 * it would undo.
 */
export async function takeTenant(db: Kysely<Database>, companyKey: string): Promise<TenantFile | undefined> {
  // Read before the company: a change in between is newer than the file, never older.
  const newest = await db
    .selectFrom('revisions')
    .innerJoin('companies', 'companies.id', 'revisions.company_id')
    .select(({ fn }) => fn.max('revisions.number').as('number'))
    .where('companies.key', '=', companyKey)
    .executeTakeFirst()
  const file = await exportTenant(db, companyKey)
  if (!file || newest?.number == null) return file
  const { $schema, ...rest } = file
  return { ...($schema !== undefined && { $schema }), revision: newest.number, ...rest }
}

/**
 * Returns the key of the company that an alias of its own, of a branch or of a branch contact
 * belongs to.
 */
export async function companyKeyOfAlias(db: Kysely<Database>, alias: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('aliases')
    .innerJoin('companies', 'companies.id', 'aliases.company_id')
    .select('companies.key')
    .where('aliases.alias', '=', alias)
    .executeTakeFirst()
  return found?.key
}

/**
 * Leaves word that a company was exported, hashes and all, for the log and the counters of the
 * server.
 */
export async function tellExport(
  db: Kysely<Database>,
  told: { readonly companyKey: string; readonly now: Date; readonly newId: () => string },
): Promise<void> {
  const { id } = await db
    .selectFrom('companies')
    .select('id')
    .where('key', '=', told.companyKey)
    .executeTakeFirstOrThrow()
  await leaveSecurityEvent(db, { ...told, event: 'export', count: 1, companyId: id })
}

/** Returns a tenant file as text: two spaces, a line feed at the end. */
export const tenantText = (file: TenantFile): string => `${JSON.stringify(file, undefined, 2)}\n`
