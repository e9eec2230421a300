import { documentCopy } from '@mostrador/copy/document'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { Workplace } from './contact-context.ts'
import { useWorkplace } from './contact-context.ts'

/**
 * Whether diners find what was changed: one of the locals that it was changed at, or for what is
 * the brand's one of the brand.
 */
export const isSeen = (
  { session, contact }: Pick<Workplace, 'session' | 'contact'>,
  operations: readonly Pick<Operation, 'place'>[],
): boolean =>
  session.branchContacts.some(
    ({ branchId, key, published }) =>
      published &&
      branchId === contact.branchId &&
      (operations.length === 0 ||
        operations.some(({ place: [list, local] }) => list !== 'branchContacts' || local === key)),
  )

/** What was done, as the toast tells of it: where diners find it, it says that they see it. */
export function useSeen(): (done: string, operations?: readonly Pick<Operation, 'place'>[]) => string {
  const workplace = useWorkplace()
  return (done, operations = []) => (isSeen(workplace, operations) ? documentCopy.seen(done) : done)
}
