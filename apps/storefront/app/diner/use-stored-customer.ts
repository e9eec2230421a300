import { useFetched } from '@mostrador/live/use-fetched'
import { browserApi } from '../api.ts'
import { useOpenings } from '../frame/use-openings.ts'
import type { KnownDiner } from './known-diner.ts'
import { findCustomer, type CustomerFound } from './ordering-customer.ts'
import type { CustomerPlace } from './sign-in-place.ts'

/**
 * Whether the stored phone counts as logged in: once its customer was loaded. While that loads the
 * browser's own knowledge stands, so that a customer is not greeted as a stranger; where it cannot
 * be asked (a page of no brand, a diner of none) it is false. Source: 000 §4 Customer identity,
 * 001 §2.
 */
export const isLoggedIn = (
  diner: KnownDiner | null | undefined,
  branchId: string | undefined,
  found: CustomerFound | undefined,
): boolean => Boolean(diner) && branchId !== undefined && (found === undefined || found.status === 'known')

/** Loads the customer of the stored phone at a brand, while the panel is open. */
export function useStoredCustomer(
  diner: KnownDiner | null | undefined,
  page: CustomerPlace | undefined,
  isOpen: boolean,
) {
  const phone = diner?.phone
  const branchId = page?.branchId ?? diner?.branchId
  const branchContactId = page?.branchContactId
  const openings = useOpenings(isOpen)
  const isAskable = openings > 0 && phone !== undefined && branchId !== undefined
  const { answer: found } = useFetched(isAskable ? `${phone}/${branchId}` : undefined, {
    renewedBy: openings,
    ask: async () =>
      findCustomer(browserApi.client, { phone: phone ?? '', branchId: branchId ?? '', branchContactId }),
    take: (told) => told,
  })
  const customer = found?.status === 'known' && found.customer.phone === phone ? found.customer : undefined
  return { customer, isLoggedIn: isLoggedIn(diner, branchId, found) }
}
