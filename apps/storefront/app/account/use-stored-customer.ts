import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import type { KnownDiner } from './known-diner.ts'
import { findCustomer } from './ordering-customer.ts'
import type { CustomerFound } from './ordering-customer.ts'

type Place = Pick<BranchContactInfo, 'id' | 'signIn' | 'branch'> | undefined

/**
 * Whether the stored phone counts as logged in. A number that has to be verified does once its customer was loaded,
 * any other one also when it has not ordered yet; while the answer is on its way, and where nobody could be asked,
 * what the browser knows stands. Source: 000 §4 Customer identity; decisions.md, Who sees what.
 */
export const isLoggedIn = (
  diner: KnownDiner | null | undefined,
  place: Pick<BranchContactInfo, 'signIn'> | undefined,
  found: CustomerFound | undefined,
): boolean => Boolean(diner) && !(place?.signIn === 'CODE' && found?.status === 'nobody')

/** The customer of the phone that this browser stores, asked for while the panel is open. */
export function useStoredCustomer(diner: KnownDiner | null | undefined, place: Place, isOpen: boolean) {
  const [found, setFound] = useState<CustomerFound>()
  const phone = diner?.phone
  const branchId = place?.branch.id
  const branchContactId = place?.id
  useEffect(() => {
    if (!isOpen || phone === undefined || branchId === undefined) return undefined
    let isOvertaken = false
    void findCustomer(browserApi.client, { phone, branchId, branchContactId }).then((now) => {
      if (!isOvertaken) setFound(now)
    })
    return () => {
      isOvertaken = true
    }
  }, [isOpen, phone, branchId, branchContactId])
  const customer = found?.status === 'known' && found.customer.phone === phone ? found.customer : undefined
  return { customer, isLoggedIn: isLoggedIn(diner, place, found) }
}
