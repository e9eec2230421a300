import type { Menu } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'

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

/** Prices every line again on a newer menu. */
export function repriceCart(_lines: readonly CartLine[], _menu: Menu): RepricedCart {
  throw new Error('unwritten')
}
