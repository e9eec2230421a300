import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'
import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'

/** A place that this browser has visited: enough to draw a card that leads back to it. */
export type RecentPlace = { readonly alias: string; readonly name: string; readonly logo: string | null }

const STORAGE_KEY = 'mostrador.places'

/** As many as are shown on the start page without scrolling. */
const KEPT_PLACES = 6

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'alias') === 'string' &&
  typeof Reflect.get(value, 'name') === 'string'

/**
 * Reads the places out of the browser's storage, which anybody may have written; nothing for
 * anything else.
 */
export function parsePlaces(json: string | null): readonly RecentPlace[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPlace).slice(0, KEPT_PLACES) : []
}

/** The places with one more visit: the latest first, none twice, the oldest forgotten. */
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

/**
 * The visited places as they are stored, for `parsePlaces`; null where there are none or storage is
 * forbidden.
 */
export const storedPlaces = (): string | null => readStored('browser', STORAGE_KEY)

/**
 * Remembers a visit, where the browser allows it: without it the start page has nothing to show, no
 * loss to the order.
 */
export const rememberPlace = (visit: RecentPlace): void =>
  void writeStored('browser', STORAGE_KEY, JSON.stringify(withVisit(parsePlaces(storedPlaces()), visit)))
