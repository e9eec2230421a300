import { storedValues, fromJson } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/**
 * Rider who delivers with this device for a branch contact, from log-in to log-out. The token of
 * the shift is in a cookie instead, which no script reads.
 */
export type RiderSession = {
  /** Start of the shift, which identifies it. */
  readonly since: string
  readonly branchContactId: string
  readonly riderId: string
  readonly name: string
  readonly phone: string
}

const FIELDS = ['since', 'branchContactId', 'riderId', 'name', 'phone'] as const

function parseRiderSession(json: string | null): RiderSession | null {
  const value = fromJson(json)
  if (typeof value !== 'object' || value === null) return null
  const isWhole = FIELDS.every((field) => typeof Reflect.get(value, field) === 'string')
  return isWhole ? (value as RiderSession) : null
}

/** Session of a branch contact's rider on this device; each branch contact has its own. */
export const riderSession = storedValues('mostrador.rider.', parseRiderSession)

/** Returns the session; null for none, undefined on the server and during hydration. */
export const useRiderSession = (alias: string): RiderSession | null | undefined =>
  useStoredValue(riderSession(alias))

/** Headers of a rider's call: they name the branch contact, whose cookie names the rider. */
export const asRider = (session: Pick<RiderSession, 'branchContactId'>): RequestInit => ({
  headers: { 'x-rider-at': session.branchContactId },
})
