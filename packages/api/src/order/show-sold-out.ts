import type { Api } from '../ports.ts'
import { announceCatalog } from '../realtime/announce.ts'

/**
 * After an order took the last unit of a plate: the catalogue has a new version, in which the plate is sold out.
 * It has a statement of its own, since inside the order's two orders at once would wait for each other.
 */
export async function showSoldOut(
  api: Pick<Api, 'database' | 'catalogs' | 'publisher' | 'log'>,
  contactId: string,
): Promise<void> {
  await api.database
    .updateTable('branch_contacts')
    .set(({ eb }) => ({ catalog_version: eb('catalog_version', '+', 1) }))
    .where('id', '=', contactId)
    .execute()
  announceCatalog(api, contactId)
}
