/** The states of an order: the four nodes of the follow-up, and canceled. Source: decisions.md, Enumerations. */
export const ORDER_STATUSES = ['GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED'] as const

/** One state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What staff can do to an order. */
export const ORDER_ACTIONS = ['accept', 'ready', 'deliver', 'cancel'] as const

/** One thing that staff can do to an order. */
export type OrderAction = (typeof ORDER_ACTIONS)[number]

type OrderStateRow = {
  /** Where each action leads from here; an action that is missing is refused. */
  readonly next: Readonly<Partial<Record<OrderAction, OrderStatus>>>
  /** Whether the order still asks something of the shop. */
  readonly inProgress: boolean
  /** The node of the progress bar that this state lights, 0 to 3. */
  readonly node: 0 | 1 | 2 | 3
}

/**
 * The one table of an order's life. The console's buttons, the API's conditional update and the
 * follow-up's nodes all read it. Source: 001 §4 Order progress.
 */
export const ORDER_STATES: Readonly<Record<OrderStatus, OrderStateRow>> = {
  GENERATED: { next: { accept: 'ACCEPTED', cancel: 'CANCELED' }, inProgress: true, node: 0 },
  ACCEPTED: { next: { ready: 'READY', cancel: 'CANCELED' }, inProgress: true, node: 1 },
  READY: { next: { deliver: 'DELIVERED', cancel: 'CANCELED' }, inProgress: true, node: 2 },
  DELIVERED: { next: {}, inProgress: false, node: 3 },
  CANCELED: { next: {}, inProgress: false, node: 3 },
}

/** The state that an action leads to, or `undefined` when it may not be done from here. */
export const nextOrderStatus = (from: OrderStatus, action: OrderAction): OrderStatus | undefined =>
  ORDER_STATES[from].next[action]

/** Every state from which an action is allowed: what the conditional update in the database asks for. */
export const statusesThatAllow = (action: OrderAction): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => ORDER_STATES[status].next[action] !== undefined)

/** Where orders of a branch contact go. Source: decisions.md, Enumerations. */
export const ORDER_CHANNELS = ['CONSOLE', 'MESSAGE'] as const
