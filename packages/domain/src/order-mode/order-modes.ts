/**
 * Needs of one way to get the food; absent ones it does not have. Code asks here, and never by the
 * mode's name.
 */
export type OrderModeNeeds = {
  /** Word in the address of a menu and in the hash of a link. */
  readonly slug: string
  /**
   * It goes to an address: the diner is asked where to, and zones and the branch contact's reach
   * decide.
   */
  readonly address?: true
  /** It goes to a table, whose number is asked for. */
  readonly table?: true
  /** The diner is called by name. */
  readonly name?: true
  /** Bringing it has terms: a fee, a minimum order, and an amount from which it is free. */
  readonly fee?: true
  /** A rider carries it: an order that is accepted gets a shipment. */
  readonly riders?: true
  /**
   * Meaning of the mode's minutes to the diner: when the food arrives, or when it can be fetched.
   */
  readonly promise?: 'arrival' | 'pick-up'
}

const modes = {
  DELIVERY: { slug: 'delivery', address: true, name: true, fee: true, riders: true, promise: 'arrival' },
  TAKE_AWAY: { slug: 'take-away', name: true, promise: 'pick-up' },
  IN_DINING: { slug: 'in-dining', table: true },
  SELF_SERVICE: { slug: 'self-service', name: true, promise: 'pick-up' },
} as const satisfies Readonly<Record<string, OrderModeNeeds>>

/**
 * Ways to get the food, in the documents' order, each with its needs: pages, rules and statements
 * of the database read them here. Copy has their names. Source: decisions.md, Enumerations; 000 §3
 * Order mode.
 */
export const ORDER_MODES: Readonly<Record<keyof typeof modes, OrderModeNeeds>> = modes
