import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { useEffect, useRef, useState } from 'react'
import { arrivals } from '../workplace/alarm-rule.ts'

/** Announces each new order to screen readers. */
export function Announcer({ orders }: { orders: readonly ConsoleOrder[] | undefined }) {
  const seen = useRef<ReadonlySet<string> | undefined>(undefined)
  const [text, setText] = useState('')

  useEffect(() => {
    if (!orders) return
    const [first, ...others] = arrivals(seen.current, orders)
    seen.current = new Set([...(seen.current ?? []), ...orders.map(({ id }) => id)])
    if (!first) return
    setText(others.length > 0 ? consoleCopy.newOrders(others.length + 1) : consoleCopy.newOrder(first.number))
  }, [orders])

  return (
    <output aria-live="assertive" className="sr-only">
      {text}
    </output>
  )
}
