import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** Most deliveries remembered: more than a diner follows at once. */
const MOST = 30

/** Reads the deliveries whose key was shown; malformed ids are left out. */
function parseKeySeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MOST) : []
}

const seen = createStoredValue('mostrador.keys', parseKeySeen)

/** Whether this browser has shown a delivery's key. Source: 001 §9, shown once. */
export const isKeySeen = (id: string): boolean => seen.latest().includes(id)

/** Remembers that the key was shown. */
export const rememberKeySeen = (id: string): void => {
  if (!isKeySeen(id)) seen.write([...seen.latest(), id].slice(-MOST))
}
