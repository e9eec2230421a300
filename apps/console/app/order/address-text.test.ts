import { expect, test } from 'vitest'
import { mapLink } from './address-text.ts'

const home = {
  street: 'Av. Corrientes',
  number: '1234',
  zone: 'CABA',
  locality: 'CABA',
  betweenStreets: '',
  details: '4° B',
}

const queryOf = (destination: Parameters<typeof mapLink>[0]) =>
  new URL(mapLink(destination)).searchParams.get('query')

test('the map opens at the point that the fee went by', () => {
  expect(queryOf({ ...home, point: { lat: -34.5906, lng: -58.4262 } })).toBe('-34.5906,-58.4262')
  expect(queryOf({ ...home, point: { lat: 0, lng: 0 } })).toBe('0,0')
})

test('an address without a point is found by its street and its city', () => {
  expect(queryOf(home)).toBe('Av. Corrientes 1234, CABA')
  expect(queryOf({ ...home, city: 'Buenos Aires' })).toBe('Av. Corrientes 1234, CABA, Buenos Aires')
})
