import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'

/** What happened to an order, when, and who did it. */
export function OrderHistory({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const now = useNow()
  return (
    <ol className="grid gap-1.5 text-14">
      {order.history.map(({ status, at, by }, index) => (
        <li key={index} className="flex gap-3">
          <time dateTime={at} className="price min-w-12 font-semibold">
            {whenText(at, now, contact.timeZone)}
          </time>
          <span className="min-w-0">
            {ORDER_STATUS_LABELS[status]}
            <span className="text-muted"> · {by ?? consoleCopy.byCustomer}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
