import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { Button } from '@mostrador/ui/button.tsx'
import { seeStopped, useUnseen } from '../workplace/stopped.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { CardItems } from './card-items.tsx'

const NONE: readonly ConsoleOrder[] = []

/** Orders canceled while the kitchen had them. They stand on top until staff confirm them. */
export function StoppedOrders() {
  const unseen = useUnseen(useWorkplaceBoard().query.data?.stopped ?? NONE)
  return (
    <ul aria-live="assertive" className="grid grid-cols-1 gap-1.5 not-empty:pb-1.5">
      {unseen.map((order) => (
        <li key={order.id}>
          <StoppedCard order={order} />
        </li>
      ))}
    </ul>
  )
}

function StoppedCard({ order }: { readonly order: ConsoleOrder }) {
  const { id, number, cancelReason } = order
  return (
    <div className="relative grid grid-cols-1 gap-1.5 overflow-clip rounded-control border-2 border-danger bg-danger-soft p-2">
      <p className="flex flex-wrap items-center gap-2 text-18 font-bold">
        <span className="price">#{number}</span>
        <span className="rounded-control bg-danger px-2 text-on-danger uppercase">
          {ORDER_STATUS_LABELS.CANCELED}
        </span>
        {order.rehearsal && <span>{consoleCopy.rehearsal}</span>}
        <Button size="small" variant="secondary" className="ml-auto" onClick={() => seeStopped(id)}>
          {consoleCopy.stoppedSeen}
          <span className="sr-only"> {consoleCopy.order(number)}</span>
        </Button>
      </p>
      {cancelReason && <p className="text-14">{cancelReason}</p>}
      <div className="line-through opacity-70">
        <CardItems order={order} density="dense" />
      </div>
    </div>
  )
}
