import type { CartLine } from './cart-line.ts'

/** Returns a line with another quantity, and its discount with it. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  discount: line.discount && { ...line.discount, amount: (line.originalPrice - line.price) * quantity },
})
