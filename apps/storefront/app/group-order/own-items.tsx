import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { QuantityStepper } from '@mostrador/ui/quantity-stepper.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { failedToast } from './failed-toast.ts'
import type { Group } from './use-group.ts'

type Person = GroupOrder['people'][number]
type Item = Person['items'][number]

export type OwnItemsProps = {
  readonly alias: string
  readonly groupKey: string
  readonly me: Person
  readonly known: Group
}

/** Items that the diner brought to an open group, with buttons to change or remove them. */
export function OwnItems({ alias, groupKey, me, known }: OwnItemsProps) {
  const toast = useToast()
  const { name, items } = me

  /** Replaces the diner's items in the group, or adds to them; resolves whether that was done. */
  async function keep(next: Person['items'], adds = false): Promise<boolean> {
    const kept = await known.change((client) =>
      client.bringToGroupOrder({ params: { alias, key: groupKey }, body: { name, items: next, adds } }),
    )
    if (!kept.ok) toast(failedToast(kept.problem))
    return kept.ok
  }

  const change = (at: number, quantity: number) =>
    void keep(
      items.flatMap((item, one) => (one === at ? (quantity > 0 ? [{ ...item, quantity }] : []) : [item])),
    )

  async function empty(): Promise<void> {
    if (!(await keep([]))) return
    const undo = { label: cartPageCopy.undo, run: () => void keep(items, true) }
    toast({ text: groupOrderCopy.emptied, action: undo })
  }

  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {items.map((item, at) => (
          <li
            key={item.line ?? at}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-16"
          >
            <span className="min-w-0 grow basis-[8rem]">
              <ItemText item={item} />
            </span>
            <QuantityStepper
              value={item.quantity}
              label={item.name}
              increaseLabel={cartCopy.oneMore(item.name)}
              decreaseLabel={cartCopy.oneLess(item.name)}
              removeLabel={cartPageCopy.removeItem(item.name)}
              disabled={known.isBusy}
              onChange={(quantity) => change(at, quantity)}
              className="ml-auto"
            />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button variant="quiet" size="small" busy={known.isBusy} onClick={() => void empty()}>
          {groupOrderCopy.emptyMine}
        </Button>
      )}
    </div>
  )
}

/** Text of a brought plate, with its choices. */
export const ItemText = ({ item }: { readonly item: Item }) => (
  <>
    {item.name}
    {extrasOf(item) !== '' && <span className="block text-14 text-muted">{extrasOf(item)}</span>}
    {item.notes && <span className="block text-14 italic wrap-anywhere">“{item.notes}”</span>}
  </>
)

const extrasOf = ({ extras }: Item): string =>
  (extras ?? []).flatMap(({ groupItems }) => groupItems.map(({ name }) => name)).join(' · ')
