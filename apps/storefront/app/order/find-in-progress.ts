import type { Client } from '@mostrador/contract/client'
import { isInProgress } from '@mostrador/domain/order/in-progress'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { loadMyOrders, NO_ORDERS } from '../diner/load-my-orders.ts'
import type { PlacedOrder } from '../diner/placed-orders.ts'

/**
 * Where an order in course is looked for: among those of this browser, newest first, and in a
 * diner's history.
 */
export type InProgressSearch = {
  readonly placed: readonly PlacedOrder[]
  readonly branchContactId: string
  /** Of the diner who is signed in; without one there is no history. */
  readonly phone: string | undefined
  readonly now: Date
  /** An order of this browser turned out to be over. */
  readonly onOver: (code: string) => void
}

/** The newest of the orders of this browser that is in course. */
async function findPlaced(
  client: Client,
  { placed, now, onOver }: InProgressSearch,
): Promise<PlacedOrder | undefined> {
  for (const order of placed) {
    const { alias, code } = order
    // The newest one that is in course ends the search.
    const found = await client.getOrder({ params: { alias, code } })
    if (!found.ok) continue
    const { status, orderedAt, scheduledAt } = found.data
    const moments = {
      orderedAt: new Date(orderedAt),
      scheduledAt: scheduledAt ? new Date(scheduledAt) : null,
    }
    if (isInProgress({ status, ...moments }, now)) return order
    if (!ORDER_STATES[status].inProgress) onOver(code)
  }
  return undefined
}

/**
 * The code of the most recent order in course, from this browser and from the history of who is
 * signed in. A failure is quiet: none. Source: 001 §2, §3, §8.
 */
export async function findInProgress(client: Client, search: InProgressSearch): Promise<string | undefined> {
  const { phone, branchContactId } = search
  const key = phone === undefined ? undefined : { phone, branchContactId }
  const [placed, history] = await Promise.all([
    findPlaced(client, search),
    key ? loadMyOrders(client, key, NO_ORDERS) : NO_ORDERS,
  ])
  const newest = history.orders.find(({ inProgress }) => inProgress)
  if (!newest || !placed) return newest?.code ?? placed?.code
  // The history is sorted by itself; an order of another phone is compared by its day and hour.
  const isListed = history.orders.some(({ code }) => code === placed.code)
  return isListed || Date.parse(newest.date) > Date.parse(placed.at) ? newest.code : placed.code
}
