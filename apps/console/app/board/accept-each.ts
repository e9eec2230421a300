import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

/** An order that was to be accepted, and why it was not. */
export type NotAccepted<Order> = { readonly order: Order; readonly why: string }

type Acceptable = Pick<ConsoleOrder, 'id' | 'actions'>

/**
 * Of the orders that somebody agreed to accept those that can still be accepted, as the board has
 * them now: meanwhile others may have accepted or canceled some.
 */
export function stillAcceptable<Order extends Acceptable>(
  agreed: readonly Acceptable[],
  board: readonly Order[],
): readonly Order[] {
  const ids = new Set(agreed.map(({ id }) => id))
  return board.filter(({ id, actions }) => ids.has(id) && actions.includes('accept'))
}

/** How many are asked for at once: the server answers others too. */
const AT_ONCE = 4

type AcceptEach<Order> = {
  /** Accepts one; answers why it was not accepted. */
  readonly accept: (order: Order) => Promise<string | undefined>
  /** Called after each answer with how many were answered. */
  readonly onAnswer: (answered: number) => void
}

/**
 * Accepts orders a few at a time, the first first; one that fails keeps no other back. Answers
 * those that failed, in their order, each with its reason.
 */
export async function acceptEach<Order>(
  orders: readonly Order[],
  { accept, onAnswer }: AcceptEach<Order>,
): Promise<readonly NotAccepted<Order>[]> {
  const reasons = new Map<Order, string>()
  const waiting = orders.values()
  let answered = 0
  async function acceptWaiting(): Promise<void> {
    for (const order of waiting) {
      const why = await accept(order)
      if (why !== undefined) reasons.set(order, why)
      answered += 1
      onAnswer(answered)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, acceptWaiting))
  return orders.flatMap((order) => {
    const why = reasons.get(order)
    return why === undefined ? [] : [{ order, why }]
  })
}
