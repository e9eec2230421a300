import { expect, test } from 'vitest'
import { isSameNumber, readTyped, wordsOf } from './typed-address.ts'

test.each([
  ['Honduras 4890', 'Honduras', '4890', ''],
  ['honduras', 'honduras', '', ''],
  ['Honduras 4890, Palermo', 'Honduras', '4890', 'Palermo'],
  ['Honduras, Palermo', 'Honduras', '', 'Palermo'],
  ['Honduras 4890 piso 3 B', 'Honduras', '4890', 'piso 3 B'],
  ['Av. 9 de Julio 1234', 'Av. 9 de Julio', '1234', ''],
  ['25 de Mayo 350', '25 de Mayo', '350', ''],
  ['11 de Septiembre de 1888 2100', '11 de Septiembre de 1888', '2100', ''],
  ['Calle 50 1234', 'Calle 50', '1234', ''],
  ['Calle 13', 'Calle 13', '', ''],
  ['Ruta 8 km 50', 'Ruta 8 km 50', '', ''],
  ['Rua Augusta, 1200, São Paulo', 'Rua Augusta', '1200', 'São Paulo'],
  ['Calle 72 # 10-34, Bogotá', 'Calle 72', '10-34', 'Bogotá'],
  ['Carrera 7 #71 - 21', 'Carrera 7', '71-21', ''],
  ['Gorriti 5123B', 'Gorriti', '5123B', ''],
  ['  ', '', '', ''],
  ['1234', '1234', '', ''],
])('%s', (text, ...[street, number, rest]) => {
  expect(readTyped(text)).toEqual({ street, number, rest })
})

test('accents, capitals and signs make no other word', () => {
  expect(wordsOf('  Av. José M. ÑANDÚ, 12 ')).toEqual(['av', 'jose', 'm', 'nandu', '12'])
})

test('a number is the same however it is written', () => {
  expect(isSameNumber('0123', '123')).toBe(true)
  expect(isSameNumber('123 B', '123b')).toBe(true)
  expect(isSameNumber('123', '1234')).toBe(false)
})
