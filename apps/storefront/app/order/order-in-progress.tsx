import { accountCopy } from '@mostrador/copy/account'
import { isInProgress } from '@mostrador/domain/order/in-progress'
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { serverNow } from '../layout/server-clock.ts'
import { browserApi } from '../api.ts'
import { KeptLink } from '../layout/kept-link.tsx'
import { forgetOrder, recentOrders, usePlacedOrders } from './placed-orders.ts'
import type { PlacedOrder } from './placed-orders.ts'

/** The newest of these orders that is in course; those that are over are forgotten. A failure is quiet: none. Source: 001 §3, §8. */
async function findInProgress(orders: readonly PlacedOrder[]): Promise<PlacedOrder | undefined> {
  for (const placed of orders) {
    const { alias, code } = placed
    const found = await browserApi.client.getOrder({ params: { alias, code } })
    if (!found.ok) continue
    const { status, orderedAt, scheduledAt } = found.data
    const moments = {
      orderedAt: new Date(orderedAt),
      scheduledAt: scheduledAt ? new Date(scheduledAt) : null,
    }
    if (isInProgress({ status, ...moments }, serverNow())) return placed
    if (status === 'DELIVERED' || status === 'CANCELED') forgetOrder(code)
  }
  return undefined
}

/** The order of this browser that is in course at a local, once the server has said that it is. */
function useOrderInProgress(alias: string): PlacedOrder | undefined {
  const placed = usePlacedOrders()
  const [found, setFound] = useState<PlacedOrder>()
  useEffect(() => {
    const candidates = recentOrders(placed ?? [], alias, new Date())
    let isOver = false
    void findInProgress(candidates).then((order) => isOver || setFound(order))
    return () => {
      isOver = true
    }
  }, [placed, alias])
  return found
}

/** "PEDIDO EN CURSO": opens the most recent order that the diner still waits for. Nothing where there is none. Loaded when the page is idle. Source: 001 §2. */
export default function OrderInProgress({ alias }: { readonly alias: string }) {
  const order = useOrderInProgress(alias)
  if (!order) return null
  return (
    <KeptLink
      to={href('/menu/:alias/order/:orderCode', { alias, orderCode: order.code })}
      className="inline-flex h-11 animate-rise items-center gap-2 rounded-full bg-raised px-4 text-14 font-bold whitespace-nowrap text-ink shadow-float"
    >
      <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-positive" />
      {accountCopy.orderInProgress}
    </KeptLink>
  )
}
