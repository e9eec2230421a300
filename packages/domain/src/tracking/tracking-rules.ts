/** States in which the food is with the rider and goes to the door. Source: decisions.md, Enumerations (either one is meant). */
const ON_THE_WAY: readonly string[] = ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS']

/** States after which nothing more comes to the door. */
const FINISHED: readonly string[] = [
  'DELIVERED',
  'RETURNED',
  'CANCELED',
  'CUSTOMER_CANCELED',
  'STORE_CANCELED',
]

/** Whether customers may see the details of a shipment: rider, position and estimate. Source: 001 §4 Shipment statuses. */
export const isOnTheWay = (status: string): boolean => ON_THE_WAY.includes(status)

/** Whether a shipment has come to its end for the customer. */
export const isTrackingFinished = (status: string): boolean => FINISHED.includes(status)

/** A delivery key that is shown: four digits, of a shipment that is not finished. Source: decisions.md, Constants. */
export const isValidDeliveryKey = (key: string | null, status: string): key is string =>
  key !== null && /^\d{4}$/.test(key) && !isTrackingFinished(status)

/** A rider who is shown: one with an id and a phone. Source: decisions.md, Constants. */
export const isValidRider = (rider: { readonly id: string | null; readonly phone: string | null }): boolean =>
  Boolean(rider.id) && Boolean(rider.phone?.trim())

/** What goes on behind the counter: a shipment that is being put into a stack, or that a rider gave back. */
const BEHIND_THE_COUNTER: readonly string[] = ['STACKING', 'DRIVER_CANCELED']

/** The state that a customer is told: the shop is looking for a rider, whatever it does to find one. */
export const trackedStatus = <Status extends string>(status: Status): Status | 'LOOKING_FOR_DRIVER' =>
  BEHIND_THE_COUNTER.includes(status) ? 'LOOKING_FOR_DRIVER' : status
