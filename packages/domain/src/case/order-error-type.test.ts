import { expect, test } from 'vitest'
import { asksForWords, ORDER_ERROR_TYPES } from './order-error-type.ts'

test('only what is none of the others has to be said in words', () => {
  expect(ORDER_ERROR_TYPES.filter(asksForWords)).toEqual(['OTHER'])
  expect(asksForWords(null)).toBe(false)
})
