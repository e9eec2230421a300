import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { minorOf } from '@mostrador/contract/money/minor-of'
import { orderTicketRows } from '@mostrador/contract/order/order-ticket-rows'
import { orderCopy } from '@mostrador/copy/order'
import { Card } from '@mostrador/ui/card.tsx'
import { useAlias, useCurrency } from '../place/use-alias.ts'
import { TicketRows } from '../ticket/ticket-rows.tsx'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { useFormatAmount } from '../place/use-format-amount.ts'

/** Formats amounts of an order, which come in major units, in the country's money. */
export function useFormatMajor(): (major: number) => string {
  const format = useFormatAmount()
  const { mantissa } = useCurrency()
  return (major) => format(minorOf(major, mantissa))
}

/** Card of the order's lines and how its total is made up. Source: 001 §3 Order (follow-up). */
export function OrderDetails({ order }: { readonly order: FollowUpOrder }) {
  const format = useFormatMajor()
  const { mantissa } = useCurrency()
  return (
    <Card title={orderCopy.details}>
      <ul className="grid gap-3 border-b border-line pb-4">
        {order.items.map((item) => (
          <OrderItem key={item.id} item={item} amount={format(item.accPrice)} />
        ))}
      </ul>
      {order.notes && (
        <p className="border-b border-line py-3 text-14 wrap-anywhere">
          <span className="font-medium">{orderCopy.notes}: </span>
          <span className="text-muted">{order.notes}</span>
        </p>
      )}
      <div className="pt-3">
        <TicketRows
          rows={orderTicketRows(order, mantissa)}
          total={minorOf(order.total, mantissa)}
          cashTotal={order.cashTotal === null ? null : minorOf(order.cashTotal, mantissa)}
        />
        <GainedPoints order={order} />
      </div>
    </Card>
  )
}

/** Points that the order earns or earned; hidden for none. Source: 001 §3 Order (follow-up). */
function GainedPoints({ order }: { readonly order: FollowUpOrder }) {
  const { loyalty } = useAlias()
  const { gainedPoints } = order.loyalty
  if (gainedPoints === 0 || order.status === 'CANCELED') return null
  const say = order.status === 'DELIVERED' ? orderCopy.gained : orderCopy.willGain
  return (
    <p className="pt-3 text-14 font-medium text-positive">
      {say(formatWhole(gainedPoints), (loyalty?.name ?? orderCopy.loyalty).toLowerCase())}
    </p>
  )
}

type OrderItemProps = { readonly item: FollowUpOrder['items'][number]; readonly amount: string }

function OrderItem({ item, amount }: OrderItemProps) {
  return (
    <li className="flex items-baseline gap-2 text-16">
      <span className="price font-semibold">{orderCopy.quantityOf(item.quantity)}</span>
      <span className="min-w-0 grow wrap-anywhere">
        {item.name}
        {item.sizeName && <span className="text-muted"> · {item.sizeName}</span>}
        {item.extras.map(({ groupName, items }) => (
          <span key={groupName} className="block text-14 text-muted">
            {items.map(({ name, quantity }) => orderCopy.extra(name, quantity)).join(', ')}
          </span>
        ))}
        {item.notes && <span className="block text-14 text-muted italic">“{item.notes}”</span>}
      </span>
      <span className="price">{amount}</span>
    </li>
  )
}
