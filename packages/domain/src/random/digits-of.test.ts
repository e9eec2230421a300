import { expect, test } from 'vitest'
import { digitsOf } from './digits-of.ts'

test('digits are as many as are wanted, with the zeros in front', () => {
  expect(digitsOf(new Uint8Array([0, 0, 0, 42]), 4)).toBe('0042')
  expect(digitsOf(new Uint8Array([0, 0, 0, 42]), 6)).toBe('000042')
  expect(digitsOf(new Uint8Array([255, 255, 255, 255]), 6)).toBe('967295')
  expect(digitsOf(new Uint8Array([0, 0, 39, 16, 9]), 4)).toBe('0000')
})

test('too few bytes are refused', () => {
  expect(() => digitsOf(new Uint8Array(3), 4)).toThrow(new RangeError('Digits take 4 bytes'))
})
