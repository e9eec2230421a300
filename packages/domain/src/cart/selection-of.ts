import type { CartLine, PlateSelection } from './cart-line.ts'

/** Returns a line without its prices, as the order sends it. */
export const selectionOf = (line: CartLine): PlateSelection => ({
  plateId: line.referenceId,
  sizeId: line.sizeId,
  quantity: line.quantity,
  notes: line.notes,
  source: line.source,
  groups: line.extras.map((group) => ({
    groupId: group.groupId,
    items: group.groupItems.map((item) => ({ garnishId: item.referenceId, quantity: item.quantity })),
  })),
})
