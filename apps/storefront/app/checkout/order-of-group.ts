import { withLine } from '@mostrador/domain/cart/add-line'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { notesWithoutName, personOf } from '@mostrador/domain/group-order/group-order'
import { browserApi } from '../api.ts'
import { readJoinedGroup } from '../diner/joined-group.ts'

/**
 * Marks the people of a group order as ordered for, and returns its lines without their names:
 * repeating the order does not order for them.
 */
export function orderOfGroup(alias: string, lines: readonly CartLine[]): readonly CartLine[] {
  const { key = '', names = [] } = readJoinedGroup(alias) ?? {}
  if (lines.every(({ notes }) => personOf(notes, names) === undefined)) return lines
  const call = { params: { alias, key }, query: { ending: 'ORDERED' } } as const
  void browserApi.client.closeGroupOrder(call).catch(() => undefined)
  return lines
    .map((line) => ({ ...line, notes: notesWithoutName(line.notes, names) }))
    .reduce<readonly CartLine[]>(withLine, [])
}
