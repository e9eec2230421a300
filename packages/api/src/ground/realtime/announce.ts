import {
  boardChannel,
  liveEvents,
  orderChannel,
  ridersChannel,
  shopChannel,
} from '@mostrador/domain/realtime/channel-names'
import { catalogChanged } from '../../shop/catalog/catalog-cache.ts'
import type { Api, Ports } from '../ports.ts'

type Message = Parameters<Ports['publisher']['publish']>[0]

/**
 * Tells browsers after the commit; nobody waits for it, and a message that is lost fails nothing.
 */
export function announce({ publisher, log }: Pick<Ports, 'publisher' | 'log'>, message: Message): void {
  publisher.publish(message).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn('publish-failed', { channel: message.channel, reason })
  })
}

/** Event of an order for pages: its code and state. They load the rest. */
export type OrderNews = { readonly code: string; readonly status: string }

/**
 * Tells a branch contact's board that an order is new or has changed: never by its code, which
 * opens the follow-up, since a board that was joined may belong to somebody who works there no
 * more.
 */
export const announceToBoard = (
  ports: Pick<Ports, 'publisher' | 'log'>,
  contactId: string,
  { id, status }: Pick<OrderNews, 'status'> & { readonly id: string; readonly code?: string },
): void =>
  announce(ports, {
    channel: boardChannel(contactId),
    event: liveEvents.boardUpdated,
    data: { id, status },
  })

/**
 * Tells the consoles of branch contacts that the document of their branch has changed, by the
 * number of the revision, or what is to be changed in it later; they load it.
 */
export const announceDocument = (
  ports: Pick<Ports, 'publisher' | 'log'>,
  contactIds: readonly string[],
  data: { readonly revision: number | null },
): void => {
  // The board's page hears it by its own channel, so that one connection is enough for it.
  for (const channel of contactIds.flatMap((id) => [boardChannel(id), shopChannel(id)]))
    announce(ports, { channel, event: liveEvents.documentUpdated, data })
}

/** Tells the follow-up page of an order that it has changed. */
export const announceToDiner = (ports: Pick<Ports, 'publisher' | 'log'>, data: OrderNews): void =>
  announce(ports, { channel: orderChannel(data.code), event: liveEvents.orderUpdated, data })

/**
 * Tells the riders of a branch contact that what they can take has changed, or who may; they load
 * it.
 */
export const announceToRiders = (ports: Pick<Ports, 'publisher' | 'log'>, contactId: string): void =>
  announce(ports, { channel: ridersChannel(contactId), event: liveEvents.offersUpdated, data: {} })

/**
 * Ports with which a change of catalogs is announced; jobs keep none in memory, and their process
 * hears the message.
 */
export type CatalogPorts = Pick<Ports, 'publisher' | 'log'> & { readonly catalogs?: Api['catalogs'] }

/**
 * The same for some locals of a company that is known: one message, for its company's pages too.
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
