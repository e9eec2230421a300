import { directionsLink } from '@mostrador/domain/shipment/directions-link'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { Delivery } from '../rider/delivery.ts'

const BEFORE_PICK_UP: readonly Delivery['status'][] = ['LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP']

/**
 * Returns the route of a delivery on a maps service: to the shop and every open door, the current
 * one first; from the shop once the rider has the food, and back to it without a door left.
 * Source: 001 §2.
 */
export function wayOf({ status, shipments }: Delivery, currentId?: string): string | undefined {
  const [first] = shipments
  const shop = first?.pickUp.position ?? null
  const open = shipments.filter((one) => !SHIPMENT_STATES[one.status].finished)
  const current = open.filter(({ id }) => id === currentId)
  const doors = [...current, ...open.filter(({ id }) => id !== currentId)].flatMap(
    ({ destination }) => destination ?? [],
  )
  const isBefore = BEFORE_PICK_UP.includes(status)
  if (isBefore && shop) return directionsLink({ origin: null, stops: [shop, ...doors] })
  if (doors.length === 0 && shop) return directionsLink({ origin: null, stops: [shop] })
  return directionsLink({ origin: isBefore ? null : shop, stops: doors })
}
