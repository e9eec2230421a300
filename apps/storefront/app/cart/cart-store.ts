import { addLine } from '@mostrador/domain/cart/add-line'
import { emptyCart, isCartFresh, parseStoredCart } from '@mostrador/domain/cart/cart'
import type { Cart, CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { changeQuantity, removeLine, replaceLine, restoreLine } from '@mostrador/domain/cart/change-line'
import { useSyncExternalStore } from 'react'
import { tell } from '../analytics/bus.ts'
import { createStoredValue, useStoredValue } from '../layout/stored-value.ts'
import type { StoredValue } from '../layout/stored-value.ts'

const STORAGE_PREFIX = 'mostrador.cart.'

/** The carts of this tab by alias. */
const carts = new Map<string, StoredValue<Cart | undefined>>()

function parseCart(alias: string, json: string | null): Cart | undefined {
  const cart = json === null ? undefined : parseStoredCart(json)
  return cart && cart.alias === alias && isCartFresh(cart, new Date()) ? cart : undefined
}

function cartOf(alias: string): StoredValue<Cart | undefined> {
  const known = carts.get(alias)
  if (known) return known
  const made = createStoredValue(STORAGE_PREFIX + alias, (json) => parseCart(alias, json))
  carts.set(alias, made)
  return made
}

/** The cart of an alias as it stands now, also in other tabs, for code outside of a component. */
export const readCart = (alias: string): Cart | undefined => cartOf(alias).latest()

const write = (alias: string, cart: Cart | undefined): void => cartOf(alias).write(cart)

/** The cart of an alias; undefined on the server, while the page comes alive, and where nothing was ever added. */
export const useCart = (alias: string): Cart | undefined => useStoredValue(cartOf(alias))

/**
 * A part of the cart: whoever asks for it is drawn again only when that part is another one. `select` answers
 * the same for the same cart.
 */
export const useCartPart = <Part>(alias: string, select: (cart: Cart | undefined) => Part): Part =>
  useSyncExternalStore(
    cartOf(alias).subscribe,
    () => select(cartOf(alias).read()),
    () => select(undefined),
  )

function changeLines(alias: string, change: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  const cart = readCart(alias)
  if (!cart) return
  const lines = change(cart.lines)
  write(alias, { ...cart, lines, savedAt: new Date().toISOString() })
  tell({ kind: 'lines', before: cart.lines, after: lines })
}

/**
 * The cart that belongs to a place: the one there is, of the same mode or with the same menu, or an empty one.
 * What a newer menu of the mode did to its lines is shown where the cart is, and accepted there.
 */
function cartAt(place: CartPlace): Cart {
  const cart = readCart(place.alias)
  const empty = emptyCart(place, new Date())
  const keeps = cart?.orderModeId === place.orderModeId || cart?.menuHash === place.menuHash
  return cart && keeps ? { ...empty, lines: cart.lines } : empty
}

/** Everything that changes a cart. Each change is kept at once and seen by every tab. */
export const cartActions = {
  /** Adds a line at a place, into an equal one where there is one. */
  add(place: CartPlace, line: CartLine): void {
    const cart = cartAt(place)
    const known = readCart(place.alias)
    const paymentTypeId = known?.orderModeId === place.orderModeId ? known.paymentTypeId : cart.paymentTypeId
    const lines = addLine(cart.lines, line)
    write(place.alias, { ...cart, paymentTypeId, lines })
    tell({ kind: 'lines', before: cart.lines, after: lines })
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
  /** Brings lines that were priced anew to the place of the menu that they were priced on; what another tab added meanwhile comes along. */
  moveTo(place: CartPlace, lines: readonly CartLine[]): void {
    const seen = new Set(
      cartOf(place.alias)
        .read()
        ?.lines.map(({ id }) => id),
    )
    const cart = readCart(place.alias)
    const added = cart?.lines.filter(({ id }) => !seen.has(id)) ?? []
    const empty = emptyCart({ ...place, paymentTypeId: cart?.paymentTypeId ?? null }, new Date())
    write(place.alias, { ...empty, lines: added.reduce(addLine, lines) })
  },
  setPaymentType(alias: string, paymentTypeId: string): void {
    const cart = readCart(alias)
    if (cart) write(alias, { ...cart, paymentTypeId })
  },
  /** Chooses a mode: with another menu the cart starts empty, with the same one it comes along. Source: 000 §4 Cart. */
  setMode(place: CartPlace): void {
    const known = readCart(place.alias)
    if (known?.orderModeId !== place.orderModeId || known.menuHash !== place.menuHash)
      write(place.alias, cartAt(place))
  },
  /** Forgets the cart and what is stored of it. */
  empty: (alias: string) => write(alias, undefined),
}

/** An id for a new line, unique in the browser. `randomUUID` needs HTTPS; a shop's own network may have none. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
