import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

export type NotAccepted<Order> = { readonly order: Order; readonly why: string }

type Acceptable = Pick<ConsoleOrder, 'id' | 'actions'>

/** Returns the agreed orders that can still be accepted by the present board. */
export function stillAcceptable<Order extends Acceptable>(
  agreed: readonly Acceptable[],
  board: readonly Order[],
): readonly Order[] {
  const ids = new Set(agreed.map(({ id }) => id))
  return board.filter(({ id, actions }) => ids.has(id) && actions.includes('accept'))
}

/** Parallel calls; the server has others to answer too. */
const AT_ONCE = 4

type AcceptEach<Order> = {
  /** Accepts one; returns the reason of a failure. */
  readonly accept: (order: Order) => Promise<string | undefined>
  /** Called after each answer with the number of answers. */
  readonly onAnswer: (answered: number) => void
}

/** Accepts orders a few at a time, oldest first. Returns the failed ones with reasons. */
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
