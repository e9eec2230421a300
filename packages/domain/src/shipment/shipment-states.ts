import {
  SHIPMENT_STATUSES,
  type ShipmentActor,
  type ShipmentStatus,
  type SlideAction,
} from './shipment-status.ts'

export type ShipmentState = {
  /** States that it may go to, and the parties that may bring it there. */
  readonly moves: Readonly<Partial<Record<ShipmentStatus, readonly ShipmentActor[]>>>
  /** State to which sliding brings it; null where there is nothing to slide. */
  readonly next: ShipmentStatus | null
  readonly slide: SlideAction | null
  /** On offer: any rider of the branch contact may take it. */
  readonly onOffer: boolean
  readonly carried: boolean
  /** The rider may give it up. */
  readonly cancellable: boolean
  /** Nothing more happens to it, unless it must return. */
  readonly finished: boolean
  readonly canceled: boolean
  /** Whether the diner sees it; states behind the counter stay hidden. */
  readonly visibleToCustomer: boolean
  readonly customerSeesDetails: boolean
}

const rider = ['RIDER'] as const
const staff = ['STAFF'] as const
const system = ['SYSTEM'] as const
const shop = ['STAFF', 'SYSTEM'] as const

/**
 * The shop may cancel it at any time, for itself or for the diner; the system, when the order
 * ends.
 */
const canceledBy = { STORE_CANCELED: staff, CUSTOMER_CANCELED: ['DINER'], CANCELED: system } as const
const givenUp = { DRIVER_CANCELED: rider } as const

const waiting = {
  next: null,
  slide: null,
  onOffer: false,
  carried: false,
  cancellable: false,
  finished: false,
  canceled: false,
  visibleToCustomer: true,
  customerSeesDetails: false,
} as const

const carried = { ...waiting, carried: true, cancellable: true } as const
const over = { ...waiting, moves: {}, finished: true } as const
const canceled = { ...over, canceled: true } as const

/**
 * The one table of a shipment's life: the riders' pages, the API's conditional updates, the console
 * and the tracking page all read it. Of the two drop-off states the plural is that of a shipment in
 * a stack which is on its way and not yet the next; where the documents name one of them, both are
 * meant. `RETURNED` is for shipments that must return alone, which the table cannot know:
 * `nextStatus` does. Source: 001 §4 Shipment statuses; decisions.md.
 */
export const SHIPMENT_STATES: Readonly<Record<ShipmentStatus, ShipmentState>> = {
  PENDING: {
    ...waiting,
    moves: { LOOKING_FOR_DRIVER: shop, STACKING: staff, ...canceledBy },
  },
  STACKING: {
    ...waiting,
    moves: { LOOKING_FOR_DRIVER: staff, PENDING: staff, ...canceledBy },
    visibleToCustomer: false,
  },
  LOOKING_FOR_DRIVER: {
    ...waiting,
    moves: {
      ON_ROUTE_TO_PICK_UP: rider,
      PENDING: staff,
      STACKING: staff,
      ...canceledBy,
    },
    next: 'ON_ROUTE_TO_PICK_UP',
    slide: 'accept',
    onOffer: true,
  },
  ON_ROUTE_TO_PICK_UP: {
    ...carried,
    moves: { IN_STORE: rider, ...givenUp, ...canceledBy },
    next: 'IN_STORE',
    slide: 'arrive',
  },
  IN_STORE: {
    ...carried,
    moves: { ON_ROUTE_TO_DROP_OFF: rider, ON_ROUTE_TO_DROP_OFFS: rider, ...givenUp, ...canceledBy },
    next: 'ON_ROUTE_TO_DROP_OFF',
    slide: 'leave',
  },
  ON_ROUTE_TO_DROP_OFFS: {
    ...carried,
    moves: { ON_ROUTE_TO_DROP_OFF: rider, DELIVERED: ['RIDER', 'STAFF'], ...givenUp, ...canceledBy },
    next: 'ON_ROUTE_TO_DROP_OFF',
    slide: 'leave',
    customerSeesDetails: true,
  },
  ON_ROUTE_TO_DROP_OFF: {
    ...carried,
    // Back to the plural when the rider of a stack picks another one to be next.
    moves: { DELIVERED: ['RIDER', 'STAFF'], ON_ROUTE_TO_DROP_OFFS: rider, ...givenUp, ...canceledBy },
    next: 'DELIVERED',
    slide: 'deliver',
    customerSeesDetails: true,
  },
  DELIVERED: { ...over, moves: { RETURNED: ['RIDER', 'STAFF'] }, next: 'RETURNED', slide: 'return' },
  RETURNED: over,
  DRIVER_CANCELED: { ...canceled, visibleToCustomer: false },
  CANCELED: canceled,
  CUSTOMER_CANCELED: canceled,
  STORE_CANCELED: canceled,
}

/** A shipment as its rules read it. */
export type ShipmentFacts = { readonly status: ShipmentStatus; readonly returnShipment: boolean }

/**
 * Returns the state to which sliding brings a shipment; null where its rider cannot bring it on,
 * or nothing is left to do. Only a shipment that must return comes back to the shop. Source: 001
 * §4.
 */
export const nextStatus = ({ status, returnShipment }: ShipmentFacts): ShipmentStatus | null =>
  status === 'DELIVERED' && !returnShipment ? null : SHIPMENT_STATES[status].next

/** Returns the action that sliding takes on a shipment; null where there is nothing to slide. */
export const slideAction = (shipment: ShipmentFacts): SlideAction | null =>
  nextStatus(shipment) === null ? null : SHIPMENT_STATES[shipment.status].slide

/**
 * Whether its rider has it: on the way to the shop or to a door, or delivered and still to come
 * back.
 */
export const isInHand = ({ status, returnShipment }: ShipmentFacts): boolean =>
  SHIPMENT_STATES[status].carried || (status === 'DELIVERED' && returnShipment)

/** Whether a party may bring a shipment into a state. */
export const mayMove = (shipment: ShipmentFacts, to: ShipmentStatus, actor: ShipmentActor): boolean =>
  (to !== 'RETURNED' || shipment.returnShipment) &&
  (SHIPMENT_STATES[shipment.status].moves[to]?.includes(actor) ?? false)

/** Returns every state with a property, for queries and conditional updates. */
export const statusesThat = (
  is:
    | 'onOffer'
    | 'carried'
    | 'cancellable'
    | 'finished'
    | 'canceled'
    | 'visibleToCustomer'
    | 'customerSeesDetails',
): readonly ShipmentStatus[] => SHIPMENT_STATUSES.filter((status) => SHIPMENT_STATES[status][is])

/**
 * Whether a shipment's new state may change the offers of riders: it goes on offer, is taken from
 * there, put aside, or cancelled, no matter which rider had it. One that begins to wait for its
 * hour was not on offer.
 */
export const concernsOffers = (status: ShipmentStatus): boolean =>
  SHIPMENT_STATES[status].onOffer ||
  (status !== 'PENDING' && status in SHIPMENT_STATES.LOOKING_FOR_DRIVER.moves)

/** The states that are not over: an order's delivery side has at most one shipment in them. */
export const UNFINISHED_STATUSES: readonly ShipmentStatus[] = SHIPMENT_STATUSES.filter(
  (status) => !SHIPMENT_STATES[status].finished,
)
