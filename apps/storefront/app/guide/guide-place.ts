import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** Where somebody looks around; without a label it is where the device is. */
export type GuidePlace = { readonly lat: number; readonly lng: number; readonly label: string }

/** A place with when somebody looked around there, in milliseconds. */
export type KeptGuidePlace = GuidePlace & { readonly savedAt: number }

const LONGEST_LABEL = 300

/**
 * As long as a stored cart: where somebody was yesterday is not where they are. Source:
 * docs/decisions, The guide is at /guia.
 */
const LIFE_MS = 24 * 60 * 60 * 1000

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

const isFresh = (savedAt: unknown, now: number): savedAt is number =>
  typeof savedAt === 'number' && Math.abs(now - savedAt) < LIFE_MS

/**
 * Reads a place out of storage; anything that is none, and what is a day old, is null. `now` in
 * milliseconds.
 */
export function parseGuidePlace(json: string | null, now: number): KeptGuidePlace | null {
  const stored = fromJson(json)
  if (typeof stored !== 'object' || stored === null) return null
  const { lat, lng, label, savedAt } = stored as Record<string, unknown>
  if (!isFresh(savedAt, now)) return null
  if (!isDegree(lat, 90) || !isDegree(lng, 180)) return null
  if (typeof label !== 'string' || label.length > LONGEST_LABEL) return null
  return { lat, lng, label, savedAt }
}

/**
 * Where this browser last looked around, so that the way back from a menu leads to the same list.
 */
export const storedGuidePlace = createStoredValue('mostrador.guide.place', (json) =>
  parseGuidePlace(json, Date.now()),
)

/** Keeps where somebody looks around now. */
export const keepGuidePlace = ({ lat, lng, label }: GuidePlace): void =>
  storedGuidePlace.write({ lat, lng, label, savedAt: Date.now() })
