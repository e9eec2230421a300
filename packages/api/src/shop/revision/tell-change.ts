import type { Ports } from '../../ground/ports.ts'
import { announceDocument } from '../../ground/realtime/announce.ts'
import { announceCatalogs, type CatalogPorts } from '../catalog/announce-catalogs.ts'

type TellingPorts = CatalogPorts & Pick<Ports, 'database'>

/** Branch and its revision; null where a change only waits. */
type Changed = { readonly branchId: string; readonly revision: number | null }

/**
 * Announces a change to the branch’s open consoles: two people on one menu see each other’s work.
 */
export async function tellConsoles(ports: TellingPorts, { branchId, revision }: Changed): Promise<void> {
  const contacts = await ports.database
    .selectFrom('branch_contacts')
    .select('id')
    .where('branch_id', '=', branchId)
    .execute()
  announceDocument(
    ports,
    contacts.map(({ id }) => id),
    { revision },
  )
}

/** Announces a change to processes, pages and consoles. */
export async function tellChange(
  ports: TellingPorts,
  {
    companyId,
    branchContactIds,
    ...changed
  }: Changed & { readonly companyId: string; readonly branchContactIds: readonly string[] },
): Promise<void> {
  await announceCatalogs(ports, { companyId, branchContactIds })
  if (changed.revision !== null) await tellConsoles(ports, changed)
}
