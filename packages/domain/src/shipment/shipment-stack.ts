import { SHIPMENT_STATES, type ShipmentFacts } from './shipment-states.ts'
import type { ShipmentActor, ShipmentStatus, SlideAction } from './shipment-status.ts'

/** States of a stack: those of a shipment without those that only one of its shipments can have. */
export const STACK_STATUSES = [
  'STACKING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFFS',
  'DELIVERED',
  'RETURNED',
  'DRIVER_CANCELED',
  'CANCELED',
  'STORE_CANCELED',
] as const satisfies readonly ShipmentStatus[]

export type StackStatus = (typeof STACK_STATUSES)[number]

type StackState = {
  readonly moves: Readonly<Partial<Record<StackStatus, readonly ShipmentActor[]>>>
  /**
   * State to which sliding brings the whole stack; null where its shipments go on one by one, or
   * none does.
   */
  readonly next: StackStatus | null
  readonly slide: SlideAction | null
  /**
   * Status of its shipments when the stack comes here; null where each has a state of its own by
   * then.
   */
  readonly shipmentsBecome: ShipmentStatus | null
}

const rider = ['RIDER'] as const
const staff = ['STAFF'] as const
const canceledBy = { STORE_CANCELED: staff, CANCELED: ['SYSTEM'] } as const
const givenUp = { DRIVER_CANCELED: rider } as const
const over = { moves: {}, next: null, slide: null, shipmentsBecome: null } as const

/**
 * The one table of a stack's life. It goes to the shop and leaves it as a whole, then its shipments
 * are delivered one by one, in the order that the rider picks, and it is delivered when they are
 * over. Source: 001 §4; decisions.md.
 */
export const STACK_STATES: Readonly<Record<StackStatus, StackState>> = {
  STACKING: {
    moves: { LOOKING_FOR_DRIVER: staff, ...canceledBy },
    next: null,
    slide: null,
    shipmentsBecome: 'STACKING',
  },
  LOOKING_FOR_DRIVER: {
    moves: { ON_ROUTE_TO_PICK_UP: rider, STACKING: staff, ...canceledBy },
    next: 'ON_ROUTE_TO_PICK_UP',
    slide: 'accept',
    shipmentsBecome: 'LOOKING_FOR_DRIVER',
  },
  ON_ROUTE_TO_PICK_UP: {
    moves: { IN_STORE: rider, ...givenUp, ...canceledBy },
    next: 'IN_STORE',
    slide: 'arrive',
    shipmentsBecome: 'ON_ROUTE_TO_PICK_UP',
  },
  IN_STORE: {
    moves: { ON_ROUTE_TO_DROP_OFFS: rider, ...givenUp, ...canceledBy },
    next: 'ON_ROUTE_TO_DROP_OFFS',
    slide: 'leave',
    shipmentsBecome: 'IN_STORE',
  },
  ON_ROUTE_TO_DROP_OFFS: {
    moves: { DELIVERED: ['RIDER', 'STAFF', 'SYSTEM'], ...givenUp, ...canceledBy },
    next: null,
    slide: 'deliver',
    shipmentsBecome: 'ON_ROUTE_TO_DROP_OFFS',
  },
  DELIVERED: { ...over, moves: { RETURNED: ['RIDER', 'STAFF'] }, next: 'RETURNED', slide: 'return' },
  RETURNED: { ...over, shipmentsBecome: 'RETURNED' },
  DRIVER_CANCELED: { ...over, shipmentsBecome: 'DRIVER_CANCELED' },
  CANCELED: { ...over, shipmentsBecome: 'CANCELED' },
  STORE_CANCELED: { ...over, shipmentsBecome: 'STORE_CANCELED' },
}

/** A shipment of a stack as its rules read it. */
export type StackedShipment = ShipmentFacts & { readonly id: string; readonly stackingOrder: number }

/** A stack as its rules read it. */
export type StackFacts = { readonly status: StackStatus; readonly shipments: readonly ShipmentFacts[] }

const isDelivered = ({ status }: ShipmentFacts): boolean => status === 'DELIVERED' || status === 'RETURNED'

const placeOf = (shipment: ShipmentFacts): number => {
  if (isDelivered(shipment)) return 0
  return SHIPMENT_STATES[shipment.status].canceled ? 2 : 1
}

/**
 * Orders the shipments of a stack: delivered ones first, canceled ones last, the others by their
 * stacking order.
 */
export const inStackOrder = <Shipment extends StackedShipment>(shipments: readonly Shipment[]): Shipment[] =>
  shipments.toSorted(
    // Stryker disable next-line EqualityOperator: no two shipments have one id
    (a, b) => placeOf(a) - placeOf(b) || a.stackingOrder - b.stackingOrder || (a.id < b.id ? -1 : 1),
  )

/** Whether every shipment is delivered, returned or canceled: an empty stack is not finished. */
export const isStackFinished = (shipments: readonly ShipmentFacts[]): boolean =>
  shipments.length > 0 && shipments.every(({ status }) => SHIPMENT_STATES[status].finished)

/**
 * Whether the next action of a stack brings its returns back: all is over, and a return shipment
 * was delivered.
 */
export const isStackReturning = (shipments: readonly ShipmentFacts[]): boolean =>
  isStackFinished(shipments) &&
  shipments.some(({ status, returnShipment }) => returnShipment && status === 'DELIVERED')

/** Returns the state of a stack whose shipments are all over; undefined while one is not. */
export function settledStackStatus(shipments: readonly ShipmentFacts[]): StackStatus | undefined {
  if (!isStackFinished(shipments)) return undefined
  if (shipments.some(({ status }) => status === 'DELIVERED')) return 'DELIVERED'
  if (shipments.some(({ status }) => status === 'RETURNED')) return 'RETURNED'
  if (shipments.some(({ status }) => status === 'DRIVER_CANCELED')) return 'DRIVER_CANCELED'
  // All were cancelled by diners or the system, none by the shop.
  return shipments.some(({ status }) => status === 'STORE_CANCELED') ? 'STORE_CANCELED' : 'CANCELED'
}
