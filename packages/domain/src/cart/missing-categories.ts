import type { CartLine } from './cart-line.ts'

/**
 * Returns the categories of an order mode's `categoriesNotInCart` that the cart has no line of, in
 * the shop's order. The cart suggests a plate of each; the order can be placed without them.
 * Source: 000 §3 Order mode, docs/decisions/008.
 */
export const missingCategories = (
  categoriesNotInCart: readonly string[],
  lines: readonly Pick<CartLine, 'categoryId'>[],
): readonly string[] => categoriesNotInCart.filter((id) => !lines.some(({ categoryId }) => categoryId === id))
