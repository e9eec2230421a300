import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { CarriedShipment, Delivery } from '../rider/delivery.ts'

export type DeliveryFacts = {
  /** To its farthest door, as the crow flies; null where unknown. */
  readonly metres: number | null
  /** Earliest time that the shop promised; null for none. */
  readonly promisedAt: string | null
  /** Amount to collect at all its doors, in major units. */
  readonly collect: number
  readonly stops: number
  /** Numbers of the orders to bring back to the shop, after their door or at once. */
  readonly returns: readonly number[]
  /** Whether only orders to bring back are left. */
  readonly isReturning: boolean
}

/** Whether it has to go back to the shop, and is not there yet. */
export const mustComeBack = ({ status, returnShipment }: CarriedShipment): boolean =>
  returnShipment && (status === 'DELIVERED' || !SHIPMENT_STATES[status].finished)

/**
 * Computes the facts of a delivery's open part; of one that only has to go back, that alone; of an
 * ended one, of all of it.
 */
export function factsOf({ shipments }: Pick<Delivery, 'shipments'>): DeliveryFacts {
  const open = shipments.filter(({ status }) => !SHIPMENT_STATES[status].finished)
  const returning = shipments.filter(mustComeBack)
  const isReturning = open.length === 0 && returning.length > 0
  const left = open.length > 0 || isReturning ? open : shipments
  const metres = left.flatMap(({ distanceInMeters }) => distanceInMeters ?? [])
  const promises = left.flatMap(({ logisticsOrder }) => logisticsOrder.promisedAt ?? [])
  return {
    metres: metres.length > 0 ? Math.max(...metres) : null,
    promisedAt: promises.toSorted()[0] ?? null,
    collect: left.reduce((sum, { logisticsOrder }) => sum + logisticsOrder.collect, 0),
    stops: left.length,
    returns: returning.map(({ logisticsOrder }) => logisticsOrder.orderNumber),
    isReturning,
  }
}

const MINUTE_MS = 60_000

/** Returns whole minutes until a promised time, negative once late. */
export const minutesLeft = (promisedAt: string, now: Date): number =>
  Math.floor((Date.parse(promisedAt) - now.getTime()) / MINUTE_MS)
