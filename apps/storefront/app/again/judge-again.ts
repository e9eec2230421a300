import { isSameProduct } from '@mostrador/domain/cart/add-line'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { quantityOf } from '@mostrador/domain/cart/cart'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { repriceCart, type RepricedCart } from '@mostrador/domain/cart/reprice-cart'
import { withQuantity } from '@mostrador/domain/cart/with-quantity'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { KeptOrder } from '../diner/kept-orders.ts'

/** Terms to judge earlier lines by. `itemNotesLimit` null is without limit. */
export type AgainTerms = {
  readonly menu: Menu
  readonly itemNotesLimit: number | null
  /** Makes a new line id: the cart may still hold the old one. */
  readonly newId: () => string
}

/** Judges earlier lines on the current menu: the available lines, and the changes. */
export function judgeAgain(
  lines: readonly CartLine[],
  { menu, itemNotesLimit, newId }: AgainTerms,
): RepricedCart {
  return repriceCart(
    lines.map((line) => ({ ...line, id: newId(), notes: cutNotes(line.notes, itemNotesLimit) })),
    menu,
  )
}

/** Lines that fit beside the cart, and the maximum that kept the rest out. */
type Fitting = { readonly lines: readonly CartLine[]; readonly maximum: number | undefined }

/** Returns as many of these lines as the plates' maximums allow. Source: 000 §5 Items. */
export function fittingLines(lines: readonly CartLine[], inCart: readonly CartLine[], menu: Menu): Fitting {
  const fitting: CartLine[] = []
  let reached: number | undefined
  for (const line of lines) {
    const { referenceId, quantity } = line
    const maximum = menu.plates.find(({ id }) => id === referenceId)?.maxQuantity ?? DEFAULT_MAX_QUANTITY
    const room = maximum - quantityOf([...inCart, ...fitting], referenceId)
    if (quantity > room) reached = maximum
    if (room > 0) fitting.push(quantity > room ? withQuantity(line, room) : line)
  }
  return { lines: fitting, maximum: reached }
}

/** Least orders of a favourite, and most favourites shown. */
const OFTEN = 2
const MOST = 6

/** Returns the favourites, most ordered first: lines of two or more orders, one unit of each. */
export function favouriteLines(orders: readonly Pick<KeptOrder, 'lines'>[]): readonly CartLine[] {
  const counted: { readonly line: CartLine; readonly orders: number }[] = []
  for (const line of orders.flatMap(({ lines }) => lines)) {
    if (counted.some((one) => isSameProduct(one.line, line))) continue
    const among = orders.filter(({ lines }) => lines.some((other) => isSameProduct(other, line)))
    counted.push({ line: { ...line, quantity: 1 }, orders: among.length })
  }
  return counted
    .filter((one) => one.orders >= OFTEN)
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, MOST)
    .map(({ line }) => line)
}

export type AgainOffers = {
  readonly order: KeptOrder
  readonly lines: readonly CartLine[]
  readonly favourites: readonly CartLine[]
}

/**
 * Returns the last order of a mode, else of any, with a line that can be had on this menu, and the
 * favourites at current prices; undefined for none.
 */
export function againOffers(
  orders: readonly KeptOrder[],
  orderModeId: string,
  terms: AgainTerms,
): AgainOffers | undefined {
  const ofMode = orders.filter((order) => order.orderModeId === orderModeId)
  for (const order of [...ofMode, ...orders]) {
    const { lines } = judgeAgain(order.lines, terms)
    if (lines.length > 0) return { order, lines, favourites: judgeAgain(favouriteLines(orders), terms).lines }
  }
  return undefined
}
