import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { parseUserLocation } from '@mostrador/domain/delivery/user-location'
import { addressLines } from '@mostrador/domain/testing/address-lines'
import { bareWords } from '@mostrador/domain/search/typed-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HONDURAS } from '../testing/sample-address.ts'
import {
  choosePlace,
  fillPart,
  locationOf,
  movePin,
  placeHere,
  startDraft,
  typeAddress,
  writeRemarks,
} from './address-draft.ts'

const empty = startDraft(null, 'Argentina')
const HERE = { lat: -34.6, lng: -58.4 }
const pinned = (line: string) => locationOf(movePin(typeAddress(empty, line), HERE))
const chosen = (line: string, place: Partial<GeocodedAddressInfo> = {}) =>
  locationOf(choosePlace(typeAddress(empty, line), { ...HONDURAS, ...place }))

const DETAILS = [
  ['Pasaje Inventado 123 piso 3 depto B', 'Pasaje Inventado', '123', 'piso 3 depto B'],
  ['Pasaje Inventado 123, 3° B', 'Pasaje Inventado', '123', '3° B'],
  ['Boulevard Inventado 1 bis 234, 2° C', 'Boulevard Inventado 1 bis', '234', '2° C'],
  ['Calle 50 N° 900 timbre 2', 'Calle 50', '900', 'timbre 2'],
  ['Av. 9 de Julio 1234 8vo 27', 'Av. 9 de Julio', '1234', '8vo 27'],
] as const

describe('a line that is pinned by hand', () => {
  test.each(DETAILS)('"%s" keeps every word, each in its place', (line, ...[street, number, details]) => {
    expect(pinned(line)).toMatchObject({ street, number, details, fullAddress: `${street} ${number}` })
  })

  test('says what stood in its own field too, each thing once', () => {
    const draft = (details: string) =>
      locationOf(writeRemarks(movePin(typeAddress(empty, 'Thames 12 piso 3'), HERE), { details })).details
    expect(draft('Portón verde')).toBe('piso 3, Portón verde')
    expect(draft('Piso 3')).toBe('Piso 3')
    expect(draft('Piso 3, timbre roto')).toBe('Piso 3, timbre roto')
  })

  test('keeps what was typed when its parts are filled in by hand', () => {
    const typed = typeAddress(empty, 'Thames 12 piso 3, La Plata')
    expect(fillPart(typed, { city: 'La Plata' })).toMatchObject({
      street: 'Thames',
      number: '12',
      details: 'piso 3, La Plata',
      fullAddress: 'Thames 12, La Plata, Argentina',
    })
    // A street that is being typed in its own field is not read at each letter.
    const street = fillPart(fillPart(empty, { street: 'Honduras 4890 p' }), {
      street: 'Honduras 4890 piso 3',
    })
    expect(street).toMatchObject({ street: 'Honduras 4890 piso 3', number: '', details: '' })
  })
})

describe('a place that is chosen for a line', () => {
  /** spec('000 §2.95') */
  test.each([
    ['Honduras 4890 piso 3 depto B', 'piso 3 depto B'],
    ['honduras 4890, 3° B, Palermo, CABA', '3° B'],
    ['Honduras 4890 timbre 2 Palermo Buenos Aires', 'timbre 2'],
    ['Honduras 4890, C1414', ''],
    ['Honduras 4890, 1414 Palermo', ''],
    ['Honduras 4890 Torre Palermo', 'Torre Palermo'],
    ['Honduras 4890, Rosario', 'Rosario'],
    ['Torre Norte Honduras 4890', 'Torre Norte'],
    ['Torre B Honduras 4890', 'Torre B'],
    ['hond 48', ''],
    ['hondruas 4890', ''],
    ['Calle Honduras N° 4890', ''],
    ['Honduras 4890 entrada por la calle', 'entrada por la calle'],
  ])('"%s" leaves "%s" to the details', (line, details) => {
    expect(chosen(line)).toMatchObject({ street: 'Honduras', number: '4890', zone: 'Palermo', details })
  })

  test('does not take a word of the door for the name of the place', () => {
    const place = { zone: 'Bogotá', city: '25 de Mayo', locality: 'BA' }
    expect(chosen('Honduras 4890 3 B', place).details).toBe('3 B')
    expect(chosen('Honduras 4890 8vo 25', place).details).toBe('8vo 25')
    expect(chosen('Honduras 4890, 25 de Mayo', place).details).toBe('')
  })

  test('keeps the number that was typed after the line was offered, and has its pin looked at', () => {
    const stale = locationOf(choosePlace(typeAddress(empty, 'Honduras 4890'), { ...HONDURAS, number: '48' }))
    expect(stale.number).toBe('4890')
    expect(stale.fullAddress).toBe('Honduras 4890, Palermo, Buenos Aires, Argentina')
    const draft = choosePlace(typeAddress(empty, 'Honduras 4890'), { ...HONDURAS, number: '48' })
    expect(draft.pin).toBe('UNSURE')
    const other = chosen('Thames 1500 piso 3')
    expect(other).toMatchObject({ street: 'Honduras', number: '4890', details: 'Thames 1500, piso 3' })
  })

  test('that is an area alone leaves street and number as they were typed', () => {
    const area = {
      street: '',
      number: '',
      fullAddress: 'Palermo, Buenos Aires, Argentina',
      precision: 'AREA',
    } as const
    expect(chosen('Honduras 4890 piso 3', area)).toMatchObject({
      street: 'Honduras',
      number: '4890',
      details: 'piso 3',
      fullAddress: 'Honduras 4890, Palermo, Buenos Aires, Argentina',
    })
  })

  test('tells nothing twice when it is chosen again', () => {
    const once = choosePlace(typeAddress(empty, 'Honduras 4890 piso 3'), HONDURAS)
    expect(choosePlace(typeAddress(once, 'Honduras 4890 piso 3'), HONDURAS).details).toBe('piso 3')
    expect(locationOf(once)).toEqual(locationOf(startDraft(locationOf(once), 'Argentina')))
  })
})

describe("the device's position", () => {
  const here = (line: string) => placeHere(typeAddress(empty, line), { ...HERE, accuracy: 5 }, HONDURAS)

  test('keeps what was typed of the same street, and tells the rest', () => {
    expect(here('Honduras 4886 piso 3')).toMatchObject({ number: '4886', details: 'piso 3' })
    expect(here('Barrio Los Pinos casa 4').details).toBe('Barrio Los Pinos, casa 4')
  })

  test('does not tell the address of an earlier visit', () => {
    const before = startDraft(pinned('Thames 1500 3 A'), 'Argentina')
    expect(placeHere(before, { ...HERE, accuracy: 5 }, HONDURAS)).toMatchObject({
      street: 'Honduras',
      details: '',
    })
  })
})

test('an address that was kept before its line was read whole is read so now', () => {
  const before = { ...pinned('Honduras 4890'), fullAddress: 'Honduras 4890 piso 3 depto B', geocoded: false }
  const kept = parseUserLocation(JSON.stringify(before))
  expect(startDraft(kept, 'Argentina')).toMatchObject({
    street: 'Honduras',
    number: '4890',
    details: 'piso 3 depto B',
    fullAddress: 'Honduras 4890',
  })
})

const MARKS = new Set(['n', 'no', 'nro', 'sp'])
const wordsIn = (text: string): readonly string[] =>
  bareWords(text.replaceAll(/[º°]/g, ' ')).filter((word) => !MARKS.has(word))

/** Returns an address in the words that the shop reads. */
const told = ({
  street,
  number,
  details,
  zone = '',
  city,
  locality,
  postalCode,
}: ReturnType<typeof locationOf>) =>
  wordsIn([street, number, details, zone, city, locality, postalCode].join(' '))

const place = fc.record({
  zone: fc.constantFrom('Palermo', ''),
  city: fc.constantFrom('La Plata', 'São Paulo', 'Ciudad de México'),
  locality: fc.constantFrom('Ciudad Autónoma de Buenos Aires', 'Bogotá', ''),
  postalCode: fc.constantFrom('C1414', ''),
})

test('no word of a line is lost: pinned by hand, kept and restored, or with a place that was chosen', () => {
  fc.assert(
    fc.property(
      addressLines,
      place,
      fc.constantFrom('', 'Portón verde', 'piso 3 depto B'),
      (line, area, details) => {
        const typed = writeRemarks(typeAddress(empty, line), { details })
        const words = [...wordsIn(line), ...wordsIn(details)]
        const byHand = locationOf(movePin(typed, HERE))
        const restored = startDraft(parseUserLocation(JSON.stringify(byHand)), 'Argentina')
        const { street } = startDraft(byHand, 'Argentina')
        const taken = choosePlace(typed, { ...HONDURAS, ...area, street, number: '', precision: 'STREET' })
        const found = locationOf(taken)
        expect(words.filter((word) => !told(byHand).includes(word))).toEqual([])
        expect(locationOf(restored)).toEqual(byHand)
        // CABA is said by the whole name.
        const names = [...told(found), 'caba']
        expect(words.filter((word) => !names.includes(word))).toEqual([])
        expect(locationOf(startDraft(found, 'Argentina'))).toEqual(found)
      },
    ),
  )
})
