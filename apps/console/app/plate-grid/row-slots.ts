/** The elements in which rows are drawn, as numbers, by the names of their rows. */
export type RowSlots = ReadonlyMap<string, number>

/**
 * Gives each row that is drawn an element: the one that it has, or that of a row which is not drawn
 * any more. To write other words into an element costs less than to take it out and make another,
 * and a key to the end of the menu changes all of them.
 */
export function slotsOf(before: RowSlots, rows: readonly string[]): RowSlots {
  if (rows.length === before.size && rows.every((row) => before.has(row))) return before
  const drawn = new Set(rows)
  // In the order in which they stand: where all rows are others, no element moves.
  const left = [...before].flatMap(([row, slot]) => (drawn.has(row) ? [] : [slot]))
  const taken = new Set(before.values())
  let next = 0
  const fresh = (): number => {
    while (taken.has(next)) next += 1
    taken.add(next)
    return next
  }
  return new Map(rows.map((row) => [row, before.get(row) ?? left.shift() ?? fresh()]))
}
