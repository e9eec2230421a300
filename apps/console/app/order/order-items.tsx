import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useMoney } from '../workplace/contact-context.ts'
import { LargeNote } from './large-note.tsx'

/**
 * What to cook: quantities first, the size with the name, the extras by their group, what was
 * written by hand large.
 */
export function OrderItems({ items }: { items: ConsoleOrder['items'] }) {
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
        {item.notes.trim() !== '' && <LargeNote text={item.notes} />}
      </div>
    </div>
  )
}
