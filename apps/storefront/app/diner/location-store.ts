import { parseUserLocation, type UserLocation } from '@mostrador/domain/delivery/user-location'
import { storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/** One location per company: one company does not learn the address given to another. */
const storeOf = storedValues('mostrador.location.', parseUserLocation)

/** Stores the diner's location for this visit and the next. Source: 000 §4 Location. */
export const saveLocation = (companyId: string, location: UserLocation): void =>
  storeOf(companyId).write(location)

/** Returns the diner's location; null for none, undefined on the server and during hydration. */
export const useLocationOf = (companyId: string): UserLocation | null | undefined =>
  useStoredValue(storeOf(companyId))
