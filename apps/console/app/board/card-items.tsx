import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'

/**
 * How many lines of an order a card shows: more fit on no screen beside other orders, and the
 * order itself is one touch away.
 */
const SHOWN_LINES = 8

/**
 * What to cook, as a card of the board says it: each line with its size, what was chosen with it,
 * and in full what the diner wrote by hand.
 */
export function CardItems({ order: { items, notes } }: { order: ConsoleOrder }) {
  const more = items.length - SHOWN_LINES
  return (
    <>
      <CardNote text={notes} />
      <ul className="grid grid-cols-1 gap-1.5 text-16">
        {items.slice(0, SHOWN_LINES).map((item) => (
          <li key={item.id} className="flex gap-2">
            <span className="price min-w-8 shrink-0 font-bold">{item.quantity} ×</span>
            <div className="grid min-w-0 grow grid-cols-1 gap-1">
              <p className="font-semibold wrap-anywhere">
                {item.name}
                {item.sizeName && <span className="font-medium"> · {item.sizeName}</span>}
              </p>
              <Extras extras={item.extras} />
              <CardNote text={item.notes} />
            </div>
          </li>
        ))}
        {more > 0 && <li className="pl-10 text-14 text-muted">{consoleCopy.moreItems(more)}</li>}
      </ul>
    </>
  )
}

function Extras({ extras }: Pick<ConsoleOrder['items'][number], 'extras'>) {
  const names = extras.flatMap(({ items }) =>
    items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  )
  if (names.length === 0) return null
  return <p className="text-14 wrap-anywhere text-muted">{names.join(', ')}</p>
}

/** What was written by hand is what goes wrong when it is not read: an allergy is no detail. */
function CardNote({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <p className="rounded-control bg-warning-soft px-2.5 py-1.5 text-16 font-semibold wrap-anywhere whitespace-pre-line text-ink">
      {text.trim()}
    </p>
  )
}
