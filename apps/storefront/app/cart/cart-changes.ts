import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { repriceCart, type CartChange, type RepricedCart } from '@mostrador/domain/cart/reprice-cart'
import type { Menu } from '@mostrador/domain/menu/menu'

/** Line as the diner left it, as it would be now, and the change. */
export type ShownLine = {
  readonly line: CartLine
  readonly change: CartChange | undefined
}

/** Cart of the page: its lines, and the cart after accepting the changes. */
export type ShownCart = RepricedCart & { readonly shown: readonly ShownLine[] }

/**
 * Compares a cart with the current menu. Until the diner accepts, changed lines show the new
 * price, and missing lines stay with the reason. Without a menu (it loads) the cart is unchanged.
 */
export function compareCart(lines: readonly CartLine[], menu: Menu | undefined): ShownCart {
  const repriced: RepricedCart = menu ? repriceCart(lines, menu) : { lines, changes: [] }
  const byId = new Map(repriced.lines.map((line) => [line.id, line]))
  const changes = new Map(repriced.changes.map((change) => [change.lineId, change]))
  const shown = lines.map((line) => ({ line: byId.get(line.id) ?? line, change: changes.get(line.id) }))
  return { ...repriced, shown }
}
