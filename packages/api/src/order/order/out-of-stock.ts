import type { ProblemError } from '@mostrador/contract/problem'
import { quantitiesByPlate } from '@mostrador/domain/cart/cart'
import type { Ports } from '../../ground/ports.ts'
import type { AcceptedOrder } from './judge-order.ts'
import { menuChanged } from './order-error.ts'
import { listDayStock, listStock } from './order-store.ts'

/**
 * Returns an entry for each item with too little stock, at all or for its day, taken meanwhile;
 * for a day with the number left.
 */
export async function outOfStockErrors(
  { database }: Pick<Ports, 'database'>,
  { scene: { contact, error, request }, lines }: AcceptedOrder,
  day: string,
): Promise<readonly ProblemError[]> {
  const place = { branchId: contact.branch.id, contactId: contact.info.id }
  const wanted = quantitiesByPlate(lines)
  const left = await listStock(database, place)
  const ofDay = await listDayStock(database, { ...place, day, plateIds: [...wanted.keys()] })
  const isShort = (shelf: ReadonlyMap<string, number>, plateId: string): boolean =>
    (wanted.get(plateId) ?? 0) > (shelf.get(plateId) ?? Infinity)
  const short = lines.flatMap(({ referenceId, name }, index) => {
    const item = { item: index, path: `items.${index}`, plateName: name }
    if (isShort(left, referenceId)) return [error('sold-out', item)]
    if (!isShort(ofDay, referenceId)) return []
    const limit = ofDay.get(referenceId) ?? null
    return [error('day-sold-out', { ...item, limit, isForNow: !request.scheduled })]
  })
  // Given back in between: the diner tries again, and it goes through.
  // Stryker disable next-line all: only units given back between two statements lead here
  return short.length > 0 ? short : [menuChanged]
}
