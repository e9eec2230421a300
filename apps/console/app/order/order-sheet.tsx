import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useWorkplaceAlarm } from '../board/use-alarm.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'
import { useOrder } from './use-order.ts'

/** One order over the page that it was opened from, with an address of its own. */
export function OrderSheet() {
  const { orderId = '' } = useParams()
  return <OpenOrder key={orderId} id={orderId} />
}

function OpenOrder({ id }: { id: string }) {
  const { order, problem, reload } = useOrder(id)
  const { contact } = useWorkplace()
  const { open: markOpened } = useWorkplaceAlarm()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(true)
  const isHere = order?.branchContactId === contact.id
  useEffect(() => markOpened(id), [id, markOpened])

  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => void navigate({ pathname: '..', search: query.toString() }, { relative: 'path' })}
      size="large"
      title={order && isHere ? consoleCopy.order(order.number) : consoleCopy.orders}
      titleHidden={order === undefined || !isHere}
      closeLabel={consoleCopy.close}
      footer={order && isHere ? <OrderActions order={order} /> : undefined}
    >
      {order && isHere ? (
        <OrderDetail order={order} />
      ) : (
        <NoOrder order={order} problem={problem} retry={() => void reload()} />
      )}
    </Sheet>
  )
}

/** On its way, not there, or of another branch contact: whoever has access to that one finds it there. */
function NoOrder(props: {
  order: ConsoleOrder | undefined
  problem: Problem | undefined
  retry: () => void
}) {
  const { order, problem, retry } = props
  if (!order && !problem) return <OrderSkeleton />
  if (order || problem?.status === 404 || problem?.status === 400) {
    return (
      <EmptyState picture={<EmptyPicture name="map" />} title={consoleCopy.orderMissing}>
        {consoleCopy.orderMissingHint}
      </EmptyState>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={consoleCopy.loadOrderFailed}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}

function OrderSkeleton() {
  return (
    <div aria-busy className="grid gap-6 py-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-7 w-40" />
        <Skeleton shape="block" className="h-28 w-full" />
        <Skeleton shape="block" className="h-28 w-full" />
      </div>
      <Skeleton shape="block" className="h-64 w-full" />
    </div>
  )
}
