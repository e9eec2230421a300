import { expect, test } from 'vitest'
import { secretToken } from './secret-token.ts'

const drawn = (length: number) => new Uint8Array(length).fill(251)

test('a secret has 256 bits, and every letter of it stands in an address as it is', () => {
  expect(secretToken(drawn)).toBe('-_v7'.repeat(10) + '-_s')
  expect(encodeURIComponent(secretToken(drawn))).toBe(secretToken(drawn))
})

test('a shorter one is of as many bytes as are wanted', () => {
  expect(secretToken(drawn, 3)).toBe('-_v7')
})
