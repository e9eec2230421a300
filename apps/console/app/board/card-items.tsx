import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderCopy } from '@mostrador/copy/order'
import { classNames } from '@mostrador/ui/class-names'
import { WrittenNote, type NoteSize } from '../order/written-note.tsx'
import type { Density } from './use-density.ts'

/** Lines shown on a card; more do not fit a screen of orders, and the order is one touch away. */
const SHOWN_LINES = 8

type Look = { readonly line: string; readonly extras: string; readonly note: NoteSize }

const LOOKS: Readonly<Record<Exclude<Density, 'dense'>, Look>> = {
  regular: { line: 'text-16', extras: 'text-14', note: 'regular' },
  large: { line: 'text-22', extras: 'text-18', note: 'huge' },
}

type CardItemsProps = { readonly order: ConsoleOrder; readonly density?: Density }

/** Lines of an order to cook on a card: size, choices, and the diner's notes in full. */
export function CardItems({ order: { items, notes }, density = 'regular' }: CardItemsProps) {
  const isDense = density === 'dense'
  const more = items.length - SHOWN_LINES
  return (
    <>
      <WrittenNote text={notes} size={isDense ? 'small' : LOOKS[density].note} />
      <ul className={isDense ? 'text-14 leading-tight' : 'grid grid-cols-1 gap-1.5'}>
        {items.slice(0, SHOWN_LINES).map((item) => (
          <li key={item.id}>
            {isDense ? <DenseItem item={item} /> : <RoomyItem item={item} look={LOOKS[density]} />}
          </li>
        ))}
        {more > 0 && <li className="text-14 text-muted">{consoleCopy.moreItems(more)}</li>}
      </ul>
    </>
  )
}

type Item = ConsoleOrder['items'][number]

function RoomyItem({ item, look }: { readonly item: Item; readonly look: Look }) {
  const extras = extrasOf(item)
  return (
    <div className={classNames('flex gap-2', look.line)}>
      <span className="price min-w-8 shrink-0 font-bold">{item.quantity} ×</span>
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <p className="font-semibold wrap-anywhere">
          {item.name}
          {item.sizeName && <span className="font-medium"> · {item.sizeName}</span>}
        </p>
        {extras && <p className={classNames(look.extras, 'wrap-anywhere text-muted')}>{extras}</p>}
        <WrittenNote text={item.notes} size={look.note} />
      </div>
    </div>
  )
}

function DenseItem({ item }: { readonly item: Item }) {
  const extras = extrasOf(item)
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <span className="price font-bold">{item.quantity} ×</span> {item.name}
        {item.sizeName && <span className="font-medium"> · {item.sizeName}</span>}
        {extras && <span className="font-normal text-muted"> · {extras}</span>}
      </p>
      <WrittenNote text={item.notes} size="small" />
    </>
  )
}

const extrasOf = ({ extras }: Item): string =>
  extras.flatMap(({ items }) => items.map(({ name, quantity }) => orderCopy.extra(name, quantity))).join(', ')
