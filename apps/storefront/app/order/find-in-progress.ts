import type { Client } from '@mostrador/contract/client'
import { isInProgress } from '@mostrador/domain/order/in-progress'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { loadMyOrders, NO_ORDERS } from '../diner/load-my-orders.ts'
import type { PlacedOrder } from '../diner/placed-orders.ts'

/** Sources of an order in progress: this browser's, newest first, and the diner's history. */
export type InProgressSearch = {
  readonly placed: readonly PlacedOrder[]
  readonly branchContactId: string
  /** Phone of the signed-in diner; without it there is no history. */
  readonly phone: string | undefined
  readonly now: Date
  readonly onOver: (code: string) => void
}

async function findPlaced(
  client: Client,
  { placed, now, onOver }: InProgressSearch,
): Promise<PlacedOrder | undefined> {
  for (const order of placed) {
    const { alias, code } = order
    // The newest order in progress ends the search.
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
 * Finds the code of the latest order in progress, of this browser and of the signed-in diner's
 * history. A failure is silent: none. Source: 001 §2, §3, §8.
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
  // The history is sorted; an order of another phone is compared by its time.
  const isListed = history.orders.some(({ code }) => code === placed.code)
  return isListed || Date.parse(newest.date) > Date.parse(placed.at) ? newest.code : placed.code
}
