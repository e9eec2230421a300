import type { CartLine, ExtraGroup } from './cart-line.ts'
import { withQuantity } from './with-quantity.ts'

/**
 * Adds a line to the cart: into the one of the same product where there is one, else at the end.
 *
 * A merged line keeps its place and its id, and takes everything else from the newcomer: when the menu
 * changed in between, all its units cost what the newest one does. Source: 000 §4, Cart.
 */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const twin = lines.find((other) => isSameProduct(other, line))
  if (!twin) return [...lines, line]

  const merged = withQuantity({ ...line, id: twin.id }, twin.quantity + line.quantity)
  return lines.map((other) => (other === twin ? merged : other))
}

/**
 * Whether the kitchen makes the same of both: plate, name, notes and extras match. The size stands apart
 * from the name here, so it has to match as well.
 */
export const isSameProduct = (a: CartLine, b: CartLine): boolean =>
  a.referenceId === b.referenceId &&
  a.name === b.name &&
  a.sizeId === b.sizeId &&
  a.notes === b.notes &&
  fingerprint(a.extras) === fingerprint(b.extras)

/** Every garnish with its group and quantity, whatever the order in which they were chosen. */
const fingerprint = (extras: readonly ExtraGroup[]): string =>
  extras
    .flatMap(({ groupId, groupItems }) =>
      groupItems.map((item) => `${groupId} ${item.referenceId} ${item.quantity}`),
    )
    .toSorted()
    .join('\n')
