import { useEffect, useState } from 'react'
import { readKnownDiner } from '../diner/known-diner.ts'
import { findCustomer } from '../diner/ordering-customer.ts'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { recognisedAt } from '../diner/recognised.ts'
import { browserApi } from '../api.ts'

/** One address that a customer ordered to before. */
export type RegisteredAddress = OrderingCustomer['addressesRegistered'][number]

/** As many as are looked at in one glance. */
const MOST = 4

/** The addresses of whoever orders, as far as this browser may see them; none while nobody is known, or asking failed. Source: 000 §3 Ordering customer, §8. */
export function useRegisteredAddresses(branchId: string | undefined): readonly RegisteredAddress[] {
  const [asked, setAsked] = useState<readonly RegisteredAddress[]>([])
  const recognised = branchId === undefined ? undefined : recognisedAt(branchId)
  const isRecognised = recognised !== undefined
  useEffect(() => {
    const phone = readKnownDiner()?.phone
    if (branchId === undefined || isRecognised || phone === undefined) return undefined
    let isGone = false
    void findCustomer(browserApi.client, { phone, branchId }).then((found) => {
      if (!isGone && found.status === 'known') setAsked(found.customer.addressesRegistered)
    })
    return () => {
      isGone = true
    }
  }, [branchId, isRecognised])
  return (recognised ? (recognised.customer?.addressesRegistered ?? []) : asked).slice(0, MOST)
}
