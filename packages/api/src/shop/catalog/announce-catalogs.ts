import type { Api, Ports } from '../../ground/ports.ts'
import { announce } from '../../ground/realtime/announce.ts'

/** The channel and event by which processes tell each other that a catalogue changed. */
export const catalogChanged = { channel: 'catalog', event: 'catalog-changed' } as const

/**
 * Ports with which a change of catalogs is announced; jobs keep none in memory, and their process
 * hears the message.
 */
export type CatalogPorts = Pick<Ports, 'publisher' | 'log'> & { readonly catalogs?: Api['catalogs'] }

/**
 * The same for some contacts of a company that is known: one message, for its company's pages too.
 */
export async function announceCatalogs(
  ports: CatalogPorts,
  {
    companyId,
    branchContactIds,
  }: { readonly companyId: string; readonly branchContactIds: readonly string[] },
): Promise<void> {
  await Promise.all(branchContactIds.map((id) => ports.catalogs?.forget(id)))
  announce(ports, { ...catalogChanged, data: { companyId, branchContactIds: [...branchContactIds] } })
}
