import { isSameProduct, withLine } from './add-line.ts'
import type { CartLine } from './cart-line.ts'
import { withQuantity } from './with-quantity.ts'

/** Takes a line out of the cart. */
export const removeLine = (lines: readonly CartLine[], lineId: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== lineId)

/** Puts a removed line back to its place, or into an equal one that was added since. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  if (lines.some((other) => other.id === line.id)) return lines
  return lines.some((other) => isSameProduct(other, line))
    ? withLine(lines, line)
    : lines.toSpliced(index, 0, line)
}

/**
 * Sets how many of a line there are; 0 or less removes it. An unknown line, or a quantity that is
 * no whole number, changes nothing. Source: 000 §4, Cart.
 */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  quantity: number,
): readonly CartLine[] {
  if (!Number.isSafeInteger(quantity)) return lines
  if (quantity <= 0) return removeLine(lines, lineId)
  return lines.map((line) => (line.id === lineId ? withQuantity(line, quantity) : line))
}

/**
 * Puts an edited line in the place of the one with its id. When it now equals another line it joins
 * that one; when its own line has left the cart meanwhile (in another tab), it is added.
 */
export function replaceLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const others = removeLine(lines, line.id)
  const joins = others.length === lines.length || others.some((other) => isSameProduct(other, line))
  return joins ? withLine(others, line) : lines.map((other) => (other.id === line.id ? line : other))
}
