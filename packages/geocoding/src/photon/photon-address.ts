import type { GeocodedAddress } from '../geocoder.ts'
import { isServedCountry, isServedPoint } from '../latin-america.ts'
import { asList, asNumber, asRecord, asText, firstText } from '../read-untrusted.ts'
import { placeOf } from '../geocoded-address.ts'

/**
 * One feature of an answer: OpenStreetMap's name of it, and the place that it makes with the number
 * that was typed.
 */
export type PhotonFeature = { readonly key: string; readonly place: (typedNumber: string) => GeocodedAddress }

/**
 * Reads one feature; undefined when it lies outside the documents' countries or makes no sense.
 * GeoJSON writes the longitude first. Streets carry their name as `name`, houses as `street`.
 */
function readFeature(feature: unknown): PhotonFeature | undefined {
  const properties = asRecord(asRecord(feature)['properties'])
  const [lng, lat] = asList(asRecord(asRecord(feature)['geometry'])['coordinates']).map(asNumber)
  const point = { lat: lat ?? NaN, lng: lng ?? NaN }
  if (!isServedPoint(point) || !isServedCountry(asText(properties['countrycode']))) return undefined
  const isStreet = properties['type'] === 'street' || properties['osm_key'] === 'highway'
  const key = `${asText(properties['osm_type'], 1)}${asText(properties['osm_id'], 20)}`
  const city = firstText(properties['city'], properties['county'])
  const parts = {
    ...point,
    street: isStreet ? firstText(properties['name'], properties['street']) : asText(properties['street']),
    houseNumber: asText(properties['housenumber'], 30),
    city,
    locality: asText(properties['state']),
    zone: firstText(properties['district'], properties['locality']),
    country: asText(properties['country'], 60),
    postalCode: asText(properties['postcode'], 20),
    providerId: key,
  }
  // A neighbourhood or a city has its name in `name`.
  const named = properties['type'] === 'city' ? { city: firstText(properties['name'], city) } : {}
  const zoned =
    properties['type'] === 'district' || properties['type'] === 'locality'
      ? { zone: firstText(properties['name'], parts.zone) }
      : {}
  return { key, place: (typedNumber) => placeOf({ ...parts, ...named, ...zoned, typedNumber }) }
}

/** Reads the usable features of an answer; undefined when it is no answer of Photon's. */
export function readFeatures(answer: unknown): PhotonFeature[] | undefined {
  const { features } = asRecord(answer)
  if (!Array.isArray(features)) return undefined
  return features.flatMap((feature) => readFeature(feature) ?? [])
}
