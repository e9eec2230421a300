import { readAddress } from '@mostrador/domain/delivery/read-address'
import { askProvider, failed, type Connection } from '../ask-provider.ts'
import {
  MAX_SUGGESTIONS,
  type Attribution,
  type Geocoded,
  type Geocoder,
  type Point,
  type Suggestion,
} from '../geocoder.ts'
import { LATIN_AMERICA, LATIN_AMERICA_BOX } from '../latin-america.ts'
import { suggestionOf } from '../geocoded-address.ts'
import { readTypedId, writeTypedId } from '../typed-id.ts'
import { readFeatures, type PhotonFeature } from './photon-address.ts'

type Search = { readonly text: string; readonly near: Point | null }

/** Filters that older servers answer with 400. Their extra results are left out here anyway. */
const NEWER = [
  ...LATIN_AMERICA.map((code) => ['countrycode', code.toUpperCase()]),
  ['layer', 'house'],
  ['layer', 'street'],
]

// The language travels as a header: servers without Spanish answer 400 to `lang=es`, and in local
// names to this.
const INIT = { headers: { 'accept-language': 'es' } }

function searchPath({ text, near }: Search, newer: boolean): string {
  const query = new URLSearchParams([
    ['q', text],
    ['limit', String(MAX_SUGGESTIONS * 2)],
    ['bbox', LATIN_AMERICA_BOX],
    ...(near
      ? [
          ['lat', String(near.lat)],
          ['lon', String(near.lng)],
        ]
      : []),
    ...(newer ? NEWER : []),
  ])
  return `/api?${query.toString()}`
}

const featuresOf = (answer: Geocoded<unknown>): Geocoded<PhotonFeature[]> => {
  if (!answer.ok) return answer
  const features = readFeatures(answer.value)
  return features ? { ok: true, value: features } : failed('malformed')
}

/** Returns the lines of an answer: equal ones, as the two sides of an avenue, are offered once. */
function linesOf(features: readonly PhotonFeature[], search: Search): Suggestion[] {
  const { number } = readAddress(search.text)
  const lines = new Map<string, Suggestion>()
  for (const { key, place } of features) {
    const found = place(number)
    if (found.fullAddress !== '' && !lines.has(found.fullAddress))
      lines.set(found.fullAddress, suggestionOf(writeTypedId({ key, ...search }), found))
  }
  return [...lines.values()].slice(0, MAX_SUGGESTIONS)
}

/**
 * OpenStreetMap through Photon, which is made for typing. Its lines carry their places; resolving
 * one asks the same again and takes the same feature. Source: github.com/komoot/photon,
 * docs/api-v1.md.
 */
export function photonGeocoder(
  connection: Connection,
  attribution: Attribution | null = 'OPENSTREETMAP',
): Geocoder {
  let isOlder = false

  async function search(wanted: Search): Promise<Geocoded<PhotonFeature[]>> {
    const answer = await askProvider(connection, searchPath(wanted, !isOlder), INIT)
    if (isOlder || answer.ok || answer.refusal.reason !== 'rejected') return featuresOf(answer)
    const plain = featuresOf(await askProvider(connection, searchPath(wanted, false), INIT))
    isOlder = plain.ok
    return plain
  }

  return {
    attribution,
    suggest: async ({ text, near }) => {
      const found = await search({ text, near })
      return found.ok ? { ok: true, value: linesOf(found.value, { text, near }) } : found
    },
    resolve: async ({ id, number }) => {
      const asked = readTypedId(id)
      if (!asked) return { ok: true, value: null }
      const found = await search(asked)
      if (!found.ok) return found
      const feature = found.value.find(({ key }) => key === asked.key)
      return { ok: true, value: feature?.place(number || readAddress(asked.text).number) ?? null }
    },
    reverse: async (point) => {
      const path = `/reverse?lat=${point.lat}&lon=${point.lng}&radius=1&limit=1`
      const found = featuresOf(await askProvider(connection, path, INIT))
      if (!found.ok) return found
      const place = found.value[0]?.place('')
      return { ok: true, value: place ? { ...place, ...point } : null }
    },
  }
}
