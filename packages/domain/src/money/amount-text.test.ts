import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'
import { parseAmount } from './parse-amount.ts'

test.each([
  [0, 2, '0'],
  [1234500, 2, '12345'],
  [1234560, 2, '12345,60'],
  [1234505, 2, '12345,05'],
  [12345, 0, '12345'],
])('%i with %i decimals is typed as %j, and reads back as the same', (minor, mantissa, text) => {
  expect(amountText(minor, mantissa)).toBe(text)
  expect(parseAmount(text, mantissa)).toBe(minor)
})
