import type { CartLine } from './cart-line.ts'

/**
 * Of an order mode's `categoriesNotInCart`, those of which the cart has nothing, in the shop's
 * order: the cart suggests something of each. They keep nothing from being ordered. Source: 000 §3
 * Order mode, docs/decisions/008.
 */
export const missingCategories = (
  categoriesNotInCart: readonly string[],
  lines: readonly Pick<CartLine, 'categoryId'>[],
): readonly string[] => categoriesNotInCart.filter((id) => !lines.some(({ categoryId }) => categoryId === id))
