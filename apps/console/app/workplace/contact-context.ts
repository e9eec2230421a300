import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { toMinor } from '@mostrador/domain/money/major'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { Currency, Minor } from '@mostrador/domain/money/minor'
import { noBreak } from '@mostrador/domain/money/no-break'
import { createContext, use } from 'react'

/** A branch contact as the session names it. */
type Contact = StaffSession['branchContacts'][number]

/** Where one works: who is signed in, at which branch contact, and in which money. */
export type Workplace = {
  readonly session: StaffSession
  readonly contact: Contact
  readonly currency: Currency
}

/** The workplace of every page below a branch contact; `ContactLayout` fills it. */
export const WorkplaceContext = createContext<Workplace | null>(null)

/**
 * The workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext)
  if (!workplace) throw new Error('useWorkplace needs a <WorkplaceContext> around the page')
  return workplace
}

/**
 * How amounts are written here: `wire` takes major units as they came, `minor` what was computed
 * from them.
 */
export function useMoney() {
  const { currency } = useWorkplace()
  const minor = (amount: Minor): string => noBreak(formatAmount(amount, currency))
  const wire = (amount: number): string =>
    minor(toMinor(amount, currency.mantissa) ?? Math.round(amount * 10 ** currency.mantissa))
  return { wire, minor }
}
