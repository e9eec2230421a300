import { expect, test } from 'vitest'
import { startDraft, typeAddress } from './address-draft.ts'
import { addressProblems, asksForPin } from './address-problems.ts'

const empty = startDraft(null, 'Argentina')
const typed = typeAddress(empty, 'Honduras 4890')
const simple = { betweenStreetsRequired: false, complex: false, hasMap: true }

const codes = (...[draft, rules]: Parameters<typeof addressProblems>) =>
  addressProblems(draft, rules).map(({ field, code }) => `${field}: ${code}`)

/** spec('000 §5.15') */
test('an address is all that the simple mode asks for', () => {
  expect(codes(empty, simple)).toEqual(['address: addressMissing'])
  expect(codes(typeAddress(empty, '  '), simple)).toEqual(['address: addressMissing'])
  expect(codes(typed, simple)).toEqual([])
})

/** spec('000 §5.16') */
test('the streets between which it lies are asked for where the contact needs them', () => {
  const rules = { ...simple, betweenStreetsRequired: true }
  expect(codes(empty, rules)).toEqual(['address: addressMissing', 'betweenStreets: betweenStreetsMissing'])
  expect(codes({ ...typed, betweenStreets: 'Thames y Serrano' }, rules)).toEqual([])
})

/** spec('000 §5.17') */
test('complex inputs want the postal code, the city and the province too', () => {
  const rules = { ...simple, complex: true }
  expect(codes(typed, rules)).toEqual([
    'postalCode: fieldsMissing',
    'city: fieldsMissing',
    'locality: fieldsMissing',
  ])
  expect(codes({ ...typed, postalCode: '1414', city: 'Buenos Aires', locality: 'CABA' }, rules)).toEqual([])
})

test('a pin that may be wrong has to be looked at; without one the diner may go on', () => {
  expect(codes({ ...typed, pin: 'UNSURE' }, simple)).toEqual(['pin: pinUnsure'])
  expect(codes({ ...typed, pin: 'NONE' }, simple)).toEqual([])
})

test('without a map the diner is not asked for a pin, nor about one', () => {
  expect(codes({ ...typed, pin: 'UNSURE' }, { ...simple, hasMap: false })).toEqual([])
  expect(asksForPin({ pin: 'NONE' }, { hasMap: false, wasAsked: false })).toBe(false)
  expect(asksForPin({ pin: 'NONE' }, { hasMap: true, wasAsked: false })).toBe(true)
  expect(asksForPin({ pin: 'NONE' }, { hasMap: true, wasAsked: true })).toBe(false)
  expect(asksForPin({ pin: 'SURE' }, { hasMap: true, wasAsked: false })).toBe(false)
})
