import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { parseUserLocation } from '@mostrador/domain/delivery/user-location'
import { describe, expect, test } from 'vitest'
import { HONDURAS } from '../testing/sample-address.ts'
import {
  choosePlace,
  confirmPin,
  fillPart,
  locationOf,
  movePin,
  placeHere,
  startDraft,
  typeAddress,
  writeRemarks,
} from './address-draft.ts'

const GORRITI: GeocodedAddressInfo = {
  ...HONDURAS,
  street: 'Gorriti',
  fullAddress: 'Gorriti 4890, Palermo',
  lat: -34.5914,
}

const empty = startDraft(null, 'Argentina')
const chosen = choosePlace(empty, HONDURAS)
const HERE = { lat: -34.6, lng: -58.4 }

describe('a place that is chosen', () => {
  /** spec('000 §2.95') */
  test('brings its parts and a pin that is sure of the door', () => {
    expect(chosen).toMatchObject({
      street: 'Honduras',
      postalCode: 'C1414',
      lat: -34.5906,
      geocoded: true,
      pin: 'SURE',
    })
  })

  test.each(['STREET', 'AREA'] as const)('has to be looked at where only its %s is known', (precision) => {
    const draft = choosePlace(empty, { ...HONDURAS, precision })
    expect(draft.pin).toBe('UNSURE')
    expect(confirmPin(draft)).toMatchObject({ pin: 'SURE', geocoded: true, lat: -34.5906 })
  })

  test('keeps the number that was typed where the provider lost it', () => {
    const typed = typeAddress(empty, 'Honduras 9999')
    expect(choosePlace(typed, { ...HONDURAS, number: '', precision: 'STREET' }).number).toBe('9999')
  })
})

describe('another address that is typed', () => {
  test('forgets the place and the pin that were found for the old one', () => {
    expect(typeAddress(chosen, 'Calle 50 900')).toEqual({
      ...empty,
      pointKey: '',
      zone: '',
      street: 'Calle 50',
      number: '900',
      fullAddress: 'Calle 50 900',
    })
  })

  test("keeps the diner's own pin, which has to be looked at again", () => {
    const typed = typeAddress(movePin(empty, HERE), 'Camino sin número')
    expect(typed).toMatchObject({ ...HERE, pin: 'UNSURE', geocoded: false })
  })
})

test('a pin that is moved changes the point, and leaves the words as they are', () => {
  expect(movePin(chosen, HERE)).toEqual({ ...chosen, ...HERE, geocoded: false, pin: 'SURE' })
})

describe('parts that are filled in by hand', () => {
  test('write the whole address', () => {
    const street = fillPart(empty, { street: 'Gorriti' })
    const draft = fillPart(fillPart(street, { number: '5123' }), { city: 'Buenos Aires' })
    expect(draft).toMatchObject({ fullAddress: 'Gorriti 5123, Buenos Aires, Argentina', pin: 'NONE' })
  })

  test('put a pin in doubt, except for the postal code', () => {
    expect(fillPart(chosen, { number: '4892' })).toMatchObject({
      pin: 'UNSURE',
      geocoded: false,
      lat: -34.5906,
    })
    expect(fillPart(chosen, { postalCode: '1414' })).toEqual({ ...chosen, postalCode: '1414' })
  })
})

describe("the device's position", () => {
  test('is the pin, with the address that is known there', () => {
    const draft = placeHere(empty, { ...HERE, accuracy: 12 }, HONDURAS)
    expect(draft).toMatchObject({ ...HERE, street: 'Honduras', geocoded: true, pin: 'SURE' })
  })

  test('has to be looked at where the device is far from sure', () => {
    expect(placeHere(empty, { ...HERE, accuracy: 1500 }, HONDURAS).pin).toBe('UNSURE')
  })

  test('keeps what was typed, and drops what was found for another point, where nobody knows the address', () => {
    const typed = typeAddress(empty, 'Casa azul')
    expect(placeHere(typed, { ...HERE, accuracy: 5 }, null)).toMatchObject({
      ...HERE,
      fullAddress: 'Casa azul',
    })
    expect(placeHere(chosen, { ...HERE, accuracy: 5 }, null)).toMatchObject({ ...HERE, fullAddress: '' })
  })
})

describe('an address of an earlier visit', () => {
  const known = parseUserLocation(
    JSON.stringify(
      locationOf(writeRemarks(chosen, { details: '4.º B', betweenStreets: 'Thames y Serrano' })),
    ),
  )
  const restored = startDraft(known, 'Argentina')

  test('is there again, with its pin', () => {
    expect(known?.fromLocalStorage).toBe(true)
    expect(restored).toMatchObject({ street: 'Honduras', details: '4.º B', pin: 'SURE' })
    expect(locationOf(restored).fromLocalStorage).toBe(false)
  })

  test('does not leave its floor and its corner to another door', () => {
    expect(choosePlace(restored, GORRITI)).toMatchObject({ details: '', betweenStreets: '' })
    expect(choosePlace(typeAddress(restored, 'Honduras 4890'), HONDURAS).details).toBe('4.º B')
    expect(choosePlace(writeRemarks(restored, { details: 'Portón' }), GORRITI).details).toBe('Portón')
  })
})

test('a stored location has no spaces around its texts', () => {
  const location = locationOf(writeRemarks(typeAddress(empty, ' Honduras 4890 '), { details: ' 3 A ' }))
  expect(location).toMatchObject({ fullAddress: 'Honduras 4890', details: '3 A', fromLocalStorage: false })
})
