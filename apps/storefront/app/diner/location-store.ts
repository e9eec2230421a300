import { parseUserLocation, type UserLocation } from '@mostrador/domain/delivery/user-location'
import { storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/** One location for each company: what a diner told one of them is not the next one's to know. */
const storeOf = storedValues('mostrador.location.', parseUserLocation)

/** Keeps where the diner is, for this visit and the next. Source: 000 §4 Location. */
export const saveLocation = (companyId: string, location: UserLocation): void =>
  storeOf(companyId).write(location)

/**
 * Where the diner is; null while they have not said, undefined on the server and while the page
 * comes alive.
 */
export const useLocationOf = (companyId: string): UserLocation | null | undefined =>
  useStoredValue(storeOf(companyId))
