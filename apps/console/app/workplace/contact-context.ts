import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { toMinor } from '@mostrador/domain/money/major'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { Currency, Minor } from '@mostrador/domain/money/minor'
import { noBreak } from '@mostrador/domain/money/no-break'
import { createContext, use } from 'react'

type Contact = StaffSession['branchContacts'][number]

/** Session, branch contact and currency of a page. */
export type Workplace = {
  readonly session: StaffSession
  readonly contact: Contact
  readonly currency: Currency
}

/** Workplace of the pages below a branch contact; `ContactLayout` provides it. */
export const WorkplaceContext = createContext<Workplace | null>(null)

/**
 * Returns the workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext)
  if (!workplace) throw new Error('useWorkplace needs a <WorkplaceContext> around the page')
  return workplace
}

/** Returns how to write amounts: `wire` for major units, `minor` for minor ones. */
export function useMoney() {
  const { currency } = useWorkplace()
  const minor = (amount: Minor): string => noBreak(formatAmount(amount, currency))
  const wire = (amount: number): string =>
    minor(toMinor(amount, currency.mantissa) ?? Math.round(amount * 10 ** currency.mantissa))
  return { wire, minor }
}
