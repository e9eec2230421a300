import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Link } from 'react-router'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { paymentState } from '../order/payment-state.ts'
import { hourText } from '../time/shop-time.ts'

/** One finished order in a line: number, who, how it ended, for how much. */
export function FinishedRow({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const payment = order.status === 'CANCELED' ? paymentState(order) : null
  return (
    <Link to={order.id} className="flex min-h-18 items-center gap-4 px-4 py-2 hover:bg-raised">
      <span className="w-14 shrink-0">
        <span className="price block text-18 font-bold">#{order.number}</span>
        <span className="price block text-14 text-muted">{hourText(order.orderedAt, contact.timeZone)}</span>
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-16 font-semibold">
          {order.tableUid
            ? consoleCopy.tableNumber(order.tableUid)
            : order.customerName.trim() || consoleCopy.noName}
        </span>
        <span className="flex items-center gap-1.5 text-14 text-muted">
          <Icon name={MODE_ICONS[order.type]} size={16} />
          {orderModeName({ type: order.type, showName: order.modeName })}
          {payment && ` · ${payment.text}`}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-4 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <Tag tone={order.status === 'CANCELED' ? 'danger' : 'positive'}>
          {ORDER_STATUS_LABELS[order.status]}
        </Tag>
        <span className="price text-16 font-semibold sm:min-w-24 sm:text-right">{wire(order.total)}</span>
      </span>
    </Link>
  )
}
