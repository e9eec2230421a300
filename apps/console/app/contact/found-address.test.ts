import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { expect, test } from 'vitest'
import { foundAddress } from './found-address.ts'

const THAMES: GeocodedAddressInfo = {
  street: 'Thames',
  number: '1500',
  city: 'Buenos Aires',
  locality: 'Ciudad Autónoma de Buenos Aires',
  zone: 'Palermo',
  country: 'Argentina',
  postalCode: 'C1414',
  fullAddress: 'Thames 1500, Palermo, Buenos Aires, Argentina',
  lat: -34.59,
  lng: -58.43,
  precision: 'HOUSE',
  providerId: 'N1',
}

test('a place fills in each part of the address, and the point', () => {
  expect(foundAddress('thames 1500', THAMES)).toEqual({
    values: [
      ['address/street', 'Thames'],
      ['address/number', '1500'],
      ['address/zone', 'Palermo'],
      ['address/locality', 'Ciudad Autónoma de Buenos Aires'],
      ['address/city', 'Buenos Aires'],
      ['address/postalCode', 'C1414'],
      ['address/country', 'Argentina'],
    ],
    location: { lat: -34.59, lng: -58.43 },
    isSure: true,
  })
})

test('typed parts that the place lacks go with the number, or with the street', () => {
  const door = (text: string) => Object.fromEntries(foundAddress(text, THAMES).values)
  expect(door('Thames 1500 local 3')).toMatchObject({
    'address/street': 'Thames',
    'address/number': '1500, local 3',
  })
  expect(door('Thames 1500, Galería del Este local 3')).toMatchObject({
    'address/street': 'Thames, Galería del Este local 3',
    'address/number': '1500',
  })
})

test('a door that the place does not know keeps its number, and is looked at', () => {
  const street = foundAddress('Thames 1502', { ...THAMES, number: '', precision: 'STREET' })
  expect(Object.fromEntries(street.values)['address/number']).toBe('1502')
  expect(street.isSure).toBe(false)
  // The house that was found is another one of the street.
  const other = foundAddress('Thames 1502', THAMES)
  expect(Object.fromEntries(other.values)['address/number']).toBe('1502')
  expect(other.isSure).toBe(false)
})
