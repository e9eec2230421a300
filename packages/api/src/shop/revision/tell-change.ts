import { tellConsoles, type Changed } from '../../ground/history/tell-consoles.ts'
import type { Ports } from '../../ground/ports.ts'
import { announceCatalogs, type CatalogPorts } from '../catalog/announce-catalogs.ts'

type TellingPorts = CatalogPorts & Pick<Ports, 'database'>

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
