import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { Card } from '@mostrador/ui/card.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { sharesOf } from './group-lines.ts'
import { useJoinedGroup } from '../diner/joined-group.ts'

/**
 * Shares of the total, for the host of a group, in the order's follow-up. Default export, because
 * no other order waits for it.
 */
export default function GroupShares({ order }: { readonly order: FollowUpOrder }) {
  const joined = useJoinedGroup(order.branchContact.alias)
  const { mantissa } = useCurrency()
  const format = useFormatAmount()
  const shares = joined?.names ? sharesOf(order, { names: joined.names, mantissa }) : []
  if (shares.length < 2) return null
  return (
    <Card title={groupOrderCopy.shares} hint={groupOrderCopy.sharesHint}>
      <ul className="grid gap-2">
        {shares.map(({ name, amount }) => (
          <li key={name ?? ''} className="flex items-baseline justify-between gap-4 text-16">
            <span className="min-w-0 wrap-anywhere">{name ?? groupOrderCopy.unnamed}</span>
            <span className="price font-semibold">{format(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
