import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'

/** A door as a provider knows it. */
export const HONDURAS: GeocodedAddressInfo = {
  street: 'Honduras',
  number: '4890',
  city: 'Buenos Aires',
  locality: 'Ciudad Autónoma de Buenos Aires',
  zone: 'Palermo',
  country: 'Argentina',
  postalCode: 'C1414',
  fullAddress: 'Honduras 4890, Palermo, Buenos Aires, Argentina',
  lat: -34.5906,
  lng: -58.4262,
  precision: 'HOUSE',
  providerId: 'N1',
}
