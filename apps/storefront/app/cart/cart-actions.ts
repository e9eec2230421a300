import { addLine, withLine, type AddedLine } from '@mostrador/domain/cart/add-line'
import { emptyCart, type Cart, type CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { changeQuantity, removeLine, replaceLine, restoreLine } from '@mostrador/domain/cart/change-line'
import { tell } from '../frame/bus.ts'
import { drawnCart, readCart, writeCart } from '../diner/cart-store.ts'

/** Keeps a cart with the time at which it changed. */
const keep = (cart: Cart): void => writeCart(cart.alias, { ...cart, savedAt: new Date().toISOString() })

/** Changes the lines of a cart, and tells of it; without a cart there is nothing to change. */
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
 * The cart that belongs to a place: the one there is, of the same mode or with the same menu, or an
 * empty one. What a newer menu of the mode did to its lines is shown where the cart is, and
 * accepted there.
 */
function cartAt(place: CartPlace): Cart {
  const cart = readCart(place.alias)
  const empty = emptyCart(place, new Date())
  const keeps = cart?.orderModeId === place.orderModeId || cart?.menuHash === place.menuHash
  return cart && keeps ? { ...empty, lines: cart.lines } : empty
}

/**
 * Everything that changes a cart. Each change is kept at once and seen by every tab. Not in a
 * menu's first view.
 */
export const cartActions = {
  /**
   * Adds a line at a place, into an equal one where there is one; the items of another mode refuse
   * it.
   */
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
  /** Puts an edited line in the place of the one with its id. */
  replace: (alias: string, line: CartLine) => changeLines(alias, (lines) => replaceLine(lines, line)),
  remove: (alias: string, lineId: string) => changeLines(alias, (lines) => removeLine(lines, lineId)),
  /** Puts a line that was taken out back to where it stood. */
  restore: (alias: string, line: CartLine, index: number) =>
    changeLines(alias, (lines) => restoreLine(lines, line, index)),
  /**
   * Brings lines that were priced anew to the place of the menu that they were priced on; what
   * another tab added meanwhile comes along. A cart that another tab brought over to another mode
   * meanwhile stays what it is there.
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
  /**
   * Chooses a mode: with another menu the cart starts empty, with the same one it comes along.
   * Source: 000 §4 Cart.
   */
  setMode(place: CartPlace): void {
    const known = readCart(place.alias)
    if (known?.orderModeId !== place.orderModeId || known.menuHash !== place.menuHash)
      writeCart(place.alias, cartAt(place))
  },
}
