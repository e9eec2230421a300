import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** Place of a search in the guide; '' is the label of the device's position. */
export type GuidePoint = { readonly lat: number; readonly lng: number; readonly label: string }

export type KeptGuidePoint = GuidePoint & { readonly savedAt: number }

const LONGEST_LABEL = 300

/**
 * Lifetime of the place, as of a stored cart: the diner may be elsewhere tomorrow. Source:
 * docs/decisions, The guide is at /guia.
 */
const LIFE_MS = 24 * 60 * 60 * 1000

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

const isFresh = (savedAt: unknown, now: number): savedAt is number =>
  typeof savedAt === 'number' && Math.abs(now - savedAt) < LIFE_MS

/** Reads the stored place; null for none or a malformed one, and after a day. `now` in ms. */
export function parseGuidePoint(json: string | null, now: number): KeptGuidePoint | null {
  const stored = fromJson(json)
  if (typeof stored !== 'object' || stored === null) return null
  const { lat, lng, label, savedAt } = stored as Record<string, unknown>
  if (!isFresh(savedAt, now)) return null
  if (!isDegree(lat, 90) || !isDegree(lng, 180)) return null
  if (typeof label !== 'string' || label.length > LONGEST_LABEL) return null
  return { lat, lng, label, savedAt }
}

/** Last place of this browser, so that Back from a menu leads to the same list. */
export const storedGuidePoint = createStoredValue('mostrador.guide.place', (json) =>
  parseGuidePoint(json, Date.now()),
)

/** Stores the current place. */
export const keepGuidePoint = ({ lat, lng, label }: GuidePoint): void =>
  storedGuidePoint.write({ lat, lng, label, savedAt: Date.now() })
