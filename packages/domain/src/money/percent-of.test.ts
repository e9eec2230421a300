import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

/** The same in whole numbers without limit: half up is adding a half and rounding down. */
const inBigInts = (amount: number, thousandths: number): number =>
  Number((BigInt(amount) * BigInt(thousandths) * 2n + 100_000n) / 200_000n)

describe('percentOf', () => {
  /** spec('000 §9.21') */
  test.each([
    [1000, 10, 100],
    [1005, 10, 101],
    [1004, 10, 100],
    [333, 33.333, 111],
    [1, 50, 1],
    [1, 49.999, 0],
    [0, 100, 0],
    [12_345, 0, 0],
    // 1.005 * 100 is 100.49999999999999 in floats.
    [10_000, 1.005, 101],
  ])('of %i, %d per cent is %i', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  /** spec('decisions wire-conventions.3') */
  test('is exact for any amount and any percentage with three decimals', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(100_000), (amount, thousandths) => {
        expect(percentOf(amount, thousandths / 1000)).toBe(inBigInts(amount, thousandths))
      }),
    )
  })
})
