import { SHIPMENT_STATES, statusesThat } from '../shipment/shipment-states.ts'
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../shipment/shipment-status.ts'

/**
 * Actions of staff on one shipment: offer it, take it back from its rider, or have it come back to
 * the shop or not.
 */
export const DISPATCH_ACTIONS = ['offer', 'take-back', 'return', 'no-return'] as const

export type DispatchAction = (typeof DISPATCH_ACTIONS)[number]

/** More stops than one rider carries in a bag. */
export const MOST_STOPS = 10

/** States in which no rider has a shipment: staff may give it to one. */
export const FREE_STATUSES = ['PENDING', 'LOOKING_FOR_DRIVER'] as const satisfies readonly ShipmentStatus[]

/** The states in which a shipment can be put into a stack. */
export const STACKABLE: readonly ShipmentStatus[] = [...FREE_STATUSES]

/** Whether no rider has a shipment in a state. */
export const isFree = (status: ShipmentStatus): status is (typeof FREE_STATUSES)[number] =>
  STACKABLE.includes(status)

const OPEN = SHIPMENT_STATUSES.filter((status) => !SHIPMENT_STATES[status].finished)

/**
 * The states from which each action is allowed; the buttons and the conditional updates read it. A
 * shipment that was delivered may still be asked back, until it came back.
 */
export const DISPATCH_FROM: Readonly<Record<DispatchAction, readonly ShipmentStatus[]>> = {
  offer: ['PENDING'],
  'take-back': statusesThat('carried'),
  return: [...OPEN, 'DELIVERED'],
  'no-return': [...OPEN, 'DELIVERED'],
}

/** Returns the actions of staff that a shipment allows now. */
export const dispatchActions = (shipment: {
  readonly status: ShipmentStatus
  readonly returnShipment: boolean
}): DispatchAction[] =>
  DISPATCH_ACTIONS.filter(
    (action) =>
      DISPATCH_FROM[action].includes(shipment.status) &&
      action !== (shipment.returnShipment ? 'return' : 'no-return'),
  )

/**
 * Returns the first state of the shipment that replaces one taken back: with its food at the shop
 * it is on offer at once, else it waits until staff has it.
 */
export const freshStatus = (from: ShipmentStatus): 'PENDING' | 'LOOKING_FOR_DRIVER' =>
  SHIPMENT_STATES[from].customerSeesDetails ? 'PENDING' : 'LOOKING_FOR_DRIVER'
