import type { GeocodedAddress, Point } from '../geocoder.ts'
import { isServedCountry, isServedPoint } from '../latin-america.ts'
import { asList, asNumber, asRecord, asText } from '../read-untrusted.ts'
import { placeOf } from '../geocoded-address.ts'

type Component = { readonly long: string; readonly short: string; readonly types: readonly unknown[] }

/** Places (New) writes `longText`, the Geocoding API `long_name`. */
const componentOf = (value: unknown): Component => {
  const { longText, long_name, shortText, short_name, types } = asRecord(value)
  return {
    long: asText(longText ?? long_name),
    short: asText(shortText ?? short_name),
    types: asList(types),
  }
}

/** Fields of a place that both of Google's services answer with. */
export type GoogleAnswer = {
  readonly id: string
  readonly point: Point
  readonly components: unknown
  readonly typedNumber: string
}

/** Reads a place; null when it lies outside the documents' countries or makes no sense. */
export function readGooglePlace({
  id,
  point,
  components,
  typedNumber,
}: GoogleAnswer): GeocodedAddress | null {
  const all = asList(components).map(componentOf)
  const find = (...types: readonly string[]): Component | undefined =>
    types
      .map((type) => all.find((one) => one.types.includes(type)))
      .find((one) => one !== undefined && one.long !== '')
  const country = find('country')
  if (!isServedPoint(point) || !isServedCountry(country?.short ?? '')) return null
  return placeOf({
    ...point,
    street: find('route')?.long ?? '',
    houseNumber: find('street_number')?.long.slice(0, 30) ?? '',
    typedNumber,
    city: find('locality', 'postal_town', 'administrative_area_level_2')?.long ?? '',
    locality: find('administrative_area_level_1')?.long ?? '',
    zone: find('sublocality_level_1', 'sublocality', 'neighborhood')?.long ?? '',
    country: country?.long.slice(0, 60) ?? '',
    postalCode: find('postal_code')?.long.slice(0, 20) ?? '',
    providerId: id,
  })
}

/** Reads a point in one of Google's two spellings; NaN where there is none. */
export const googlePoint = (value: unknown): Point => {
  const { latitude, longitude, lat, lng } = asRecord(value)
  return { lat: asNumber(latitude ?? lat), lng: asNumber(longitude ?? lng) }
}
