import { isCartFresh, type Cart } from '@mostrador/domain/cart/cart'
import { parseStoredCart } from '@mostrador/domain/cart/stored-cart'
import { useSyncExternalStore } from 'react'
import { storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { forgetOrdered } from './ordered-cart.ts'

function parseCart(json: string | null, alias: string): Cart | undefined {
  const cart = json === null ? undefined : parseStoredCart(json)
  return cart && cart.alias === alias && isCartFresh(cart, new Date()) ? cart : undefined
}

/** The carts of this browser by alias. */
const cartOf = storedValues('mostrador.cart.', parseCart)

/** The cart of an alias as it stands now, also in other tabs, for code outside of a component. */
export const readCart = (alias: string): Cart | undefined => cartOf(alias).latest()

/** The cart of an alias as this tab has drawn it: another one may have changed it a moment ago. */
export const drawnCart = (alias: string): Cart | undefined => cartOf(alias).read()

/** Keeps a cart, seen by every tab at once. What may change it stands in `cart-actions.ts`. */
export function writeCart(alias: string, cart: Cart): void {
  forgetOrdered(alias)
  cartOf(alias).write(cart)
}

/** Forgets the cart and what is stored of it. */
export const forgetCart = (alias: string): void => cartOf(alias).write(undefined)

/**
 * The cart of an alias; undefined on the server, while the page comes alive, and where nothing was
 * ever added.
 */
export const useCart = (alias: string): Cart | undefined => useStoredValue(cartOf(alias))

/**
 * A part of the cart: the component is drawn again only when that part changes. `select` answers
 * the same for the same cart.
 */
export const useCartPart = <Part>(alias: string, select: (cart: Cart | undefined) => Part): Part =>
  useSyncExternalStore(
    cartOf(alias).subscribe,
    () => select(cartOf(alias).read()),
    () => select(undefined),
  )
