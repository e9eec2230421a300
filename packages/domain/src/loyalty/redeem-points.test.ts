import { describe, expect, test } from 'vitest'
import {
  earnedPoints,
  pointsToMinor,
  refusePoints,
  suggestedPoints,
  type LoyaltyTerms,
} from './redeem-points.ts'

const terms: LoyaltyTerms = {
  orderPercentage: 5,
  minRedeemedPoints: 50,
  maxRedeemedPoints: 500,
  maxRedeemedPercentage: 30,
  supportsDiscounts: true,
}
/** 1000.00 in a country with cents: at most 300 points of it. */
const order = { balance: 600, amount: 100_000, mantissa: 2 }

describe('redeeming points', () => {
  test.each([
    [50, undefined],
    [300, undefined],
    [301, { code: 'above-percentage', limit: 300 }],
    [501, { code: 'above-maximum', limit: 500 }],
    [601, { code: 'above-balance', limit: 600 }],
    [49, { code: 'below-minimum', limit: 50 }],
  ])('%i points: %o', (points, refusal) => {
    expect(refusePoints(points, terms, order)).toEqual(refusal)
  })

  test('exactly the maximum holds, and one point beyond the minimum is not asked for', () => {
    const free = { ...terms, maxRedeemedPercentage: 100 }
    expect(refusePoints(500, free, order)).toBeUndefined()
    expect(refusePoints(501, free, order)).toEqual({ code: 'above-maximum', limit: 500 })
  })

  test('without a maximum only the balance and the percentage hold', () => {
    const free = { ...terms, maxRedeemedPoints: 0, maxRedeemedPercentage: 100 }
    expect(refusePoints(600, free, order)).toBeUndefined()
  })

  /** spec('000 §5.31') */
  test('proposes as much as all limits allow, in whole points', () => {
    expect(suggestedPoints(terms, order)).toBe(300)
    expect(suggestedPoints(terms, { ...order, amount: 999_999_00 })).toBe(500)
    expect(suggestedPoints(terms, { ...order, balance: 20 })).toBe(20)
    expect(suggestedPoints(terms, { ...order, amount: 100_33 })).toBe(30)
    expect(suggestedPoints(terms, { ...order, balance: -20 })).toBe(0)
    const free = { ...terms, maxRedeemedPoints: 0, maxRedeemedPercentage: 100 }
    expect(suggestedPoints(free, order)).toBe(600)
  })
})

/** spec('000 §5.28') spec('000 §5.32') */
test('one point is one unit of currency, with and without decimals', () => {
  expect(pointsToMinor(300, 2)).toBe(30_000)
  expect(pointsToMinor(300, 0)).toBe(300)
})

/** spec('000 §5.27') spec('000 §5.29') spec('000 §5.30') */
test('an order earns its percentage in whole points, rounded down', () => {
  expect(earnedPoints(1_999_99, terms, 2)).toBe(99)
  expect(earnedPoints(1_00, { ...terms, orderPercentage: 29 }, 0)).toBe(29)
  expect(earnedPoints(19_990, terms, 0)).toBe(999)
  // 1.005 times 1000 is 1004.9999999999999 in floats.
  expect(earnedPoints(100_000_00, { ...terms, orderPercentage: 1.005 }, 2)).toBe(1005)
})
