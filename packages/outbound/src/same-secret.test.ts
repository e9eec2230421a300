import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test.each([
  ['abc', 'abc', true],
  ['abd', 'abc', false],
  ['ab', 'abc', false],
  ['', 'abc', false],
  // As many letters, and not as many bytes.
  ['abé', 'abc', false],
  ['ñññ', 'abc', false],
])('of %s for %s it is said %s', (given, right, same) => {
  expect(isSameSecret(given, right)).toBe(same)
  expect(isSameSecret(Buffer.from(given), right)).toBe(same)
})
