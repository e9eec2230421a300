/**
 * Names of the channels on which changes are announced to browsers. The server publishes on them,
 * the pages subscribe to them; the real-time endpoint takes them as opaque strings.
 */

/**
 * Event names, one per kind of change. The documents speak of the logistics one. Source: 001 §4
 * Tracking load.
 */
export const liveEvents = {
  orderUpdated: 'order-updated',
  boardUpdated: 'board-updated',
  trackingUpdated: 'logistics-tracking-update',
  shipmentUpdated: 'shipment-updated',
  dispatchUpdated: 'dispatch-updated',
  offersUpdated: 'offers-updated',
  documentUpdated: 'document-updated',
} as const

export type LiveEvent = (typeof liveEvents)[keyof typeof liveEvents]

const privatePrefix = 'private-'
const boardPrefix = `${privatePrefix}board-`
const ridersPrefix = `${privatePrefix}riders-`
const dispatchPrefix = `${privatePrefix}dispatch-`
const shopPrefix = `${privatePrefix}shop-`

const after = (prefix: string, channel: string): string | undefined =>
  channel.startsWith(prefix) && channel !== prefix ? channel.slice(prefix.length) : undefined

/**
 * Returns the channel of one order's follow-up page. Public: the order code cannot be guessed and
 * is already the only key to that page.
 */
export function orderChannel(orderCode: string): string {
  return `order-${orderCode}`
}

/**
 * Returns the channel of a branch contact's order board. Private: only staff who see its orders
 * may listen.
 */
export function boardChannel(branchContactId: string): string {
  return `${boardPrefix}${branchContactId}`
}

/**
 * Returns the channel of a branch contact's dispatch desk. Private: only staff with the permission
 * of riders may listen.
 */
export const dispatchChannel = (branchContactId: string): string => `${dispatchPrefix}${branchContactId}`

/**
 * Returns the channel that tells staff of a branch contact that the shop's document changed.
 * Private: everybody who works there may listen.
 */
export const shopChannel = (branchContactId: string): string => `${shopPrefix}${branchContactId}`

/**
 * Returns the channel that tells the riders of a branch contact that their offers changed.
 * Private: only riders on shift there may listen.
 */
export const ridersChannel = (branchContactId: string): string => `${ridersPrefix}${branchContactId}`

/** Returns the branch contact of a riders' channel; undefined for any other channel. */
export const branchContactOfRiders = (channel: string): string | undefined => after(ridersPrefix, channel)

/**
 * Returns the channel of one logistics order's tracking page. Public, so the id must be random,
 * never a sequence. Source: 001 §4 Tracking load.
 */
export function trackingChannel(trackingId: string): string {
  return `tracking-${trackingId}`
}

/**
 * Returns the channel of one shipment or stack, for the rider who carries it: another took it, or
 * the shop canceled it. Public, since it tells the id and the state alone; the listener loads the
 * rest with a token.
 */
export function shipmentChannel(shipmentOrStackId: string): string {
  return `shipment-${shipmentOrStackId}`
}
