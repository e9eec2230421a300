import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'

/** Where a diner wants it brought, as the browser keeps it. */
export const HOME: Omit<UserLocation, 'fromLocalStorage'> = {
  street: 'Honduras',
  number: '4890',
  city: 'Buenos Aires',
  locality: 'CABA',
  country: 'Argentina',
  postalCode: '',
  fullAddress: 'Honduras 4890, Buenos Aires',
  lat: -34.59,
  lng: -58.42,
  betweenStreets: '',
  details: '',
  geocoded: true,
}

/** That it is brought there, for which fees, in the units of the currency. */
export const BROUGHT: DeliveryInfo = {
  inArea: true,
  providersFailed: false,
  fees: { card: 2200, cash: 2600 },
  minimumOrderPrice: 12_000,
  freeDeliveryFrom: 60_000,
  options: [],
}
