import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { Card } from '@mostrador/ui/card.tsx'
import type { ReactNode } from 'react'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { priceOfItems } from './group-lines.ts'
import { ItemText, OwnItems } from './own-items.tsx'
import type { Group } from './use-group.ts'

type Person = GroupOrder['people'][number]

export type GroupPeopleProps = {
  readonly alias: string
  readonly group: GroupOrder
  readonly known: Group
}

/** People of a group, with the items and cost of each; the diner's own items can be changed. */
export function GroupPeople({ alias, group, known }: GroupPeopleProps) {
  const { mantissa } = useCurrency()
  const format = useFormatAmount()
  const all = group.people.flatMap(({ items }) => items)
  return (
    <>
      <ul className="grid gap-3">
        {group.people.map((person) => (
          <li key={person.name}>
            <PersonCard person={person}>
              {person.isMe && group.isOpen ? (
                <OwnItems alias={alias} groupKey={group.key} me={person} known={known} />
              ) : (
                <Items items={person.items} />
              )}
            </PersonCard>
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

function PersonCard({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  const { mantissa } = useCurrency()
  const format = useFormatAmount()
  const { name, items } = person
  const price = <span className="price text-16 font-semibold">{format(priceOfItems(items, mantissa))}</span>
  return (
    <Card title={name} hint={roleOf(person)} action={items.length > 0 ? price : undefined}>
      {items.length === 0 ? <p className="text-14 text-muted">{groupOrderCopy.nothingYet}</p> : children}
    </Card>
  )
}

const Items = ({ items }: Pick<Person, 'items'>) => (
  <ul className="grid gap-2">
    {items.map((item, at) => (
      <li key={at} className="text-16">
        <span className="font-semibold">{item.quantity} ×</span> <ItemText item={item} />
      </li>
    ))}
  </ul>
)
