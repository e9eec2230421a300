import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { repriceCart, type CartChange, type RepricedCart } from '@mostrador/domain/cart/reprice-cart'
import type { Menu } from '@mostrador/domain/menu/menu'

/** A line as the diner left it, as it would be now, and what happened in between. */
export type ShownLine = {
  readonly line: CartLine
  readonly change: CartChange | undefined
}

/** The cart of the page: what is drawn, and what it comes to once the changes are accepted. */
export type ShownCart = RepricedCart & { readonly shown: readonly ShownLine[] }

/**
 * Compares a cart with the menu as it is now. Lines that changed their price are drawn at the new
 * one, lines that left the menu stay in sight with the reason, until the diner accepts. Without a
 * menu (it is on its way) the cart is drawn as it was kept.
 */
export function compareCart(lines: readonly CartLine[], menu: Menu | undefined): ShownCart {
  const repriced: RepricedCart = menu ? repriceCart(lines, menu) : { lines, changes: [] }
  const byId = new Map(repriced.lines.map((line) => [line.id, line]))
  const changes = new Map(repriced.changes.map((change) => [change.lineId, change]))
  const shown = lines.map((line) => ({ line: byId.get(line.id) ?? line, change: changes.get(line.id) }))
  return { ...repriced, shown }
}
