import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderModeName } from '@mostrador/copy/order-mode'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Link, useSearchParams } from 'react-router'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { NextActionButton } from '../order/next-action-button.tsx'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { PaymentLine } from '../order/payment-line.tsx'
import { whenText } from '../time/shop-time.ts'
import { AgePill } from '../order/age-pill.tsx'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { CardItems } from './card-items.tsx'

/**
 * An order as the board shows it: what it is, for whom, how old, and the one thing to do next. The
 * card opens it.
 */
export function OrderCard({ order, now }: { order: ConsoleOrder; now: Date }) {
  const { wire } = useMoney()
  const [query] = useSearchParams()
  const rings = useWorkplaceAlarm().isUnattended(order.id)
  return (
    <article
      className={classNames(
        'relative grid grid-cols-1 gap-3 rounded-card border bg-surface p-4 transition-[background-color] hover:bg-raised',
        rings ? 'border-brand inset-ring inset-ring-brand' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        <h3 className="text-22 font-bold">
          <Link
            to={{ pathname: order.id, search: query.toString() }}
            aria-label={consoleCopy.order(order.number)}
            className="price rounded-control after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
          >
            #{order.number}
          </Link>
        </h3>
        <span className="flex min-w-0 items-center gap-1.5 text-14 font-medium text-muted">
          <Icon name={MODE_ICONS[order.type]} />
          <span className="truncate">{orderModeName({ type: order.type, showName: order.modeName })}</span>
        </span>
        <AgePill order={order} now={now} className="ml-auto" />
      </div>
      <CardTags order={order} now={now} />
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate text-18 font-semibold">{whoIs(order)}</p>
        <p className="shrink-0 text-14 text-muted">{consoleCopy.itemsCount(countItems(order))}</p>
      </div>
      <CardItems order={order} />
      <div className="flex items-start justify-between gap-3 border-t border-line pt-3">
        <PaymentLine order={order} />
        <span className="price text-18 font-bold">{wire(order.total)}</span>
      </div>
      <NextActionButton order={order} wide className="relative z-1" />
    </article>
  )
}

const whoIs = (order: ConsoleOrder): string => {
  const name = order.customerName.trim()
  const table = order.tableUid ? consoleCopy.tableNumber(order.tableUid) : ''
  return [table, name].filter(Boolean).join(' · ') || consoleCopy.noName
}

const countItems = (order: ConsoleOrder): number =>
  order.items.reduce((sum, { quantity }) => sum + quantity, 0)

function CardTags({ order, now }: { order: ConsoleOrder; now: Date }) {
  const { contact } = useWorkplace()
  if (order.confirmed && !order.scheduledAt) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {!order.confirmed && <Tag tone="warning">{consoleCopy.unconfirmed}</Tag>}
      {order.scheduled && order.scheduledAt && (
        <Tag tone="brand" icon="calendar">
          {consoleCopy.scheduledFor(whenText(order.scheduledAt, now, contact.timeZone))}
        </Tag>
      )}
    </div>
  )
}
