import { createStoredValue } from '../layout/stored-value.ts'

/** Where somebody looks around; without a label it is where the device is. */
export type GuidePlace = { readonly lat: number; readonly lng: number; readonly label: string }

const LONGEST_LABEL = 300

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

/** Reads a place out of storage; anything that is none is null. */
export function parseGuidePlace(json: string | null): GuidePlace | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { lat, lng, label } = stored as Record<string, unknown>
    if (!isDegree(lat, 90) || !isDegree(lng, 180)) return null
    if (typeof label !== 'string' || label.length > LONGEST_LABEL) return null
    return { lat, lng, label }
  } catch {
    return null
  }
}

/** Where this browser last looked around, so that the way back from a menu leads to the same list. */
export const storedGuidePlace = createStoredValue('mostrador.guide.place', parseGuidePlace)
