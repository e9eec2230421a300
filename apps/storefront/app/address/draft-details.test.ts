import { foundOf } from '@mostrador/live/typed-search'
import { expect, test } from 'vitest'
import { HONDURAS } from '../testing/sample-address.ts'
import {
  choosePlace,
  confirmPin,
  fillPart,
  locationOf,
  movePin,
  placeHere,
  pointOfDraft,
  startDraft,
  typeAddress,
  writeRemarks,
} from './address-draft.ts'
import { addressProblems, asksForPin } from './address-problems.ts'

const empty = startDraft(null, 'Argentina')
const chosen = choosePlace(empty, HONDURAS)
const HERE = { lat: -34.6, lng: -58.4 }

test('a dialog of nobody begins with nothing but the country', () => {
  expect(startDraft(undefined, 'Chile')).toEqual({
    street: '',
    number: '',
    city: '',
    locality: '',
    postalCode: '',
    fullAddress: '',
    country: 'Chile',
    lat: null,
    lng: null,
    betweenStreets: '',
    details: '',
    geocoded: false,
    pin: 'NONE',
    remarksOf: '',
  })
})

test('an address of an earlier visit begins with its door, and without a pin where it has none', () => {
  const known = locationOf(writeRemarks(chosen, { details: '4 B' }))
  expect(startDraft(known, 'Chile')).toEqual({ ...chosen, details: '4 B', remarksOf: 'Honduras 4890' })
  expect(startDraft({ ...known, lat: null, lng: null }, 'Chile').pin).toBe('NONE')
  expect(startDraft({ ...known, number: ' ' }, 'Chile').remarksOf).toBe('Honduras')
})

test('a place that is chosen is taken whole, with the server’s word for its point', () => {
  expect(choosePlace(empty, { ...HONDURAS, pointKey: 'k' })).toEqual({
    street: 'Honduras',
    number: '4890',
    city: 'Buenos Aires',
    zone: 'Palermo',
    locality: 'Ciudad Autónoma de Buenos Aires',
    country: 'Argentina',
    postalCode: 'C1414',
    fullAddress: 'Honduras 4890, Palermo, Buenos Aires, Argentina',
    lat: -34.5906,
    lng: -58.4262,
    betweenStreets: '',
    details: '',
    geocoded: true,
    pin: 'SURE',
    pointKey: 'k',
    remarksOf: '',
  })
  expect(chosen.pointKey).toBe('')
})

test('remarks stay with their door, also where its number was typed alone, and go with another one', () => {
  const known = locationOf(writeRemarks(chosen, { details: '4 B', betweenStreets: 'Thames y Serrano' }))
  const restored = startDraft(known, 'Argentina')
  expect(choosePlace(restored, { ...HONDURAS, number: '' })).toMatchObject({
    details: '4 B',
    remarksOf: 'Honduras 4890',
  })
  expect(choosePlace(restored, { ...HONDURAS, number: '4891' })).toMatchObject({
    details: '',
    betweenStreets: '',
    remarksOf: '',
  })
})

test('parts write the address each once, with the province where there is no city', () => {
  const parts = (part: Parameters<typeof fillPart>[1]) => fillPart(empty, part).fullAddress
  expect(parts({ street: ' Gorriti ', number: ' 5 ' })).toBe('Gorriti 5, Argentina')
  expect(parts({ number: '5' })).toBe('5, Argentina')
  expect(parts({ street: 'Gorriti', locality: 'Córdoba' })).toBe('Gorriti, Córdoba, Argentina')
  expect(parts({ street: 'Gorriti', city: 'Río', locality: 'Córdoba' })).toBe('Gorriti, Río, Argentina')
  expect(parts({ street: 'Argentina', city: ' Argentina ' })).toBe('Argentina')
})

for (const field of ['street', 'number', 'city', 'locality'] as const)
  test(`another ${field} puts the pin in doubt and keeps the point; blanks around it do not`, () => {
    const other = fillPart(chosen, { [field]: 'Otra' })
    expect(other).toMatchObject({ lat: -34.5906, lng: -58.4262, geocoded: false, pin: 'UNSURE' })
    expect(other[field]).toBe('Otra')
    const blank = fillPart(chosen, { [field]: ` ${chosen[field]} ` })
    expect(blank).toEqual({ ...chosen, [field]: ` ${chosen[field]} ` })
  })

test('a typed address forgets the town and the point that was found', () => {
  const own = typeAddress(movePin(chosen, HERE), 'Thames 1500')
  expect(own).toMatchObject({ ...HERE, city: '', locality: '', postalCode: '', pin: 'UNSURE' })
  expect(own).toMatchObject({ street: 'Thames', number: '1500', fullAddress: 'Thames 1500', geocoded: false })
  expect(typeAddress(chosen, 'Thames 1500')).toMatchObject({
    lat: null,
    lng: null,
    pin: 'NONE',
    geocoded: false,
  })
  expect(typeAddress(empty, 'x')).toMatchObject({ lat: null, pin: 'NONE' })
})

test('a device that is mistaken by more than sixty metres leaves the pin in doubt', () => {
  const pin = (accuracy: number) => placeHere(empty, { ...HERE, accuracy }, null).pin
  expect([pin(60), pin(60.1)]).toEqual(['SURE', 'UNSURE'])
  expect(placeHere(empty, { ...HERE, accuracy: 5 }, null)).toMatchObject({ ...HERE, geocoded: false })
  // The device's own point, and not the one that the provider has for its address.
  expect(placeHere(chosen, { ...HERE, accuracy: 5 }, HONDURAS)).toMatchObject({ ...HERE, geocoded: true })
  expect(confirmPin(placeHere(empty, { ...HERE, accuracy: 500 }, null)).pin).toBe('SURE')
})

test('the point of a draft is whole, or none', () => {
  expect(pointOfDraft(chosen)).toEqual({ lat: -34.5906, lng: -58.4262 })
  expect(pointOfDraft({ ...chosen, lat: null })).toBeNull()
  expect(pointOfDraft({ ...chosen, lng: null })).toBeNull()
  expect(pointOfDraft({ ...chosen, lat: 0, lng: 0 })).toEqual({ lat: 0, lng: 0 })
})

test('a stored location has neither the state of its pin nor the door of its remarks', () => {
  expect(Object.keys(locationOf(chosen)).toSorted()).toEqual(
    Object.keys({ ...chosen, fromLocalStorage: false })
      .filter((field) => field !== 'pin' && field !== 'remarksOf')
      .toSorted(),
  )
})

test('all that keeps an address from being taken is told in its order', () => {
  const rules = { betweenStreetsRequired: true, complex: true, hasMap: true }
  const blank = { ...empty, street: ' ', pin: 'UNSURE' } as const
  expect(addressProblems(blank, rules)).toEqual([
    { field: 'address', code: 'fieldsMissing' },
    { field: 'postalCode', code: 'fieldsMissing' },
    { field: 'city', code: 'fieldsMissing' },
    { field: 'locality', code: 'fieldsMissing' },
    { field: 'betweenStreets', code: 'betweenStreetsMissing' },
    { field: 'pin', code: 'pinUnsure' },
  ])
  expect(addressProblems({ ...chosen, betweenStreets: 'x' }, rules)).toEqual([])
  expect(addressProblems(blank, { betweenStreetsRequired: false, complex: false, hasMap: false })).toEqual([
    { field: 'address', code: 'addressMissing' },
  ])
})

test('a pin is asked for once, where there is a map and none', () => {
  expect(asksForPin(empty, { hasMap: true, wasAsked: false })).toBe(true)
  expect(asksForPin(empty, { hasMap: true, wasAsked: true })).toBe(false)
  expect(asksForPin(empty, { hasMap: false, wasAsked: false })).toBe(false)
  expect(asksForPin(chosen, { hasMap: true, wasAsked: false })).toBe(false)
})

test('the found suggestions stay while others are looked for', () => {
  const found = { status: 'found', text: 'x', suggestions: [], attribution: null, searches: true } as const
  expect(foundOf(found)).toBe(found)
  expect(foundOf({ status: 'searching', before: found })).toBe(found)
  expect(foundOf({ status: 'searching', before: null })).toBeNull()
  expect(foundOf({ status: 'idle' })).toBeNull()
  expect(foundOf({ status: 'failed', isBusy: true })).toBeNull()
})
