/** Elements that render rows, as numbers by row id. */
export type RowSlots = ReadonlyMap<string, number>

/**
 * Gives each rendered row an element: its own, or that of a row no longer rendered. Rewriting an
 * element costs less than replacing it, and a jump to the end of the menu changes all of them.
 */
export function slotsOf(before: RowSlots, rows: readonly string[]): RowSlots {
  if (rows.length === before.size && rows.every((row) => before.has(row))) return before
  const drawn = new Set(rows)
  // In their order, so that no element moves when all rows change.
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
