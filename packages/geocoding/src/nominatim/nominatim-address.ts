import type { GeocodedAddress } from '../geocoder.ts'
import { isServedCountry, isServedPoint } from '../latin-america.ts'
import { asNumber, asRecord, asText, firstText } from '../read-untrusted.ts'
import { placeOf } from '../geocoded-address.ts'

/**
 * Reads one result in the `jsonv2` format; null when it lies outside the documents' countries or
 * makes no sense.
 */
export function readResult(result: unknown, typedNumber: string): GeocodedAddress | null {
  const item = asRecord(result)
  const address = asRecord(item['address'])
  const point = { lat: asNumber(item['lat']), lng: asNumber(item['lon']) }
  if (!isServedPoint(point) || !isServedCountry(asText(address['country_code']))) return null
  return placeOf({
    ...point,
    street: firstText(address['road'], address['pedestrian'], address['footway'], address['path']),
    houseNumber: asText(address['house_number'], 30),
    typedNumber,
    city: firstText(address['city'], address['town'], address['village'], address['municipality']),
    locality: firstText(address['state'], address['region']),
    zone: firstText(
      address['suburb'],
      address['city_district'],
      address['neighbourhood'],
      address['quarter'],
    ),
    country: asText(address['country'], 60),
    postalCode: asText(address['postcode'], 20),
    providerId: `${asText(item['osm_type'], 1).toUpperCase()}${asText(item['osm_id'], 20)}`,
  })
}
