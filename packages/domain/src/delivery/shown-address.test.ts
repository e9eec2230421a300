import { expect, test } from 'vitest'
import { addressText, areaText, doorText, wholeAddressText } from './shown-address.ts'

test.each([
  [{ street: ' Honduras ', number: '4890' }, 'Honduras 4890'],
  [{ street: 'Honduras', number: '' }, 'Honduras'],
  [{ number: '4890' }, '4890'],
  [{ street: 'Calle 50', number: '900' }, 'Calle 50 900'],
  [{ street: 'Calle 50', number: '12-34' }, 'Calle 50 # 12-34'],
  [{ street: 'Cra 7 Bis', number: '45-10' }, 'Cra 7 Bis # 45-10'],
  [{ street: 'Calle 50A Sur', number: '12B-34 Este' }, 'Calle 50A Sur # 12B-34 Este'],
  [{ street: 'Honduras', number: '4890-92' }, 'Honduras 4890-92'],
  [{ street: ' ', number: '', fullAddress: ' Ruta 8 km 60 ' }, 'Ruta 8 km 60'],
  [{}, ''],
])('the door of %j is "%s"', (address, text) => {
  expect(doorText(address)).toBe(text)
})

test('the places around a door are told from the small to the large, none twice', () => {
  const area = { zone: 'Palermo', city: 'La Plata', locality: 'Buenos Aires' }
  expect(areaText(area)).toBe('Palermo, La Plata, Buenos Aires')
  expect(areaText({ ...area, city: ' Buenos Aires ' })).toBe('Palermo, Buenos Aires')
  expect(areaText({ zone: 'CABA', city: 'Buenos Aires', locality: 'Ciudad Autónoma de Buenos Aires' })).toBe(
    'CABA, Ciudad Autónoma de Buenos Aires',
  )
  expect(areaText({})).toBe('')
})

const HOME = {
  street: 'Honduras',
  number: '4890',
  zone: 'Palermo',
  locality: 'CABA',
  fullAddress: 'Honduras 4890, Argentina',
  betweenStreets: 'Thames y Serrano',
  details: 'piso 3',
}

test('an address in one line has its places, and with all that is known of the door every word', () => {
  expect(addressText(HOME)).toBe('Honduras 4890, Palermo, CABA')
  expect(wholeAddressText(HOME)).toBe('Honduras 4890, Thames y Serrano, Palermo, CABA, piso 3')
})

test('an address without street and number is told as it was given whole', () => {
  const road = { ...HOME, street: '', number: '', fullAddress: 'Ruta 8 km 60, Pilar' }
  expect(addressText(road)).toBe('Ruta 8 km 60, Pilar')
  expect(wholeAddressText(road)).toBe('Ruta 8 km 60, Pilar, Thames y Serrano, piso 3')
  expect(addressText({ city: 'Pilar' })).toBe('')
})
