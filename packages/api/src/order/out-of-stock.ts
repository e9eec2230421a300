import type { ProblemError } from '@mostrador/contract/problem'
import { quantitiesByPlate } from '@mostrador/domain/cart/cart'
import type { Ports } from '../ports.ts'
import type { AcceptedOrder } from './judge-order.ts'
import { menuChanged } from './order-error.ts'
import { listStock } from './order-store.ts'

/**
 * One entry for each item of a plate of which less is left than the order wants; others took it in
 * between.
 */
export async function outOfStockErrors(
  { database }: Pick<Ports, 'database'>,
  { scene: { contact, error }, lines }: AcceptedOrder,
): Promise<readonly ProblemError[]> {
  const left = await listStock(database, { branchId: contact.branch.id, contactId: contact.info.id })
  const wanted = quantitiesByPlate(lines)
  const isShort = (plateId: string): boolean => (wanted.get(plateId) ?? 0) > (left.get(plateId) ?? Infinity)
  const short = lines.flatMap(({ referenceId, name }, index) =>
    isShort(referenceId) ? [error('sold-out', { item: index, path: `items.${index}`, plateName: name })] : [],
  )
  // Given back in between: the diner tries again, and it goes through.
  // Stryker disable next-line all: only units given back between two statements lead here
  return short.length > 0 ? short : [menuChanged]
}
