import { expect, test } from 'vitest'
import { isFeeKnown } from './known-fee.ts'

const fee = { card: 1, cash: 1, minimumOrderPrice: 0, freeDeliveryFrom: null }

test.each([
  { type: 'DELIVERY', hasZones: true, terms: null, isKnown: false },
  { type: 'DELIVERY', hasZones: true, terms: fee, isKnown: true },
  { type: 'DELIVERY', hasZones: false, terms: null, isKnown: true },
  { type: 'TAKE_AWAY', hasZones: false, terms: null, isKnown: true },
] as const)('a fee is known by the terms of the zone: %o', ({ type, hasZones, terms, isKnown }) => {
  expect(isFeeKnown({ mode: { type, hasZones }, delivery: { terms } })).toBe(isKnown)
})
