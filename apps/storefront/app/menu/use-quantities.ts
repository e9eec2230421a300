import { quantitiesByPlate } from '@mostrador/domain/cart/cart'
import { createContext, use } from 'react'
import type { Cart } from '@mostrador/domain/cart/cart'

/** How many of each plate are in the cart, for the badges; counted once for all the rows of a page. */
export const Quantities = createContext<ReadonlyMap<string, number>>(new Map())

/** Counts the plates of a cart. */
export const countPlates = (cart: Cart | undefined): ReadonlyMap<string, number> =>
  quantitiesByPlate(cart?.lines ?? [])

/** How many units of a plate are in the cart. */
export const useQuantity = (plateId: string): number => use(Quantities).get(plateId) ?? 0
