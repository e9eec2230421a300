import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { Card } from '@mostrador/ui/card.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { priceOfItems } from './group-lines.ts'

type Person = GroupOrder['people'][number]

/** Who is of a group, with what each of them chose and what it costs. */
export function GroupPeople({ group }: { readonly group: GroupOrder }) {
  const { mantissa } = useCurrency()
  const format = useFormatAmount()
  const all = group.people.flatMap(({ items }) => items)
  return (
    <>
      <ul className="grid gap-3">
        {group.people.map((person) => (
          <li key={person.name}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <output className="flex items-baseline justify-between gap-4 text-18 font-bold">
        <span>{groupOrderCopy.total}</span>
        <span className="price">{format(priceOfItems(all, mantissa))}</span>
      </output>
      <p className="-mt-2 text-14 text-muted">{groupOrderCopy.feesLater}</p>
    </>
  )
}

const roleOf = ({ isHost, isMe }: Person): string | undefined => {
  const roles = [...(isMe ? [groupOrderCopy.me] : []), ...(isHost ? [groupOrderCopy.host] : [])]
  return roles.length > 0 ? roles.join(' · ') : undefined
}

function PersonCard({ person }: { readonly person: Person }) {
  const { mantissa } = useCurrency()
  const format = useFormatAmount()
  const { name, items } = person
  const price = <span className="price text-16 font-semibold">{format(priceOfItems(items, mantissa))}</span>
  return (
    <Card title={name} hint={roleOf(person)} action={items.length > 0 ? price : undefined}>
      {items.length === 0 ? (
        <p className="text-14 text-muted">{groupOrderCopy.nothingYet}</p>
      ) : (
        <ul className="grid gap-2">
          {items.map((item, at) => (
            <li key={at} className="text-16">
              <span className="font-semibold">{item.quantity} ×</span> {item.name}
              {extrasOf(item) !== '' && <span className="block text-14 text-muted">{extrasOf(item)}</span>}
              {item.notes && <span className="block text-14 italic wrap-anywhere">“{item.notes}”</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const extrasOf = ({ extras }: Person['items'][number]): string =>
  (extras ?? []).flatMap(({ groupItems }) => groupItems.map(({ name }) => name)).join(' · ')
