import { expect, test } from 'vitest'
import { isPhoneFixed } from './phone-of-link.ts'

/** spec('000 §2.10') */
test.each(['1123456789', '+5491123456789', ' 5491123456789', '+56961234567'])('%j is fixed', (phone) => {
  expect(isPhoneFixed(phone, 'ar')).toBe(true)
})

test.each([null, '', '1123', 'abc', '+54'])('%j is left to the diner', (phone) => {
  expect(isPhoneFixed(phone, 'ar')).toBe(false)
})
