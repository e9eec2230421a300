import { readAddress } from '@mostrador/domain/delivery/read-address'
import { doorText } from '@mostrador/domain/delivery/shown-address'
import { besidePlace } from '@mostrador/domain/delivery/beside-place'
import { joinDetails, settleAddress } from '@mostrador/domain/delivery/told-address'
import { isTypedLine } from '@mostrador/domain/delivery/typed-line'
import type { LocationPoint, UserLocation } from '@mostrador/domain/delivery/user-location'
import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'

/** Certainty of the pin: none, near the address, or at the door. */
type Pin = 'NONE' | 'UNSURE' | 'SURE'

/** Location that the diner is giving, and the certainty of its pin. */
export type AddressDraft = Omit<UserLocation, 'fromLocalStorage'> & {
  readonly pin: Pin
  /** Door whose remarks were restored; '' once the diner wrote some in this visit. */
  readonly remarksOf: string
}

export type AddressFields = Pick<AddressDraft, 'street' | 'number' | 'city' | 'locality' | 'postalCode'>

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
  remarksOf: '',
}

const doorOf = ({ street, number }: Pick<AddressDraft, 'street' | 'number'>): string =>
  doorText({ street, number })

const written = (parts: readonly string[]): string =>
  [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(', ')

const fullAddressOf = ({
  zone = '',
  city,
  locality,
  country,
  ...door
}: Omit<AddressFields, 'postalCode'> & Pick<AddressDraft, 'zone' | 'country'>): string =>
  written([doorOf(door), zone, city || locality, country])

/** Starts a draft from the known location, or empty in a country. */
export function startDraft(known: UserLocation | null | undefined, country: string): AddressDraft {
  if (!known) return { ...EMPTY, country }
  const { fromLocalStorage: _, ...location } = settleAddress(known)
  return { ...location, pin: location.lat === null ? 'NONE' : 'SURE', remarksOf: doorOf(location) }
}

/** Returns the pin of a rewritten address: none if geocoded for the old text, else unsure. */
function pinAfterTyping({ geocoded, lat, lng }: AddressDraft) {
  if (geocoded || lat === null) return { lat: null, lng: null, geocoded: false, pin: 'NONE' } as const
  return { lat, lng, geocoded: false, pin: 'UNSURE' } as const
}

/** Replaces the address by a typed line; facts of the old one are dropped. */
export function typeAddress(draft: AddressDraft, fullAddress: string): AddressDraft {
  const forgotten = { city: '', locality: '', postalCode: '', zone: '' }
  const { street, number } = readAddress(fullAddress)
  return { ...draft, ...forgotten, ...pinAfterTyping(draft), street, number, fullAddress }
}

/** Fills in parts by hand. The postal code does not move the pin; a typed line is parsed first. */
export function fillPart(before: AddressDraft, part: Partial<AddressFields>): AddressDraft {
  const draft = settleAddress(before)
  const filled = { ...draft, ...part }
  const isElsewhere = (['street', 'number', 'city', 'locality'] as const).some(
    (field) => filled[field].trim() !== draft[field].trim(),
  )
  if (!isElsewhere) return filled
  const zone = filled.number === draft.number ? '' : (draft.zone ?? '')
  // The diner's own point stays: only the words were wrong.
  const pin = draft.lat === null ? {} : ({ geocoded: false, pin: 'UNSURE' } as const)
  return { ...filled, ...pin, zone, fullAddress: fullAddressOf({ ...filled, zone }) }
}

function choiceOf(draft: AddressDraft, place: GeocodedAddressInfo) {
  const line = isTypedLine(draft) ? draft.fullAddress.trim() : ''
  const { street, number, details } = besidePlace(line, place)
  // Without a typed line, known parts of the door fill the gaps of the place.
  return line === ''
    ? { street: street || draft.street, number: number || draft.number, lost: '' }
    : { street, number, lost: details }
}

/**
 * Takes a provider's place; its pin is sure only when it knows the door. Typed text that the place
 * lacks goes into the details.
 */
export function choosePlace(draft: AddressDraft, place: GeocodedAddressInfo): AddressDraft {
  const { city, locality, zone, country, postalCode, lat, lng } = place
  const { street, number, lost } = choiceOf(draft, place)
  const isDoor = street === place.street && number === place.number
  const isOtherDoor = draft.remarksOf !== '' && draft.remarksOf !== doorOf({ street, number })
  // Remarks about another door would lead the rider to the wrong bell.
  const told = isOtherDoor ? { betweenStreets: '', details: '', remarksOf: '' } : draft
  const details = joinDetails(lost, told.details)
  const remarksOf = details === told.details ? told.remarksOf : ''
  return {
    ...draft,
    street,
    number,
    city,
    locality,
    zone,
    country,
    postalCode,
    fullAddress: isDoor
      ? place.fullAddress
      : fullAddressOf({ street, number, zone, city, locality, country }),
    lat,
    lng,
    pin: place.precision === 'HOUSE' && isDoor ? 'SURE' : 'UNSURE',
    geocoded: true,
    pointKey: place.pointKey ?? '',
    betweenStreets: told.betweenStreets,
    details,
    remarksOf,
  }
}

/** Writes remarks for the rider into the draft. */
export const writeRemarks = (
  draft: AddressDraft,
  remarks: Partial<Pick<AddressDraft, 'betweenStreets' | 'details'>>,
): AddressDraft => ({ ...draft, ...remarks, remarksOf: '' })

/** Moves the pin to the diner's point: it is sure, and the words stay. */
export const movePin = (draft: AddressDraft, { lat, lng }: LocationPoint): AddressDraft => ({
  ...draft,
  lat,
  lng,
  geocoded: false,
  pin: 'SURE',
})

/** Marks the pin as confirmed by the diner. */
export const confirmPin = (draft: AddressDraft): AddressDraft => ({ ...draft, pin: 'SURE' })

/** Largest inaccuracy of a device, in metres, that needs no look at the pin. */
const SURE_METRES = 60

export type DevicePosition = LocationPoint & { readonly accuracy: number }

/** Takes the device's point, with the address that a provider knows there, if any. */
export function placeHere(
  draft: AddressDraft,
  { lat, lng, accuracy }: DevicePosition,
  place: GeocodedAddressInfo | null,
): AddressDraft {
  const pin = accuracy <= SURE_METRES ? 'SURE' : 'UNSURE'
  // Words found by a provider belong to another point; typed words stay.
  const words = draft.geocoded ? typeAddress(draft, '') : draft
  // An address restored from an earlier visit was not typed for this point.
  const typed = doorOf(draft) === draft.remarksOf ? { ...draft, fullAddress: '' } : draft
  return { ...(place ? choosePlace(typed, place) : words), lat, lng, geocoded: place !== null, pin }
}

/** Makes the location of a draft, as given in this visit; a typed line is parsed. */
export function locationOf(given: AddressDraft): UserLocation {
  const { pin: _, remarksOf: __, ...draft } = settleAddress(given)
  const trimmed = Object.entries(draft).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  return { ...(Object.fromEntries(trimmed) as typeof draft), fromLocalStorage: false }
}

/** Returns the point of a draft; null without one. */
export const pointOfDraft = ({ lat, lng }: AddressDraft): LocationPoint | null =>
  lat === null || lng === null ? null : { lat, lng }
