import type { CartLine } from './cart-line.ts'

/** A line with another quantity, and its discount with it. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  discount: line.discount && { ...line.discount, amount: (line.originalPrice - line.price) * quantity },
})
