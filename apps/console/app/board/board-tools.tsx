import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRemembered } from '../layout/remembered.ts'
import { KitchenTicket } from '../order/kitchen-ticket.tsx'
import { printTicket } from '../order/print-ticket.ts'
import { listenToAccepted } from '../workplace/board-query.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { AcceptAllDialog } from './accept-all-dialog.tsx'
import { listenToKeys } from './board-keys.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { useHasKeys } from './use-has-keys.ts'

/** What was asked of the tools, if anything: the settings, or to accept these orders. */
export type Asked = { readonly settings: true } | { readonly accept: readonly ConsoleOrder[] } | null

/** What stands ready beside the board, brought once it is at rest. */
export type BoardToolsProps = { readonly asked: Asked; readonly ask: (asked: Asked) => void }

/**
 * The keys of the board, its settings, and the question whether many orders are accepted at once.
 */
export function BoardTools({ asked, ask }: BoardToolsProps) {
  const hasKeys = useHasKeys()
  useEffect(() => {
    if (!hasKeys) return undefined
    const search = () => document.querySelector<HTMLElement>('main input[type=search]')?.focus()
    return listenToKeys({ search, help: () => ask({ settings: true }) })
  }, [hasKeys, ask])

  const prints = useRemembered('print') === 'on'
  const close = () => ask(null)
  return (
    <>
      {prints && <PrintAccepted />}
      {asked && 'settings' in asked && <SettingsDialog onClose={close} />}
      {asked && 'accept' in asked && <AcceptAllDialog orders={asked.accept} onClose={close} />}
    </>
  )
}

/** Prints each order that was accepted on this device, one after the other. */
function PrintAccepted() {
  const { contact } = useWorkplace()
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<readonly ConsoleOrder[]>([])
  const [order] = waiting

  useEffect(
    () => listenToAccepted(queries, contact.id, (accepted) => setWaiting((before) => [...before, accepted])),
    [queries, contact.id],
  )
  useEffect(() => {
    if (!order) return undefined
    const goOn = (): void => setWaiting((before) => before.filter((one) => one !== order))
    window.addEventListener('afterprint', goOn, { once: true })
    printTicket()
    return () => window.removeEventListener('afterprint', goOn)
  }, [order])

  return order ? <KitchenTicket order={order} alone /> : null
}
