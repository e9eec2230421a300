import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { besidePlace } from '@mostrador/domain/delivery/beside-place'

/** Longest value of each part, in characters. */
const LONGEST = { number: 20, postalCode: 20, other: 120 } as const

/** Values for the fields of an address; '' where the place lacks one. */
export type FoundAddress = {
  readonly values: readonly (readonly [at: string, value: string])[]
  readonly location: { readonly lat: number; readonly lng: number }
  /** Whether the point is that of the door; others should be checked. */
  readonly isSure: boolean
}

/**
 * Fills the address from a place found for a typed line. Parts that the place lacks ("local 3") go
 * with the number, or with the street where they are too long for it.
 */
export function foundAddress(text: string, place: GeocodedAddressInfo): FoundAddress {
  const { street, number, details } = besidePlace(text, place)
  const whole = [number, details].filter(Boolean).join(', ')
  const isShort = whole.length <= LONGEST.number
  const door = isShort ? { street, number: whole } : { street: [street, details].join(', '), number }
  const { zone, locality, city, postalCode, country, lat, lng } = place
  const parts = { ...door, zone, locality, city, postalCode, country }
  return {
    values: Object.entries(parts).map(([part, value]) => {
      const longest = part === 'number' || part === 'postalCode' ? LONGEST[part] : LONGEST.other
      return [`address/${part}`, value.slice(0, longest)] as const
    }),
    location: { lat, lng },
    isSure: place.precision === 'HOUSE' && number === place.number,
  }
}
