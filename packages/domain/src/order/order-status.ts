import type { PaymentStatus } from '../payment/payment-type.ts'

/**
 * The states of an order: the four nodes of the follow-up, and canceled. Source: decisions.md,
 * Enumerations.
 */
export const ORDER_STATUSES = ['GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_ACTIONS = ['accept', 'ready', 'deliver', 'cancel'] as const

export type OrderAction = (typeof ORDER_ACTIONS)[number]

/**
 * State to which an action leads from wherever it is allowed, and the timestamp of the order that
 * it sets.
 */
export const ORDER_EFFECTS = {
  accept: { to: 'ACCEPTED', moment: 'accepted' },
  ready: { to: 'READY', moment: 'ready' },
  deliver: { to: 'DELIVERED', moment: 'delivered' },
  cancel: { to: 'CANCELED', moment: 'canceled' },
} as const satisfies Record<OrderAction, { readonly to: OrderStatus; readonly moment: string }>

/**
 * Party that changes an order: its shop, the rider who carries it, its diner, or the system, as
 * where a payment never came.
 */
export type OrderActor = 'STAFF' | 'RIDER' | 'DINER' | 'SYSTEM'

type OrderStateRow = {
  /**
   * Parties that may take each action in this state; an action that is missing is refused to
   * everybody.
   */
  readonly may: Readonly<Partial<Record<OrderAction, readonly OrderActor[]>>>
  /** Whether the shop still has work with the order. */
  readonly inProgress: boolean
  /** The node of the progress bar that this state lights, 0 to 3. */
  readonly node: 0 | 1 | 2 | 3
}

const cancel = ['STAFF', 'SYSTEM'] as const

/**
 * The one table of an order's life. The console's buttons, the API's conditional updates, those
 * that follow a rider and the follow-up's nodes all read it; copy has the names of states and
 * actions. A rider brings an order on from any state: food that leaves was accepted and is ready.
 * Source: 001 §4 Order progress.
 */
export const ORDER_STATES: Readonly<Record<OrderStatus, OrderStateRow>> = {
  GENERATED: {
    // A branch contact may let diners cancel until it has accepted. Source: docs/decisions/083.
    may: { accept: ['STAFF'], ready: ['RIDER'], deliver: ['RIDER'], cancel: [...cancel, 'DINER'] },
    inProgress: true,
    node: 0,
  },
  ACCEPTED: { may: { ready: ['STAFF', 'RIDER'], deliver: ['RIDER'], cancel }, inProgress: true, node: 1 },
  READY: { may: { deliver: ['STAFF', 'RIDER'], cancel }, inProgress: true, node: 2 },
  DELIVERED: { may: {}, inProgress: false, node: 3 },
  CANCELED: { may: {}, inProgress: false, node: 3 },
}

/**
 * Returns every state from which a party may take an action, for the conditional update in the
 * database.
 */
export const statusesThatAllow = (action: OrderAction, actor: OrderActor = 'STAFF'): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => ORDER_STATES[status].may[action]?.includes(actor))

/**
 * Returns the state that an action of the shop leads to; undefined when it is not allowed from
 * here.
 */
export const nextOrderStatus = (from: OrderStatus, action: OrderAction): OrderStatus | undefined =>
  statusesThatAllow(action).includes(from) ? ORDER_EFFECTS[action].to : undefined

/**
 * The states in which an order still asks something of the shop: the columns of the board, and what
 * riders are busy with.
 */
export const STATUSES_IN_PROGRESS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => ORDER_STATES[status].inProgress,
)

/** Returns the states that an order may have had before one. */
export const statusesBefore = (status: OrderStatus): readonly OrderStatus[] =>
  STATUSES_IN_PROGRESS.filter((before) => ORDER_STATES[before].node < ORDER_STATES[status].node)

/**
 * Whether an order waits for its online payment: the branch contact has not got it yet. Source:
 * decisions.md, The server is the authority.
 */
export const isUnpaid = (order: {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus | null
}): boolean => order.status === 'GENERATED' && order.paymentStatus === 'PENDING'

/**
 * Whether a diner may still cancel an order alone, at a branch contact that lets diners do so: it
 * is not accepted, and its payment is not awaited. Source: docs/decisions/083.
 */
export const isCancelableByDiner = (order: {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus | null
}): boolean => statusesThatAllow('cancel', 'DINER').includes(order.status) && !isUnpaid(order)

/** Destinations of a branch contact's orders. Source: decisions.md, Enumerations. */
export const ORDER_CHANNELS = ['CONSOLE', 'MESSAGE'] as const
