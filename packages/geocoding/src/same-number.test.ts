import { expect, test } from 'vitest'
import { isSameNumber } from './same-number.ts'

test('a number is the same however it is written', () => {
  expect(isSameNumber('0123', '123')).toBe(true)
  expect(isSameNumber('123 B', '123b')).toBe(true)
  expect(isSameNumber('123', '1234')).toBe(false)
})
