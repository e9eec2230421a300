import { expect, test } from 'vitest'
import { termsBeforeAddress } from './terms-before-address.ts'

type Amounts = readonly [card: number, cash: number | null, minimum: number, free: number | null]

const zone = (...[card, cash, minimumOrderPrice, freeDeliveryFrom]: Amounts) => ({
  terms: { card, cash, minimumOrderPrice, freeDeliveryFrom },
})

/** spec('000 §2.38') */
test('of zones that differ each amount is the lowest that one of them asks, and free delivery is not promised', () => {
  expect(termsBeforeAddress([zone(200, null, 900, 5_000), zone(150, 180, 1_200, 6_000)])).toEqual({
    terms: { card: 150, cash: 180, minimumOrderPrice: 900, freeDeliveryFrom: null },
    varies: { fee: true, minimum: true },
  })
  const [one, other] = [zone(150, 150, 900, 5_000), zone(150, 150, 900, null)]
  for (const zones of [
    [one, other],
    [other, one],
  ])
    expect(termsBeforeAddress(zones)).toMatchObject({
      terms: { freeDeliveryFrom: null },
      varies: { fee: false, minimum: false },
    })
})

test('zones that agree say what they ask, and without zones there is nothing to say', () => {
  const same = zone(150, null, 900, 5_000)
  expect(termsBeforeAddress([same, same])).toEqual({
    terms: same.terms,
    varies: { fee: false, minimum: false },
  })
  expect(termsBeforeAddress([])).toBeUndefined()
})
