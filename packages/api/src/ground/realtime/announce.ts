import {
  boardChannel,
  liveEvents,
  orderChannel,
  ridersChannel,
  shopChannel,
} from '@mostrador/domain/realtime/channel-names'
import type { Ports } from '../ports.ts'

type Message = Parameters<Ports['publisher']['publish']>[0]

/** Publishes to browsers after the commit, without waiting; a lost message fails nothing. */
export function announce({ publisher, log }: Pick<Ports, 'publisher' | 'log'>, message: Message): void {
  publisher.publish(message).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn('publish-failed', { channel: message.channel, reason })
  })
}

/** Event of an order for pages: its code and state. They load the rest. */
export type OrderNews = { readonly code: string; readonly status: string }

/**
 * Announces a new or changed order to the board, without its code, which opens the follow-up: a
 * listener may have left the shop since.
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
 * Announces to consoles that their branch's document changed, by the revision's number, or that
 * its waiting changes did; they load it.
 */
export const announceDocument = (
  ports: Pick<Ports, 'publisher' | 'log'>,
  contactIds: readonly string[],
  data: { readonly revision: number | null },
): void => {
  // The board hears it by its own channel, so that it needs one connection.
  for (const channel of contactIds.flatMap((id) => [boardChannel(id), shopChannel(id)]))
    announce(ports, { channel, event: liveEvents.documentUpdated, data })
}

/** Announces an order's change to its follow-up. */
export const announceToDiner = (ports: Pick<Ports, 'publisher' | 'log'>, data: OrderNews): void =>
  announce(ports, { channel: orderChannel(data.code), event: liveEvents.orderUpdated, data })

/** Announces to riders that their offers, or their access, changed; they load it. */
export const announceToRiders = (ports: Pick<Ports, 'publisher' | 'log'>, contactId: string): void =>
  announce(ports, { channel: ridersChannel(contactId), event: liveEvents.offersUpdated, data: {} })
