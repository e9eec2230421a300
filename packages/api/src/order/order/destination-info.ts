import type { ConsoleOrder, FollowUpOrder } from '@mostrador/contract/order/order-schema'

/** Stored address; an older one may lack any part. */
type Stored = Partial<NonNullable<ConsoleOrder['destination']>> & {
  readonly fullAddress?: string
  readonly lat?: number | null
  readonly lng?: number | null
}

/** Returns an order's stored destination; the whole address where a street is missing. */
export function destinationInfo(kept: unknown): FollowUpOrder['destination'] {
  if (!kept) return null
  const stored = kept as Stored
  const { number = '', zone = '', city = '', locality = '', betweenStreets = '', details = '' } = stored
  const { street = '', fullAddress = '' } = stored
  const isNamed = `${street}${number}`.trim() !== ''
  return {
    street: isNamed ? street : fullAddress,
    number,
    zone,
    locality,
    betweenStreets,
    details,
    ...(city !== '' && { city }),
    ...(stored.pointByCustomer && { pointByCustomer: true }),
  }
}

/** Returns the shop's view of a destination, with the point of its fee. */
export function consoleDestination(kept: unknown): ConsoleOrder['destination'] {
  const told = destinationInfo(kept)
  const { lat, lng } = (kept ?? {}) as Stored
  if (!told || typeof lat !== 'number' || typeof lng !== 'number') return told
  return { ...told, point: { lat, lng } }
}
