import { expect, test } from 'vitest'
import { splitAddress } from './split-address.ts'

test.each([
  ['Honduras 4890', 'Honduras', '4890'],
  ['  Honduras   4890 , Palermo', 'Honduras', '4890'],
  ['Honduras 4890 piso 3', 'Honduras', '4890'],
  ['25 de Mayo 350', '25 de Mayo', '350'],
  ['Calle 50 900, La Plata', 'Calle 50', '900'],
  ['Calle 50', 'Calle 50', ''],
  ['11 de Septiembre de 1888', '11 de Septiembre de 1888', ''],
  ['11 de Septiembre de 1888 1900', '11 de Septiembre de 1888', '1900'],
  ['Rua Augusta, 1200', 'Rua Augusta', '1200'],
  ['Camino al Cerro sin número', 'Camino al Cerro sin número', ''],
  ['1200', '1200', ''],
  ['', '', ''],
])('"%s" is the street "%s" with the number "%s"', (text, street, number) => {
  expect(splitAddress(text)).toEqual({ street, number })
})
