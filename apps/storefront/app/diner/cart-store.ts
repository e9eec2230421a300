import { isCartFresh } from '@mostrador/domain/cart/cart'
import type { Cart } from '@mostrador/domain/cart/cart'
import { parseStoredCart } from '@mostrador/domain/cart/stored-cart'
import { useSyncExternalStore } from 'react'
import { createStoredValue, useStoredValue } from '../frame/stored-value.ts'
import type { StoredValue } from '../frame/stored-value.ts'

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

/** The cart of an alias as this tab has drawn it: another one may have changed it a moment ago. */
export const drawnCart = (alias: string): Cart | undefined => cartOf(alias).read()

/** Keeps a cart, seen by every tab at once. What may change it stands in `cart-actions.ts`. */
export const writeCart = (alias: string, cart: Cart): void => cartOf(alias).write(cart)

/** Forgets the cart and what is stored of it. */
export const forgetCart = (alias: string): void => cartOf(alias).write(undefined)

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
