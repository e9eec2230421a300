import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { AgePill } from './age-pill.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { DeliveryProof } from './delivery-proof.tsx'
import { LargeNote } from './large-note.tsx'
import { MODE_ICONS } from './mode-icons.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDestination } from './order-destination.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { PaymentLine } from './payment-line.tsx'

/**
 * Everything that the shop needs of an order: what to cook on the left, for whom and for how much
 * on the right.
 */
export function OrderDetail({ order }: { order: ConsoleOrder }) {
  return (
    <div className="grid gap-x-8 gap-y-5 pb-5 grid-cols-1 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 content-start gap-5">
        <OrderHead order={order} />
        {order.cancelReason && (
          <Notice tone="danger">
            <p className="text-16">{consoleCopy.canceledBecause(order.cancelReason)}</p>
          </Notice>
        )}
        {order.refund === 'FAILED' && (
          <Notice tone="danger" title={consoleCopy.refundFailed}>
            {consoleCopy.refundFailedHint}
          </Notice>
        )}
        {!order.confirmed && order.status === 'GENERATED' && (
          <Notice tone="warning" title={consoleCopy.unconfirmed}>
            {consoleCopy.unconfirmedHint}
          </Notice>
        )}
        {order.notes.trim() !== '' && (
          <Topic title={consoleCopy.orderNotes}>
            <LargeNote text={order.notes} />
          </Topic>
        )}
        <Topic title={consoleCopy.items}>
          <OrderItems items={order.items} />
        </Topic>
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        {order.destination && (
          <Topic title={consoleCopy.address}>
            <OrderDestination destination={order.destination} />
            {order.deliveryProof && <DeliveryProof proof={order.deliveryProof} />}
          </Topic>
        )}
        <Topic title={consoleCopy.customer}>
          <OrderCustomer order={order} />
        </Topic>
        <Topic title={consoleCopy.payment}>
          <PaymentLine order={order} large />
          <OrderTicket order={order} />
        </Topic>
        <Topic title={consoleCopy.timeline}>
          <OrderHistory order={order} />
        </Topic>
      </div>
    </div>
  )
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-14 font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

function OrderHead({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const { inProgress } = ORDER_STATES[order.status]
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex items-center gap-2 text-22 font-bold">
          <Icon name={MODE_ICONS[order.type]} size={24} />
          {orderModeName({ type: order.type, showName: order.modeName })}
        </p>
        <Tag tone={STATUS_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</Tag>
        {inProgress && <AgePill order={order} now={now} />}
      </div>
      {order.tableUid && <p className="text-28 font-bold">{consoleCopy.tableNumber(order.tableUid)}</p>}
      {order.scheduled && order.scheduledAt && (
        <p className="flex items-center gap-2 text-18 font-bold">
          <Icon name="calendar" />
          {consoleCopy.scheduledFor(whenText(order.scheduledAt, now, contact.timeZone))}
        </p>
      )}
      <p className="price text-14 text-muted">
        {consoleCopy.orderedAt(whenText(order.orderedAt, now, contact.timeZone))}
      </p>
    </div>
  )
}

const STATUS_TONES = {
  GENERATED: 'brand',
  ACCEPTED: 'warning',
  READY: 'positive',
  DELIVERED: 'neutral',
  CANCELED: 'danger',
} as const
