import { readAddress } from '@mostrador/domain/delivery/read-address'
import { askProvider, failed, type Connection } from '../ask-provider.ts'
import {
  MAX_SUGGESTIONS,
  type Geocoder,
  type GeocodedAddress,
  type Suggestion,
  type Typed,
} from '../geocoder.ts'
import { LATIN_AMERICA } from '../latin-america.ts'
import { asList, asRecord, asText, firstText } from '../read-untrusted.ts'
import { googlePoint, readGooglePlace } from './google-address.ts'

/** Addresses of Google's two services, and the key that never leaves this process for a browser. */
export type GoogleOptions = Omit<Connection, 'baseUrl'> & {
  readonly placesUrl: string
  /** Reverse geocoding is not a part of Places. */
  readonly geocodingUrl: string
  readonly key: string
}

/** Prices depend on the fields: only used ones are asked for. */
const PREDICTION_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat'
const PLACE_FIELDS = 'id,location,addressComponents'

/** In metres: a city and its surroundings. */
const BIAS_RADIUS = 20_000

/** The typed number goes with the id, so that it survives a prediction of the street alone. */
const writeId = (placeId: string, number: string): string => `${placeId};${number}`

function readId(id: string): { readonly placeId: string; readonly number: string } | undefined {
  const [, placeId, number = ''] = /^([\w-]{5,300})(?:;(.{0,30}))?$/u.exec(id) ?? []
  return placeId === undefined ? undefined : { placeId, number }
}

const autocompleteBody = ({ text, near, sessionToken }: Typed) => ({
  input: text,
  languageCode: 'es',
  includedRegionCodes: LATIN_AMERICA,
  includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
  ...(sessionToken && { sessionToken }),
  ...(near && {
    locationBias: { circle: { center: { latitude: near.lat, longitude: near.lng }, radius: BIAS_RADIUS } },
  }),
})

function lineOf(suggestion: unknown, number: string): Suggestion[] {
  const { placeId, text, structuredFormat } = asRecord(asRecord(suggestion)['placePrediction'])
  const { mainText, secondaryText } = asRecord(structuredFormat)
  const title = firstText(asRecord(mainText)['text'], asRecord(text)['text'])
  if (typeof placeId !== 'string' || title === '') return []
  const subtitle = asText(asRecord(secondaryText)['text'], 200)
  return [{ id: writeId(placeId, number), title, subtitle, place: null }]
}

function reversePlace(answer: unknown): GeocodedAddress | null {
  const [first] = asList(asRecord(answer)['results'])
  const { place_id: id, geometry, address_components: components } = asRecord(first)
  const point = googlePoint(asRecord(geometry)['location'])
  return readGooglePlace({ id: asText(id, 300), point, components, typedNumber: '' })
}

/**
 * Google Places (New): predictions while typing and one call for the chosen one's details, billed
 * together by their session token. Source:
 * developers.google.com/maps/documentation/places/web-service, Autocomplete (New), Place Details
 * (New).
 */
export function googleGeocoder({ key, placesUrl, geocodingUrl, ...options }: GoogleOptions): Geocoder {
  const places = { ...options, baseUrl: placesUrl }
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields })
  return {
    attribution: 'GOOGLE',
    suggest: async (typed) => {
      const answer = await askProvider(places, '/v1/places:autocomplete', {
        method: 'POST',
        headers: headers(PREDICTION_FIELDS),
        body: autocompleteBody(typed),
      })
      if (!answer.ok) return answer
      // An answer without suggestions is an empty object.
      const { suggestions = [] } = asRecord(answer.value)
      if (!Array.isArray(suggestions) || Array.isArray(answer.value)) return failed('malformed')
      const { number } = readAddress(typed.text)
      return { ok: true, value: suggestions.flatMap((one) => lineOf(one, number)).slice(0, MAX_SUGGESTIONS) }
    },
    resolve: async ({ id, number, sessionToken }) => {
      const wanted = readId(id)
      if (!wanted) return { ok: true, value: null }
      const query = new URLSearchParams({ languageCode: 'es', ...(sessionToken && { sessionToken }) })
      const path = `/v1/places/${wanted.placeId}?${query.toString()}`
      const answer = await askProvider(places, path, { headers: headers(PLACE_FIELDS) })
      if (!answer.ok) return answer
      const { location, addressComponents: components } = asRecord(answer.value)
      if (location === undefined) return failed('malformed')
      const typedNumber = number || wanted.number
      const point = googlePoint(location)
      return { ok: true, value: readGooglePlace({ id: wanted.placeId, point, components, typedNumber }) }
    },
    reverse: async (point) => {
      const query = new URLSearchParams({ latlng: `${point.lat},${point.lng}`, language: 'es', key })
      const path = `/maps/api/geocode/json?${query.toString()}`
      const answer = await askProvider({ ...options, baseUrl: geocodingUrl }, path)
      if (!answer.ok) return answer
      // This older service refuses in the body of a 200.
      const { status } = asRecord(answer.value)
      if (status === 'ZERO_RESULTS') return { ok: true, value: null }
      if (status !== 'OK') return failed(status === 'OVER_QUERY_LIMIT' ? 'throttled' : 'unreachable')
      const place = reversePlace(answer.value)
      return { ok: true, value: place ? { ...place, ...point } : null }
    },
  }
}
