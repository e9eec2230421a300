import { expect, test } from 'vitest'
import { redirectOf } from './address-redirect.ts'

test('the branch says whether diners are sent on, then its customisation, and else they choose', () => {
  expect(redirectOf({ addressRedirect: null }, {})).toBe('MANUAL')
  expect(redirectOf({ addressRedirect: null }, { addressRedirect: 'AUTOMATIC' })).toBe('AUTOMATIC')
  expect(redirectOf({ addressRedirect: 'MANUAL' }, { addressRedirect: 'AUTOMATIC' })).toBe('MANUAL')
  expect(redirectOf({ addressRedirect: 'AUTOMATIC' }, {})).toBe('AUTOMATIC')
})
