import { describe, expect, test } from 'vitest'
import { joinDetails, lostOfDetails, lostOfStreet, settleAddress } from './told-address.ts'

const PLACE = {
  street: 'Honduras',
  number: '4890',
  zone: 'Palermo',
  city: 'Buenos Aires',
  locality: 'Ciudad Autónoma de Buenos Aires',
  country: 'Argentina',
  postalCode: 'C1414',
  details: '',
  fullAddress: '',
  geocoded: false,
}

test.each([
  ['', '', ''],
  ['piso 3', '', 'piso 3'],
  ['', 'piso 3', 'piso 3'],
  ['piso 3', 'timbre 2', 'piso 3, timbre 2'],
  ['piso 3', 'Piso 3', 'Piso 3'],
  ['piso 3', 'Piso 3, depto B', 'Piso 3, depto B'],
  ['piso 3 depto B', 'Piso 3', 'piso 3 depto B'],
  ['2', 'timbre 2', '2, timbre 2'],
  ['piso 3', 'piso 13', 'piso 3, piso 13'],
])('"%s" and "%s" are told as "%s"', (first, second, told) => {
  expect(joinDetails(first, second)).toBe(told)
})

test.each([
  ['Honduras', ''],
  ['hond', ''],
  ['Hunduras', ''],
  ['Hondruas', ''],
  ['Hondura', ''],
  ['Hondurras', ''],
  ['Gorriti', 'Gorriti'],
  ['Honda', 'Honda'],
  ['Av. Honduras', ''],
  ['Torre Palermo Honduras', 'Torre Palermo'],
  ['Torre B Honduras', 'Torre B'],
  ['Casa azul Honduras', 'Casa azul'],
])('of the street "%s" the place lacks "%s"', (street, lost) => {
  expect(lostOfStreet(street, PLACE)).toBe(lost)
})

test.each([
  ['piso 3, Palermo, CABA', 'piso 3'],
  ['piso 3 Palermo', 'piso 3'],
  ['Torre Palermo', 'Torre Palermo'],
  ['C1414 Palermo, Argentina', ''],
  ['Rosario', 'Rosario'],
  ['3 BA', '3 BA'],
])('of the details "%s" the place lacks "%s"', (details, lost) => {
  expect(lostOfDetails(details, PLACE)).toBe(lost)
})

describe('an address of which the line was typed', () => {
  const typed = { ...PLACE, zone: '', city: '', locality: '', postalCode: '' }
  const line = 'Honduras 4890 piso 3 depto B, Argentina'

  test('has every word in its place', () => {
    expect(settleAddress({ ...typed, fullAddress: line, details: 'Portón' })).toEqual({
      ...typed,
      fullAddress: 'Honduras 4890',
      details: 'piso 3 depto B, Portón',
    })
  })

  test.each([
    ['was found', { geocoded: true }],
    ['has a city', { city: 'La Plata' }],
    ['has a province', { locality: 'Buenos Aires' }],
    [
      'is put together of its parts',
      { street: 'Honduras 4890 piso 3', number: '', fullAddress: 'Honduras 4890 piso 3, Argentina' },
    ],
    [
      'is its street and number',
      { street: 'Boulevard 1 bis', number: '5', fullAddress: 'Boulevard 1 bis 5' },
    ],
    ['says nothing else', { fullAddress: 'Honduras N° 4890' }],
  ])('stays as it is where it %s', (_, more) => {
    const address = { ...typed, fullAddress: line, ...more }
    expect(settleAddress(address)).toBe(address)
  })
})
