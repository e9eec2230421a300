import { expect, test } from 'vitest'
import { placeQuery } from './place-query.ts'

/** spec('000 §5.19') */
test.each([
  ['Honduras 4890', 'Honduras 4890'],
  ['hond', 'hond'],
  ['Honduras 4890 piso 3 depto B', 'Honduras 4890'],
  ['Honduras 4890 piso 3 depto B Palermo', 'Honduras 4890, Palermo'],
  ['Honduras 4890, 3° B, Palermo, Buenos Aires', 'Honduras 4890, Palermo, Buenos Aires'],
  ['Av. 9 de Julio 1234 8vo 27', 'Av. 9 de Julio 1234'],
  ['Calle 50 entre 7 y 8 N° 900 timbre 2, La Plata', 'Calle 50 900, La Plata'],
  ['Calle 72 # 10-34 torre 2, Bogotá', 'Calle 72 # 10-34, Bogotá'],
  ['Honduras 4890, C1414', 'Honduras 4890, C1414'],
  ['Rua Augusta, 1200, apto 4, 01310-200', 'Rua Augusta 1200, 01310-200'],
  ['Honduras 4890, Edificio Sol', 'Honduras 4890'],
  ['Honduras 4890 portón verde', 'Honduras 4890'],
  ['', ''],
])('of "%s" a geocoder is asked "%s"', (text, asked) => {
  expect(placeQuery(text)).toBe(asked)
})
