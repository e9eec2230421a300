import type { LocationPoint, UserLocation } from '@mostrador/domain/delivery/user-location'

/** How sure the pin is: nobody put it, only near the address, or at the door (found there, put or confirmed by the diner). */
export type Pin = 'NONE' | 'UNSURE' | 'SURE'

/** An address while the diner gives it: what will be stored, and how sure its pin is. */
export type AddressDraft = Omit<UserLocation, 'fromLocalStorage'> & { readonly pin: Pin }

/** What the diner writes about an address that changes nothing of where it is. */
export type AddressRemarks = Partial<Pick<AddressDraft, 'betweenStreets' | 'details'>>

const EMPTY: Omit<AddressDraft, 'country'> = {
  street: '',
  number: '',
  city: '',
  locality: '',
  postalCode: '',
  fullAddress: '',
  lat: null,
  lng: null,
  betweenStreets: '',
  details: '',
  geocoded: false,
  pin: 'NONE',
}

/** Begins with what is known of the diner, or with nothing in the country of the branch. */
export function startDraft(known: UserLocation | null | undefined, country: string): AddressDraft {
  if (!known) return { ...EMPTY, country }
  const { fromLocalStorage: _, ...location } = known
  return { ...location, pin: location.lat === null ? 'NONE' : 'SURE' }
}

/** The location that a draft means, given in this visit. */
export function locationOf({ pin: _, ...draft }: AddressDraft): UserLocation {
  const trimmed = Object.entries(draft).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...(Object.fromEntries(trimmed) as typeof draft), fromLocalStorage: false }
}

/** The point of a draft, where it has one. */
export const pointOfDraft = ({ lat, lng }: AddressDraft): LocationPoint | null =>
  lat === null || lng === null ? null : { lat, lng }
