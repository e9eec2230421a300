import { addLine, withLine, type AddedLine } from '@mostrador/domain/cart/add-line'
import { emptyCart, type Cart, type CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { changeQuantity, removeLine, replaceLine, restoreLine } from '@mostrador/domain/cart/change-line'
import { tell } from '../frame/bus.ts'
import { drawnCart, readCart, writeCart } from '../diner/cart-store.ts'

const keep = (cart: Cart): void => writeCart(cart.alias, { ...cart, savedAt: new Date().toISOString() })

/** Changes the lines of a cart and tells it; does nothing without a cart. */
export function changeLines(
  alias: string,
  change: (lines: readonly CartLine[]) => readonly CartLine[],
): void {
  const cart = readCart(alias)
  if (!cart) return
  const lines = change(cart.lines)
  keep({ ...cart, lines })
  tell({ kind: 'lines', before: cart.lines, after: lines })
}

/**
 * Returns the cart for a place: the existing one where its mode or its menu is the same, else an
 * empty one. Changes by a newer menu of the mode are shown and accepted in the cart.
 */
function cartAt(place: CartPlace): Cart {
  const cart = readCart(place.alias)
  const empty = emptyCart(place, new Date())
  const keeps = cart?.orderModeId === place.orderModeId || cart?.menuHash === place.menuHash
  return cart && keeps ? { ...empty, lines: cart.lines } : empty
}

/** Changes of a cart. Each is stored at once and seen by every tab. Not in a menu's first view. */
export const cartActions = {
  /** Adds a line at a place, merged into an equal one; refused beside items of another mode. */
  add(place: CartPlace, line: CartLine): AddedLine {
    const before = readCart(place.alias) ?? emptyCart(place, new Date())
    const added = addLine(before, place, line)
    if (added.ok) {
      keep(added.cart)
      tell({ kind: 'lines', before: before.lines, after: added.cart.lines })
    }
    return added
  },
  /** 0 removes the line. Source: 000 §4 Cart. */
  changeQuantity: (alias: string, lineId: string, quantity: number) =>
    changeLines(alias, (lines) => changeQuantity(lines, lineId, quantity)),
  replace: (alias: string, line: CartLine) => changeLines(alias, (lines) => replaceLine(lines, line)),
  remove: (alias: string, lineId: string) => changeLines(alias, (lines) => removeLine(lines, lineId)),
  restore: (alias: string, line: CartLine, index: number) =>
    changeLines(alias, (lines) => restoreLine(lines, line, index)),
  /**
   * Moves repriced lines to the place of their menu, with lines that another tab added meanwhile.
   * A cart that another tab took to another mode meanwhile is left alone.
   */
  moveTo(place: CartPlace, lines: readonly CartLine[]): void {
    const seen = new Set(drawnCart(place.alias)?.lines.map(({ id }) => id))
    const cart = readCart(place.alias)
    if (cart && cart.lines.length > 0 && cart.orderModeId !== place.orderModeId) return
    const added = cart?.lines.filter(({ id }) => !seen.has(id)) ?? []
    const empty = emptyCart({ ...place, paymentTypeId: cart?.paymentTypeId ?? null }, new Date())
    writeCart(place.alias, { ...empty, lines: added.reduce(withLine, lines) })
  },
  setPaymentType(alias: string, paymentTypeId: string): void {
    const cart = readCart(alias)
    if (cart) writeCart(alias, { ...cart, paymentTypeId })
  },
  /** Chooses a mode; a cart of the same menu is kept, else emptied. Source: 000 §4 Cart. */
  setMode(place: CartPlace): void {
    const known = readCart(place.alias)
    if (known?.orderModeId !== place.orderModeId || known.menuHash !== place.menuHash)
      writeCart(place.alias, cartAt(place))
  },
}
