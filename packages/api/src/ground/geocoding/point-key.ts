import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { tidyDegrees } from '@mostrador/domain/delivery/tidy-degrees'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import type { Ports } from '../ports.ts'

type Signer = Pick<Ports, 'cookieSecret'>

/** Address with its point, as our places and as orders have it. */
type Addressed = {
  readonly street: string
  readonly number: string
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
}

/** The purpose is part of the signed text, since the secret signs other things too. */
function keyOf({ cookieSecret }: Signer, { street, number, lat, lng }: Addressed): string {
  const parts = [street.trim(), number.trim(), tidyDegrees(lat ?? 0), tidyDegrees(lng ?? 0)]
  return createHmac('sha256', cookieSecret)
    .update(`point:${JSON.stringify(parts)}`)
    .digest('base64url')
}

/** Returns a place with the key that proves its point in an order. */
export const withPointKey = (signer: Signer, place: GeocodedAddressInfo): GeocodedAddressInfo => ({
  ...place,
  pointKey: keyOf(signer, place),
})

/**
 * Whether this server's geocoder found the point of an address: the delivery fee goes by the
 * point, which a diner could move nearer. Source: docs/decisions/047.
 */
export function isKnownPoint(
  signer: Signer,
  destination: Addressed & { readonly pointKey: string },
): boolean {
  return isSameSecret(destination.pointKey, keyOf(signer, destination))
}
