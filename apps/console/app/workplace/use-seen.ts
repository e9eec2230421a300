import { documentCopy } from '@mostrador/copy/document'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { useWorkplace, type Workplace } from './contact-context.ts'

/** Places that a change wrote; additions and removals carry their thing. */
type Change = Pick<Operation, 'place'> & { readonly kind?: Operation['kind']; readonly thing?: Thing }

/** Finds the value at a place of the branch, if a page has read it. */
export type ReadPlace = (place: DocumentPlace) => unknown

/** Fields that hide a thing; changing them is visible. */
const SWITCHES = ['visible', 'active']

/** Lists of the branch and of a branch contact that only concern ordering. */
const OF_ORDERS = new Set([
  'paymentTypes',
  'deliveryZones',
  'discountCodes',
  'generalDiscounts',
  'generalSurcharges',
])

const isOff = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && SWITCHES.some((field) => Reflect.get(value, field) === false)

/** A new domain: links lead there only once it is proved. */
const isUnproved = (place: DocumentPlace): boolean => place.at(-1) === 'host'

/** Whether a change is inside of something hidden from diners, or is hidden itself. */
function isHidden({ place, kind = 'set', thing }: Change, read: ReadPlace): boolean {
  if (isOff(thing) || isUnproved(place)) return true
  const isSwitch = kind === 'set' && SWITCHES.includes(place.at(-1) ?? '')
  const around = place.slice(0, isSwitch ? -2 : undefined)
  return around.some((_, at) => isOff(read(around.slice(0, at + 1))))
}

/** Whether diners find a change: at a published branch contact, outside of hidden things. */
export const isSeen = (
  { session, contact }: Pick<Workplace, 'session' | 'contact'>,
  changes: readonly Change[],
  read: ReadPlace = () => undefined,
): boolean =>
  session.branchContacts.some(
    ({ branchId, key, published, orderEnabled }) =>
      published &&
      branchId === contact.branchId &&
      (changes.length === 0 ||
        changes.some((change) => {
          const [list, branchContact] = change.place
          const isOfOrders = change.place.some((step) => OF_ORDERS.has(step))
          const isThere = list !== 'branchContacts' || branchContact === key
          return isThere && (orderEnabled || !isOfOrders) && !isHidden(change, read)
        })),
  )

/** Returns the toast's text for a change; it adds that diners see it where they do. */
export function useSeen(): (done: string, changes?: readonly Change[], read?: ReadPlace) => string {
  const workplace = useWorkplace()
  return (done, changes = [], read) => (isSeen(workplace, changes, read) ? documentCopy.seen(done) : done)
}
