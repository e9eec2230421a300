import { expect, test } from 'vitest'
import { mostCash } from './most-cash.ts'

/** spec('000 §5.9') */
test.each([
  ['ARS', 1_200_000, 11_200_000],
  ['CLP', 8990, 108_990],
  ['COP', 32_000, 532_000],
  ['MXN', 25_000, 525_000],
  ['USD', 1250, 51_250],
  ['EUR', 1250, 125_000],
])('a diner hands over a few notes more than the total at most: %s %i', (currency, total, most) => {
  expect(mostCash(total, currency)).toBe(most)
})
