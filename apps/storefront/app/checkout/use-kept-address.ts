import { isUnread } from '@mostrador/domain/delivery/typed-line'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { useEffect } from 'react'
import { saveLocation, useLocationOf } from '../diner/location-store.ts'

/**
 * Returns the diner's address for an order; null while not given. The line of an address stored by
 * an older version is parsed here.
 */
export function useKeptAddress(companyId: string): UserLocation | null {
  const location = useLocationOf(companyId) ?? null
  useEffect(() => {
    if (!location || !isUnread(location)) return
    void import('@mostrador/domain/delivery/told-address').then(
      ({ settleAddress }) => {
        const settled = settleAddress(location)
        if (settled !== location) saveLocation(companyId, settled)
      },
      () => undefined,
    )
  }, [companyId, location])
  return location
}
