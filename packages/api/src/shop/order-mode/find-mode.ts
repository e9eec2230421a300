import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Catalog, CatalogMode } from '../../ground/catalog.ts'
import type { Api } from '../../ground/ports.ts'

/** Contact of each requested mode, which never changes. */
const contacts = new WeakMap<Kysely<Database>, LRUCache<string, string>>()
const MAX_MODES = 10_000

async function contactOf(database: Kysely<Database>, modeId: string): Promise<string | undefined> {
  const known = contacts.get(database) ?? new LRUCache<string, string>({ max: MAX_MODES })
  contacts.set(database, known)
  const before = known.get(modeId)
  if (before !== undefined) return before
  const row = await database
    .selectFrom('order_modes')
    .select('branch_contact_id')
    .where('id', '=', modeId)
    .executeTakeFirst()
  if (row) known.set(modeId, row.branch_contact_id)
  return row?.branch_contact_id
}

/** Finds an active mode with its catalog: one small query the first time, then from memory. */
export async function findMode(
  { database, catalogs }: Pick<Api, 'database' | 'catalogs'>,
  id: string,
): Promise<{ readonly catalog: Catalog; readonly mode: CatalogMode } | undefined> {
  const contactId = await contactOf(database, id)
  // Stryker disable next-line ConditionalExpression: no catalogue is found by no id
  const catalog = contactId === undefined ? undefined : await catalogs.get(contactId)
  const mode = catalog?.modes.find((one) => one.id === id && one.active)
  return catalog && mode ? { catalog, mode } : undefined
}
