import { readAddress } from '@mostrador/domain/delivery/read-address'
import { askProvider, failed, type Connection } from '../ask-provider.ts'
import type { Geocoded, Point, SubmitGeocoder } from '../geocoder.ts'
import { LATIN_AMERICA } from '../latin-america.ts'
import { asRecord } from '../read-untrusted.ts'
import { readTypedId } from '../typed-id.ts'
import { readResult } from './nominatim-address.ts'

/**
 * Demands of the public server's policy: a user agent, and that all processes together ask in
 * turns.
 */
export type NominatimOptions = Connection & {
  /** The product and an address where its keeper is found. */
  readonly userAgent: string
  /** Waits until it is this request's turn among all processes; false when that takes too long. */
  readonly myTurn: () => Promise<boolean>
}

/**
 * Half the side of the box in which answers are preferred, in degrees: a city and its surroundings.
 */
const AROUND = 0.3

function searchPath(text: string, near: Point | null): string {
  const query = new URLSearchParams({
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    layer: 'address',
    countrycodes: LATIN_AMERICA.join(','),
    limit: '3',
  })
  if (near) {
    const { lat, lng } = near
    query.set('viewbox', [lng - AROUND, lat - AROUND, lng + AROUND, lat + AROUND].join(','))
  }
  return `/search?${query.toString()}`
}

/**
 * Geocoder of OpenStreetMap through Nominatim. Its public server forbids requests while a diner
 * types and more than one a second for the whole application, so it can only resolve and reverse.
 * Source: operations.osmfoundation.org, Nominatim policy.
 */
export function nominatimGeocoder({ userAgent, myTurn, ...connection }: NominatimOptions): SubmitGeocoder {
  const init = { headers: { 'accept-language': 'es', 'user-agent': userAgent } }
  const ask = async (path: string): Promise<Geocoded<unknown>> =>
    (await myTurn()) ? askProvider(connection, path, init) : failed('busy')

  return {
    attribution: 'OPENSTREETMAP',
    resolve: async ({ id, number }) => {
      const asked = readTypedId(id)
      if (!asked) return { ok: true, value: null }
      const answer = await ask(searchPath(asked.text, asked.near))
      if (!answer.ok) return answer
      if (!Array.isArray(answer.value)) return failed('malformed')
      const typedNumber = number || readAddress(asked.text).number
      const found = answer.value.flatMap((result) => readResult(result, typedNumber) ?? [])
      return { ok: true, value: found[0] ?? null }
    },
    reverse: async (point) => {
      const query = `lat=${point.lat}&lon=${point.lng}&format=jsonv2&addressdetails=1&zoom=18`
      const answer = await ask(`/reverse?${query}`)
      if (!answer.ok) return answer
      const { error, address } = asRecord(answer.value)
      if (error === undefined && address === undefined) return failed('malformed')
      const place = readResult(answer.value, '')
      return { ok: true, value: place ? { ...place, ...point } : null }
    },
  }
}
