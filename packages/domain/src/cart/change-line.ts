import type { CartLine } from './cart-line.ts'

/** Sets how many of a line there are; 0 removes it. An unknown line changes nothing. */
export function changeQuantity(_lines: readonly CartLine[], _lineId: string, _quantity: number): readonly CartLine[] {
  throw new Error('unwritten')
}

/** Puts an edited line in the place of the one with its id, merging it when it now equals another. */
export function replaceLine(_lines: readonly CartLine[], _line: CartLine): readonly CartLine[] {
  throw new Error('unwritten')
}

/** Takes a line out of the cart. */
export const removeLine = (lines: readonly CartLine[], lineId: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== lineId)
