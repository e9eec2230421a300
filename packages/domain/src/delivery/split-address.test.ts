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
  ['Avenida 7 120', 'Avenida 7', '120'],
  ['AV. 44 1500', 'AV. 44', '1500'],
  ['Av 44 1500', 'Av 44', '1500'],
  ['Carrera 15 93a', 'Carrera 15', '93a'],
  ['Ruta 8 12345', 'Ruta 8', '12345'],
  ['Camino Km 45', 'Camino Km 45', ''],
  ['Diagonal 74 1500', 'Diagonal 74', '1500'],
  ['Pasaje 3 20', 'Pasaje 3', '20'],
  ['Paso del 9 120', 'Paso del 9', '120'],
  // A name that only begins or ends like one of those.
  ['Villa Verde 120', 'Villa Verde', '120'],
  ['Delfín Gallo 120', 'Delfín Gallo', '120'],
  ['Delta 120', 'Delta', '120'],
  ['Honduras 1234567', 'Honduras 1234567', ''],
  ['Honduras 48bc', 'Honduras 48bc', ''],
  ['Rua Augusta, n 1200', 'Rua Augusta', ''],
  [', 1200', '', ''],
  ['1200', '1200', ''],
  ['', '', ''],
])('"%s" is the street "%s" with the number "%s"', (text, street, number) => {
  expect(splitAddress(text)).toEqual({ street, number })
})
