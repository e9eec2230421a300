import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Ports } from '../../ground/ports.ts'
import { announceCatalogs, type CatalogPorts } from '../../ground/realtime/announce.ts'

/**
 * Gives the catalogue of a branch contact a new version, after an order took the last unit of a
 * plate or gave one back. It is a statement of its own: inside the order's, two orders at once
 * would wait for each other.
 */
export async function renewCatalog(
  ports: CatalogPorts & Pick<Ports, 'database' | 'now'>,
  contactId: string,
): Promise<void> {
  const renewed = await ports.database
    .updateTable('branch_contacts')
    .set(nextCatalog(ports.now()))
    .where('id', '=', contactId)
    .returning('company_id as companyId')
    .executeTakeFirst()
  if (renewed) await announceCatalogs(ports, { ...renewed, branchContactIds: [contactId] })
}
