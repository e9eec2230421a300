import { parseUserLocation } from '@mostrador/domain/delivery/user-location'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { createStoredValue, useStoredValue } from '../frame/stored-value.ts'
import type { StoredValue } from '../frame/stored-value.ts'

const stores = new Map<string, StoredValue<UserLocation | null>>()

/** One location for each company: what a diner told one of them is not the next one's to know. */
function storeOf(companyId: string): StoredValue<UserLocation | null> {
  const known = stores.get(companyId)
  if (known) return known
  const store = createStoredValue(`mostrador.location.${companyId}`, parseUserLocation)
  stores.set(companyId, store)
  return store
}

/** Keeps where the diner is, for this visit and the next. Source: 000 §4 Location. */
export const saveLocation = (companyId: string, location: UserLocation): void =>
  storeOf(companyId).write(location)

/** Where the diner is; null while they have not said, undefined on the server and while the page comes alive. */
export const useLocationOf = (companyId: string): UserLocation | null | undefined =>
  useStoredValue(storeOf(companyId))
