import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'
import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'

export type RecentPlace = { readonly alias: string; readonly name: string; readonly logo: string | null }

const STORAGE_KEY = 'mostrador.places'

/** Places that the start page shows without scrolling. */
const KEPT_PLACES = 6

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'alias') === 'string' &&
  typeof Reflect.get(value, 'name') === 'string'

/** Reads the stored places, filtered as untrusted; empty for anything else. */
export function parsePlaces(json: string | null): readonly RecentPlace[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPlace).slice(0, KEPT_PLACES) : []
}

/** Adds a visit: latest first, none twice, the oldest dropped. */
export const withVisit = (places: readonly RecentPlace[], visit: RecentPlace): readonly RecentPlace[] =>
  [visit, ...places.filter(({ alias }) => alias !== visit.alias)].slice(0, KEPT_PLACES)

/** Makes the remembered place of an alias. */
export const placeOf = (lookup: AliasLookup): RecentPlace => ({
  alias: lookup.info.alias,
  name: lookup.info.name,
  logo: lookup.type === 'company' ? null : logoOf(lookup),
})

const logoOf = (lookup: Exclude<AliasLookup, { type: 'company' }>): string | null =>
  lookup.type === 'branch' ? lookup.info.customLogoURL : lookup.info.branch.customLogoURL

/** Returns the stored places for `parsePlaces`; null for none, and where storage is forbidden. */
export const storedPlaces = (): string | null => readStored('browser', STORAGE_KEY)

/** Stores a visit, where the browser allows it; the start page alone reads it. */
export const rememberPlace = (visit: RecentPlace): void =>
  void writeStored('browser', STORAGE_KEY, JSON.stringify(withVisit(parsePlaces(storedPlaces()), visit)))
