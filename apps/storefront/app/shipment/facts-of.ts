import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { CarriedShipment, Delivery } from '../rider/delivery.ts'

/** Facts that a rider weighs before taking a delivery, and sees on the way. */
export type DeliveryFacts = {
  /** To its farthest door, as the crow flies; null where nobody knows. */
  readonly metres: number | null
  /** The first hour that the shop promised somebody; null where it promised none. */
  readonly promisedAt: string | null
  /** To be collected at all of its doors, in major units. */
  readonly collect: number
  /** Doors that are left. */
  readonly stops: number
  /** The numbers of the orders that come back to the shop, after their door or at once. */
  readonly returns: readonly number[]
  /** Nothing is left but to bring them back. */
  readonly isReturning: boolean
}

/** Whether it comes back to the shop, and is not there yet. */
export const mustComeBack = ({ status, returnShipment }: CarriedShipment): boolean =>
  returnShipment && (status === 'DELIVERED' || !SHIPMENT_STATES[status].finished)

/**
 * The facts of what is left of a delivery: of one that has only to come back, nothing but that; of
 * one that is over, of all of it.
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

/** Whole minutes until a promise, negative once it is late. */
export const minutesLeft = (promisedAt: string, now: Date): number =>
  Math.floor((Date.parse(promisedAt) - now.getTime()) / MINUTE_MS)
