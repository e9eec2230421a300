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

const cartOf = storedValues('mostrador.cart.', parseCart)

/** Reads the current cart of an alias, as other tabs have it too, outside of a component. */
export const readCart = (alias: string): Cart | undefined => cartOf(alias).latest()

/** Reads the cart of an alias as this tab has drawn it: another tab may have changed it since. */
export const drawnCart = (alias: string): Cart | undefined => cartOf(alias).read()

/** Stores a cart; every tab sees it at once. Changes are in `cart-actions.ts`. */
export function writeCart(alias: string, cart: Cart): void {
  forgetOrdered(alias)
  cartOf(alias).write(cart)
}

/** Deletes the stored cart. */
export const forgetCart = (alias: string): void => cartOf(alias).write(undefined)

/** Returns the cart of an alias; undefined on the server, during hydration, and without one. */
export const useCart = (alias: string): Cart | undefined => useStoredValue(cartOf(alias))

/**
 * Returns a part of the cart; the component renders only when it changes. `select` must return the
 * same for the same cart.
 */
export const useCartPart = <Part>(alias: string, select: (cart: Cart | undefined) => Part): Part =>
  useSyncExternalStore(
    cartOf(alias).subscribe,
    () => select(cartOf(alias).read()),
    () => select(undefined),
  )
