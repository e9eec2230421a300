import { expect, test } from 'vitest'
import { DEFAULT_ADDRESS_REDIRECT } from './address-redirect.ts'

test('a diner chooses the local where nothing was configured', () => {
  expect(DEFAULT_ADDRESS_REDIRECT).toBe('MANUAL')
})
