import { documentCopy } from '@mostrador/copy/document'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { useWorkplace, type Workplace } from './contact-context.ts'

/** The places that a change wrote; additions and removals are told by themselves. */
type Change = Pick<Operation, 'place'> & { readonly kind?: Operation['kind']; readonly thing?: Thing }

/** The value at a place of the branch, as far as a page has read it. */
export type ReadPlace = (place: DocumentPlace) => unknown

/** The fields by which a thing is taken out of sight; that it comes or goes is seen. */
const SWITCHES = ['visible', 'active']

/** Lists of the branch and of a local that say nothing but how one orders. */
const OF_ORDERS = new Set([
  'paymentTypes',
  'deliveryZones',
  'discountCodes',
  'generalDiscounts',
  'generalSurcharges',
])

const isOff = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && SWITCHES.some((field) => Reflect.get(value, field) === false)

/** A domain that was only written down: links lead there once it is proved. */
const isUnproved = (place: DocumentPlace): boolean => place.at(-1) === 'host'

/** Whether what was changed stands in something that diners are not shown, or is that itself. */
function isHidden({ place, kind = 'set', thing }: Change, read: ReadPlace): boolean {
  if (isOff(thing) || isUnproved(place)) return true
  const isSwitch = kind === 'set' && SWITCHES.includes(place.at(-1) ?? '')
  const around = place.slice(0, isSwitch ? -2 : undefined)
  return around.some((_, at) => isOff(read(around.slice(0, at + 1))))
}

/**
 * Whether diners find what was changed: at a local that is published, at which they can do
 * something with it, and not in what is hidden from them.
 */
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
          const [list, local] = change.place
          const isOfOrders = change.place.some((step) => OF_ORDERS.has(step))
          const isThere = list !== 'branchContacts' || local === key
          return isThere && (orderEnabled || !isOfOrders) && !isHidden(change, read)
        })),
  )

/** Returns the toast's text for a change; it adds that diners see it where they do. */
export function useSeen(): (done: string, changes?: readonly Change[], read?: ReadPlace) => string {
  const workplace = useWorkplace()
  return (done, changes = [], read) => (isSeen(workplace, changes, read) ? documentCopy.seen(done) : done)
}
