import type { GeocodedAddress, Point, Precision, Suggestion } from './geocoder.ts'
import { isSameNumber } from './same-number.ts'

/** Fields of a place from a provider, and the house number that the diner typed. */
export type ProviderAddress = Point &
  Pick<GeocodedAddress, 'street' | 'city' | 'locality' | 'zone' | 'country' | 'postalCode' | 'providerId'> & {
    readonly houseNumber: string
    readonly typedNumber: string
  }

function precisionOf({ street, houseNumber, typedNumber }: ProviderAddress): Precision {
  if (street === '') return 'AREA'
  const isThisDoor = houseNumber !== '' && (typedNumber === '' || isSameNumber(houseNumber, typedNumber))
  return isThisDoor ? 'HOUSE' : 'STREET'
}

/** Joins the parts of an address, each once, as people write them. */
const written = (parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join(', ')

const doorOf = ({ street, number }: Pick<GeocodedAddress, 'street' | 'number'>): string =>
  `${street} ${number}`.trim()

/**
 * Makes a place from a provider's fields. The typed number survives an answer that lost it or
 * found another door; such a place is precise to its street alone.
 */
export function placeOf(parts: ProviderAddress): GeocodedAddress {
  const { houseNumber, typedNumber, ...known } = parts
  const number = known.street === '' ? '' : (typedNumber || houseNumber).slice(0, 30)
  const { street, zone, city, locality, country } = known
  return {
    ...known,
    number,
    fullAddress: written([doorOf({ street, number }), zone, city || locality, country]),
    precision: precisionOf(parts),
  }
}

/** Returns the line under the search field that offers a place. */
export function suggestionOf(id: string, place: GeocodedAddress): Suggestion {
  const [title = '', ...around] = place.fullAddress.split(', ')
  return { id, title, subtitle: around.join(', '), place }
}
