import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useEffect } from 'react'
import { KitchenTicket } from './kitchen-ticket.tsx'
import { printTicket } from './print-ticket.ts'
import { useTellPrinted } from './use-tell-printed.ts'

export type PrintedTicketProps = {
  readonly order: ConsoleOrder
  readonly onPrinted: (order: ConsoleOrder) => void
}

/** Prints an order, and tells when the browser is done. */
export function PrintedTicket({ order, onPrinted }: PrintedTicketProps) {
  const tellPrinted = useTellPrinted()
  useEffect(() => {
    const goOn = (): void => {
      tellPrinted(order)
      onPrinted(order)
    }
    window.addEventListener('afterprint', goOn, { once: true })
    printTicket()
    return () => window.removeEventListener('afterprint', goOn)
  }, [order, onPrinted, tellPrinted])

  return <KitchenTicket order={order} alone />
}
