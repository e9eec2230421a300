import type { PlaceOrderBody } from '@mostrador/contract/order/place-order-schema'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import type { DeliveryTexts } from './delivery-texts.ts'

/** As much of a text as the server takes. */
const fit = (text: string, length: number): string => text.trim().slice(0, length)

/**
 * Where an order goes, with its point. A place without a street (a park, a pin in a field) is called by its whole
 * address. Source: 000 §3 User location.
 */
export function destinationOf(
  location: UserLocation,
  { betweenStreets, details }: DeliveryTexts,
): NonNullable<PlaceOrderBody['destination']> {
  return {
    street: fit(location.street || location.fullAddress, 200),
    number: fit(location.number, 30),
    city: fit(location.city, 120),
    locality: fit(location.locality, 120),
    country: fit(location.country, 60),
    postalCode: fit(location.postalCode, 20),
    fullAddress: fit(location.fullAddress, 500),
    lat: location.lat,
    lng: location.lng,
    betweenStreets: fit(betweenStreets, 200),
    details: fit(details, 500),
    geocoded: location.geocoded,
    pointKey: fit(location.pointKey ?? '', 60),
  }
}
