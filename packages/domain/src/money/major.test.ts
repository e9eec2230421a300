import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LARGEST_AMOUNT, toMajor, toMinor } from './major.ts'

describe('major units', () => {
  /** spec('decisions wire-conventions.3') */
  test('every amount comes back from the wire, with any mantissa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), fc.nat(3), (amount, mantissa) => {
        expect(toMinor(toMajor(amount, mantissa), mantissa)).toBe(amount)
        expect(toMinor(Number(JSON.parse(JSON.stringify(toMajor(amount, mantissa)))), mantissa)).toBe(amount)
      }),
    )
  })

  test.each([
    ['more decimals than the country has', 10.005, 2],
    ['decimals where there are none', 10.5, 0],
    ['the error of adding floats', 0.1 + 0.2, 2],
    ['no number', Number.NaN, 2],
    ['no end', Number.POSITIVE_INFINITY, 2],
    ['more than can be kept to the cent', 1e15, 2],
  ])('%s is no amount', (_, major, mantissa) => {
    expect(toMinor(major, mantissa)).toBeUndefined()
  })

  test('the largest amount that is kept to the cent is one, with either sign', () => {
    expect(toMinor(9_999_999_999_999.99, 2)).toBe(999_999_999_999_999)
    expect(toMinor(-9_999_999_999_999.99, 2)).toBe(-999_999_999_999_999)
    expect(toMinor(10_000_000_000_000, 2)).toBeUndefined()
  })

  test('zero has no sign', () => {
    expect(Object.is(toMinor(-0, 2), 0)).toBe(true)
  })
})
