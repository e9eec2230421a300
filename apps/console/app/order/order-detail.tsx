import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderDetailCopy } from '@mostrador/copy/order-detail'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { AgePill } from './age-pill.tsx'
import { useWorkplace, useMoney } from '../workplace/contact-context.ts'
import { hourText, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { MODE_ICONS } from './mode-icons.ts'
import { OrderAlerts } from './order-alerts.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDestination } from './order-destination.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { OwedNotice } from './owed-notice.tsx'
import { PaymentLine } from './payment-line.tsx'
import { PromisedLine, scheduledText } from './promised-line.tsx'
import { WrittenNote } from './written-note.tsx'

/** Details of an order: items on the left, diner and amounts on the right. */
export function OrderDetail({ order }: { order: ConsoleOrder }) {
  return (
    <div className="grid gap-x-8 gap-y-5 pb-5 grid-cols-1 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 content-start gap-5">
        <OrderHead order={order} />
        {order.cancelReason && (
          <Notice tone="danger">
            <p className="text-16">{orderDetailCopy.canceledBecause(order.cancelReason)}</p>
          </Notice>
        )}
        <OwedNotice order={order} />
        {order.refund === 'FAILED' && (
          <Notice tone="danger" title={orderDetailCopy.refundFailed}>
            {orderDetailCopy.refundFailedHint}
          </Notice>
        )}
        {!order.confirmed && order.status === 'GENERATED' && (
          <Notice tone="warning" title={consoleCopy.unconfirmed}>
            {orderDetailCopy.unconfirmedHint}
          </Notice>
        )}
        {order.notes.trim() !== '' && (
          <Topic title={orderDetailCopy.orderNotes}>
            <WrittenNote text={order.notes} size="large" />
          </Topic>
        )}
        <Topic title={orderDetailCopy.items}>
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
        <Topic title={orderDetailCopy.customer}>
          <OrderCustomer order={order} />
        </Topic>
        <Topic title={consoleCopy.payment}>
          <PaymentLine order={order} large />
          <OrderTicket order={order} />
        </Topic>
        <Topic title={orderDetailCopy.timeline}>
          <OrderHistory order={order} />
          <OrderAlerts order={order} />
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
  const scheduled = scheduledText(order, now, contact.timeZone)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex items-center gap-2 text-22 font-bold">
          <Icon name={MODE_ICONS[order.type]} size={24} />
          {orderModeName({ type: order.type, showName: order.modeName })}
        </p>
        {order.rehearsal && <Tag tone="danger">{consoleCopy.rehearsal}</Tag>}
        <Tag tone={STATUS_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</Tag>
        {inProgress && <AgePill order={order} now={now} />}
      </div>
      {order.tableUid && <p className="text-28 font-bold">{consoleCopy.tableNumber(order.tableUid)}</p>}
      {scheduled && (
        <p className="flex items-center gap-2 text-18 font-bold">
          <Icon name="calendar" />
          {scheduled}
        </p>
      )}
      {/*
       * The pill tells the promised time of an order in progress, unless another time stands
       * beside it.
       */}
      {(order.status === 'GENERATED' || !inProgress || scheduled) && (
        <PromisedLine order={order} className="text-16 font-semibold" />
      )}
      <p className="text-14 text-muted">
        {orderDetailCopy.orderedAt(whenText(order.orderedAt, now, contact.timeZone))}
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

type Proof = NonNullable<ConsoleOrder['deliveryProof']>

/** Reason and photo of a delivery without its key. Source: docs/decisions/012. */
function DeliveryProof({ proof: { reason, photoUrl } }: { proof: Proof }) {
  return (
    <Notice tone="info" title={orderDetailCopy.deliveredWithoutKey}>
      <p className="text-16 wrap-anywhere">{reason}</p>
      {photoUrl === null ? (
        <p className="mt-2 text-14 text-muted">{orderDetailCopy.deliveryPhotoGone}</p>
      ) : (
        <a href={`${photoUrl}/1280.webp`} target="_blank" rel="noreferrer" className="mt-2 block">
          <img
            src={`${photoUrl}/640.webp`}
            alt={orderDetailCopy.deliveryPhoto}
            loading="lazy"
            className="aspect-[4/3] w-full rounded-card object-cover"
          />
        </a>
      )}
    </Notice>
  )
}

function OrderHistory({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const now = useNow()
  return (
    <ol className="grid gap-1.5 text-14">
      {order.history.map(({ status, at, by, promisedAt }, index) => (
        <li key={index} className="flex gap-3">
          <time dateTime={at} className="price min-w-12 font-semibold">
            {whenText(at, now, contact.timeZone)}
          </time>
          <span className="min-w-0">
            {promisedAt
              ? orderDetailCopy.promisedAnew(hourText(promisedAt, contact.timeZone))
              : ORDER_STATUS_LABELS[status]}
            <span className="text-muted"> · {by ?? orderDetailCopy.byCustomer}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Items to cook: quantity first, size with the name, extras by group, and notes large. */
function OrderItems({ items }: { items: ConsoleOrder['items'] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {items.map((item) => (
        <li key={item.id} className="p-4">
          <OrderItem item={item} />
        </li>
      ))}
    </ul>
  )
}

function OrderItem({ item }: { item: ConsoleOrder['items'][number] }) {
  const { wire } = useMoney()
  return (
    <div className="flex gap-3">
      <span className="price min-w-11 shrink-0 text-22 font-bold">{item.quantity} ×</span>
      <div className="grid min-w-0 grow grid-cols-1 gap-2">
        <div className="flex items-start justify-between gap-3">
          <p className="text-18 font-bold wrap-anywhere">
            {item.name}
            {item.sizeName && <span className="block text-16 font-semibold">{item.sizeName}</span>}
          </p>
          <span className="price pt-0.5 text-14 text-muted">{wire(item.accPrice)}</span>
        </div>
        {item.extras.map((group, index) => (
          <div key={index} className="text-16">
            <p className="text-14 text-muted">{group.groupName}</p>
            <ul>
              {group.items.map((extra) => (
                <li key={extra.name} className="font-medium">
                  {extra.quantity > 1 && <span className="price font-bold">{extra.quantity} × </span>}
                  {extra.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <WrittenNote text={item.notes} size="large" />
      </div>
    </div>
  )
}
