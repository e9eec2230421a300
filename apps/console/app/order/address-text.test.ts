import { expect, test } from 'vitest'
import { areaText, mapLink, streetText } from './address-text.ts'

const home = {
  street: 'Av. Corrientes',
  number: '1234',
  zone: 'CABA',
  locality: 'CABA',
  betweenStreets: '',
  details: '4° B',
}

test('an address is said once, and found by its street and its city', () => {
  expect(streetText(home)).toBe('Av. Corrientes 1234')
  expect(areaText(home)).toBe('CABA')
  expect(new URL(mapLink(home)).searchParams.get('query')).toBe('Av. Corrientes 1234, CABA')
  expect(streetText({ ...home, number: '' })).toBe('Av. Corrientes')
})
