import { expect, test } from 'vitest'
import { isLoggedIn } from './use-stored-customer.ts'

const diner = { phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' } as const
const customer = {
  name: 'Ana',
  phone: diner.phone,
  optIn: true,
  addressesRegistered: [],
  loyaltyPointsBalance: 0,
}

test.each([
  ['nobody is stored', null, 'PHONE_ONLY', undefined, false],
  ['a phone is enough where it is', diner, 'PHONE_ONLY', { status: 'nobody' }, true],
  ['a number to be verified is not', diner, 'CODE', { status: 'nobody' }, false],
  ['until it is', diner, 'CODE', { status: 'known', customer }, true],
  ['a failure signs nobody out', diner, 'CODE', { status: 'failed' }, true],
] as const)('%s', (_, known, signIn, found, expected) => {
  expect(isLoggedIn(known, { signIn }, found)).toBe(expected)
})
