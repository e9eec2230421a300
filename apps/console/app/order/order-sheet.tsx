import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, ORDER_ACTION_LABELS } from '@mostrador/copy/console'
import { orderDetailCopy } from '@mostrador/copy/order-detail'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { orderQuery } from '../workplace/board-query.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView, isMissing, type ViewedQuery } from '../layout/query-view.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DelayButton } from './delay-button.tsx'
import { KitchenTicket } from './kitchen-ticket.tsx'
import { NextActionButton } from './next-action-button.tsx'
import { OrderDetail } from './order-detail.tsx'
import { printTicket } from './print-ticket.ts'
import { useTellPrinted } from './use-tell-printed.ts'
import { RefundHint } from './refund-hint.tsx'

/** Sheet of one order over its page, with an address of its own. */
export function OrderSheet() {
  const { orderId = '' } = useParams()
  return <OpenOrder key={orderId} id={orderId} />
}

/** Finds an order by id: on the board while in progress, else from the server. */
function useOrder(id: string): ViewedQuery<ConsoleOrder> {
  const { orders } = useWorkplaceBoard()
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery(orderQuery(useApi(), id))
  const onBoard = orders?.find((order) => order.id === id)
  return { data: onBoard ?? data, error: onBoard ? null : error, isPending, isFetchedAfterMount, refetch }
}

/** Names an order; rehearsals are numbered apart. */
const titleOf = ({ rehearsal, number }: ConsoleOrder): string =>
  (rehearsal ? consoleCopy.rehearsedOrder : consoleCopy.order)(number)

function OpenOrder({ id }: { id: string }) {
  const asked = useOrder(id)
  const { contact } = useWorkplace()
  const { open: markOpened } = useWorkplaceAlarm()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(true)
  // Orders of other branch contacts are opened there.
  const isHere = (order: ConsoleOrder): boolean => order.branchContactId === contact.id
  const order = asked.data && isHere(asked.data) ? asked.data : undefined
  useEffect(() => markOpened(id), [id, markOpened])
  // A promise that changes while the order is open counts as seen.
  const promise = order?.promisedAt
  useEffect(() => {
    if (promise) markOpened(id)
  }, [id, promise, markOpened])

  return (
    <Sheet
      backLeaves
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => void navigate({ pathname: '..', search: query.toString() }, { relative: 'path' })}
      size="large"
      title={order ? titleOf(order) : SECTION_TITLES.orders}
      titleHidden={order === undefined}
      closeLabel={consoleCopy.close}
      footer={order && <OrderActions order={order} />}
    >
      <QueryView
        query={asked}
        waiting={<OrderSkeleton />}
        failed={orderDetailCopy.loadOrderFailed}
        isRefused={isMissing}
        refused={<NoOrder />}
        isEmpty={(known) => !isHere(known)}
        empty={<NoOrder />}
      >
        {(known) => <OrderDetail order={known} />}
      </QueryView>
    </Sheet>
  )
}

/** Actions on an open order, always in reach: forward on the right, cancelling on the left. */
function OrderActions({ order }: { order: ConsoleOrder }) {
  const [canceling, setCanceling] = useState(false)
  const tellPrinted = useTellPrinted()
  function print(): void {
    printTicket()
    tellPrinted(order)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" icon="print" className="max-md:px-3" onClick={print}>
        {consoleCopy.print}
      </Button>
      {order.actions.includes('cancel') && (
        <Button
          variant="quietDanger"
          className="max-md:ml-auto max-md:px-3"
          icon="close"
          onClick={() => setCanceling(true)}
        >
          {ORDER_ACTION_LABELS.cancel}
        </Button>
      )}
      <RefundHint order={order} />
      <DelayButton order={order} className="md:ml-auto" />
      <NextActionButton order={order} size="large" wide className="md:max-w-72" />
      <CancelDialog order={order} open={canceling} onClose={() => setCanceling(false)} />
      <KitchenTicket order={order} />
    </div>
  )
}

const NoOrder = () => (
  <EmptyState picture={<EmptyPicture name="map" />} title={orderDetailCopy.orderMissing}>
    {orderDetailCopy.orderMissingHint}
  </EmptyState>
)

function OrderSkeleton() {
  return (
    <div aria-busy className="grid gap-6 py-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-7 w-40" />
        <Skeleton shape="card" className="h-28 w-full" />
        <Skeleton shape="card" className="h-28 w-full" />
      </div>
      <Skeleton shape="card" className="h-64 w-full" />
    </div>
  )
}
