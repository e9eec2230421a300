import { expect, test } from 'vitest'
import { isFeeKnown, withoutFee } from './known-fee.ts'

const fee = { card: 1, cash: 1, minimumOrderPrice: 0, freeDeliveryFrom: null }

test.each([
  { type: 'DELIVERY', hasZones: true, terms: null, isKnown: false },
  { type: 'DELIVERY', hasZones: true, terms: fee, isKnown: true },
  { type: 'DELIVERY', hasZones: false, terms: null, isKnown: true },
  { type: 'TAKE_AWAY', hasZones: false, terms: null, isKnown: true },
] as const)('a fee is known by the terms of the zone: %o', ({ type, hasZones, terms, isKnown }) => {
  expect(isFeeKnown({ mode: { type, hasZones }, delivery: { terms } })).toBe(isKnown)
})

test('terms without a fee are free either way, where cash is taken at all, and else as they were', () => {
  const terms = { card: 900, cash: 1000, minimumOrderPrice: 5000, freeDeliveryFrom: 9000 }
  expect(withoutFee(terms)).toEqual({ ...terms, card: 0, cash: 0 })
  expect(withoutFee({ ...terms, cash: null })).toEqual({ ...terms, card: 0, cash: null })
})
