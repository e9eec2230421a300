import { documentCopy } from '@mostrador/copy/document'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { Workplace } from './contact-context.ts'
import { useWorkplace } from './contact-context.ts'

/**
 * Whether diners find what was changed: one of the locals that it was changed at, or one of the
 * brand. A local that the session does not know counts as found.
 */
export function isSeen(
  { session, contact }: Pick<Workplace, 'session' | 'contact'>,
  operations: readonly Pick<Operation, 'place'>[],
): boolean {
  const ofBrand = session.branchContacts.filter(({ branchId }) => branchId === contact.branchId)
  const isOfLocals =
    operations.length > 0 && operations.every(({ place: [list] }) => list === 'branchContacts')
  if (!isOfLocals) return ofBrand.some(({ published }) => published)
  const keys = new Set(operations.map(({ place }) => place[1]))
  return [...keys].some((key) => ofBrand.find((one) => one.key === key)?.published ?? true)
}

/** What was done, as the toast tells of it: where diners find it, it says that they see it. */
export function useSeen(): (done: string, operations?: readonly Pick<Operation, 'place'>[]) => string {
  const workplace = useWorkplace()
  return (done, operations = []) => (isSeen(workplace, operations) ? documentCopy.seen(done) : done)
}
