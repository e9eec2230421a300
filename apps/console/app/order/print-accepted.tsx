import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { whenIdle } from '@mostrador/ui/when-idle'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useRemembered } from '../layout/remembered.ts'
import { listenToAccepted } from '../workplace/board-query.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { PrintedTicketProps } from './printed-ticket.tsx'

/** Prints each order accepted on this device, on any page, where that is turned on. */
export function PrintAccepted() {
  return useRemembered('print') === 'on' ? <Printer /> : null
}

/** Prints one order after the other; the paper is loaded once the page is at rest. */
function Printer() {
  const { contact } = useWorkplace()
  const queries = useQueryClient()
  const toast = useToast()
  const [waiting, setWaiting] = useState<readonly ConsoleOrder[]>([])
  const [Ticket, setTicket] = useState<ComponentType<PrintedTicketProps>>()
  const [order] = waiting

  const bring = useCallback(async () => {
    const { PrintedTicket } = await import('./printed-ticket.tsx')
    setTicket(() => PrintedTicket)
  }, [])
  const goOn = useCallback(
    (done: ConsoleOrder) => setWaiting((before) => before.filter((one) => one !== done)),
    [],
  )

  useEffect(() => whenIdle(() => void bring().catch(() => undefined)), [bring])
  useEffect(
    () => listenToAccepted(queries, contact.id, (accepted) => setWaiting((before) => [...before, accepted])),
    [queries, contact.id],
  )
  useEffect(() => {
    if (!order || Ticket) return
    bring().catch(() => {
      goOn(order)
      toast({ text: consoleCopy.notPrinted(order.number), tone: 'danger' })
    })
  }, [order, Ticket, bring, goOn, toast])

  return order && Ticket ? <Ticket order={order} onPrinted={goOn} /> : null
}
