import type { Point } from '../geocoder.ts'
import { findStreets, type FoundStreet } from './find-streets.ts'
import { nearestStreet } from './nearest-street.ts'
import { faultOf } from './rehearsed-faults.ts'
import { middleOf, pointOfNumber } from './street.ts'
import { STREETS } from './streets.ts'

/** Largest distance of a door from its street, in metres. */
const AT_THE_DOOR = 80

const answer = (features: readonly unknown[]): Response =>
  Response.json({ type: 'FeatureCollection', features })

const refusal = (message: string): Response => Response.json({ message }, { status: 400 })

/**
 * Writes a feature as Photon does: the longitude first, a street by its `name`, a house by its
 * `street`.
 */
function featureOf({ street, number }: FoundStreet, at?: Point) {
  const point = at ?? (number === null ? middleOf(street) : pointOfNumber(street, number))
  const id = STREETS.indexOf(street) + 1
  const { district, city, state, country, postcode, countryCode: countrycode } = street
  // A town of its own has no neighbourhoods here.
  const place = { ...(city ? { district, city } : { city: district }), state, country, postcode, countrycode }
  const own =
    number === null
      ? {
          osm_type: 'W',
          osm_id: id,
          osm_key: 'highway',
          osm_value: 'residential',
          type: 'street',
          name: street.name,
        }
      : {
          osm_type: 'N',
          osm_id: id * 1_000_000 + number,
          osm_key: 'place',
          osm_value: 'house',
          type: 'house',
          street: street.name,
          housenumber: String(number),
        }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    properties: { ...own, ...place },
  }
}

function pointOf(query: URLSearchParams): Point | null {
  const [lat, lng] = [query.get('lat'), query.get('lon')].map((text) => Number(text ?? NaN))
  return lat !== undefined && lng !== undefined && Number.isFinite(lat + lng) ? { lat, lng } : null
}

function search(query: URLSearchParams, signal: AbortSignal): Response | Promise<Response> {
  const text = query.get('q') ?? ''
  if (text.trim() === '') return refusal('missing search term')
  const fault = faultOf(text)
  if (fault) return fault(signal)
  const limit = Number(query.get('limit') ?? 15)
  const found = findStreets(STREETS, { text, near: pointOf(query) })
  return answer(found.slice(0, limit).map((one) => featureOf(one)))
}

function reverse(query: URLSearchParams): Response {
  const point = pointOf(query)
  if (!point) return refusal('missing lat or lon')
  const nearest = nearestStreet(STREETS, point)
  if (!nearest || nearest.metres > Number(query.get('radius') ?? 1) * 1_000) return answer([])
  const isDoor = nearest.number > 0 && nearest.metres <= AT_THE_DOOR
  return answer([
    featureOf({ street: nearest.street, number: isDoor ? nearest.number : null }, nearest.point),
  ])
}

/**
 * Answers for the built-in gazetteer as a server of Photon's: `GET /api?q&lat&lon&limit` and `GET
 * /reverse?lat&lon&radius`. It filters by no country, as older servers do not. README.md lists the
 * streets at which it fails on purpose.
 */
export async function gazetteer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api') return search(searchParams, request.signal)
  if (pathname === '/reverse') return reverse(searchParams)
  return Response.json({ message: 'Not found' }, { status: 404 })
}

/** Asks the gazetteer without a network. */
export const askGazetteer = (url: string, init: RequestInit): Promise<Response> =>
  gazetteer(new Request(url, init))
