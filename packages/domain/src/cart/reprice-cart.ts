import type { Menu } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'
import { type LineRefusalCode, priceLine } from './price-line.ts'
import { selectionOf } from './selection-of.ts'

/** `price`: dearer or cheaper now; the others left the cart: sold out, no longer on the menu, or with an option that is no longer. */
export const CART_CHANGE_KINDS = ['price', 'sold-out', 'missing', 'options'] as const

/** One kind of change. */
export type CartChangeKind = (typeof CART_CHANGE_KINDS)[number]

/** What happened to one line. `before` and `after` are prices of one unit; `after` is null when the line left the cart. */
export type CartChange = {
  readonly lineId: string
  readonly name: string
  readonly kind: CartChangeKind
  readonly before: Minor
  readonly after: Minor | null
}

/** The cart as the menu stands now, and what that changed. */
export type RepricedCart = { readonly lines: readonly CartLine[]; readonly changes: readonly CartChange[] }

const KIND_OF_REFUSAL: Readonly<Partial<Record<LineRefusalCode, CartChangeKind>>> = {
  'sold-out': 'sold-out',
  'plate-missing': 'missing',
}

/**
 * Prices every line again on a newer menu. A line that can no longer be had as it was chosen leaves the
 * cart: what to take instead is for the diner to say. Changes stand in the order of the lines.
 */
export function repriceCart(lines: readonly CartLine[], menu: Menu): RepricedCart {
  const kept: CartLine[] = []
  const changes: CartChange[] = []
  for (const line of lines) {
    // Notes were judged when they were typed, and they change no price.
    const priced = priceLine({ menu, selection: selectionOf(line), lineId: line.id, notesLimit: null })
    const change = { lineId: line.id, name: line.name, before: line.price }
    if (!priced.ok) {
      changes.push({ ...change, kind: KIND_OF_REFUSAL[priced.refusal.code] ?? 'options', after: null })
      continue
    }
    kept.push(priced.line)
    if (priced.line.price !== line.price) changes.push({ ...change, kind: 'price', after: priced.line.price })
  }
  return { lines: kept, changes }
}
