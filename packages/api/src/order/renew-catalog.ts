import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Api } from '../ports.ts'
import { announceCatalog } from '../realtime/announce.ts'

/**
 * Gives the catalogue of a branch contact a new version, after an order took the last unit of a plate or gave one
 * back. It is a statement of its own: inside the order's, two orders at once would wait for each other.
 */
export async function renewCatalog(
  api: Pick<Api, 'database' | 'catalogs' | 'publisher' | 'log' | 'now'>,
  contactId: string,
): Promise<void> {
  await api.database
    .updateTable('branch_contacts')
    .set(nextCatalog(api.now()))
    .where('id', '=', contactId)
    .execute()
  await announceCatalog(api, contactId)
}
