import type { CartLine, PlateSelection } from './cart-line.ts'

/** What a line was chosen as: the line without its prices, which is what the order sends. */
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
