import type { ConsoleOrder, FollowUpOrder } from '@mostrador/contract/order/order-schema'

/** Stored address; an older one may lack any part. */
type Stored = Partial<NonNullable<ConsoleOrder['destination']>> & {
  readonly fullAddress?: string
  readonly lat?: number | null
  readonly lng?: number | null
}

/**
 * Where an order goes, as it was kept; without street and number the whole address is the street.
 */
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

/** Where it goes as the shop sees it, with the point that its fee went by. */
export function consoleDestination(kept: unknown): ConsoleOrder['destination'] {
  const told = destinationInfo(kept)
  const { lat, lng } = (kept ?? {}) as Stored
  if (!told || typeof lat !== 'number' || typeof lng !== 'number') return told
  return { ...told, point: { lat, lng } }
}
