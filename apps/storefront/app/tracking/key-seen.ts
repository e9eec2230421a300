import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** How many deliveries are remembered; nobody follows more at once. */
const MOST = 30

/** Reads the deliveries whose key was shown; nothing else is taken for one. */
function parseKeySeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MOST) : []
}

const seen = createStoredValue('mostrador.keys', parseKeySeen)

/**
 * Whether the key of a delivery was shown on this browser. Source: 001 §9, the delivery key modal
 * is shown once.
 */
export const isKeySeen = (id: string): boolean => seen.latest().includes(id)

/** Remembers that it was. */
export const rememberKeySeen = (id: string): void => {
  if (!isKeySeen(id)) seen.write([...seen.latest(), id].slice(-MOST))
}
