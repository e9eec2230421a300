import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Ports } from '../../ground/ports.ts'
import { announceCatalogs, type CatalogPorts } from './announce-catalogs.ts'

/**
 * Gives a branch contact's catalog a new version, after the last unit was sold or one returned. A
 * statement of its own: inside of the order's, two orders at once would wait for each other.
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
