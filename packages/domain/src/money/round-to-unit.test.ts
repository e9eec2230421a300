import { expect, test } from 'vitest'
import { roundToUnit } from './round-to-unit.ts'

/** spec('000 §9.21') */
test.each([
  [1_980_180, 2, 1_980_200],
  [1_980_149, 2, 1_980_100],
  [1_980_150, 2, 1_980_200],
  [49, 2, 0],
  [0, 2, 0],
  [12_345, 0, 12_345],
])('%i with %i decimals is %i', (amount, mantissa, rounded) => {
  expect(roundToUnit(amount, mantissa)).toBe(rounded)
})
