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

const known = { status: 'known', customer } as const

/** spec('000 §4.22') spec('001 §2.32') */
test.each([
  { what: 'nobody is stored', stored: null, signIn: 'PHONE_ONLY', found: undefined, expected: false },
  {
    what: 'a phone is enough where it is',
    stored: diner,
    signIn: 'PHONE_ONLY',
    found: { status: 'nobody' },
    expected: true,
  },
  {
    what: 'a number to be verified is not',
    stored: diner,
    signIn: 'CODE',
    found: { status: 'nobody' },
    expected: false,
  },
  { what: 'until it is', stored: diner, signIn: 'CODE', found: known, expected: true },
  {
    what: 'a failure signs nobody out',
    stored: diner,
    signIn: 'CODE',
    found: { status: 'failed' },
    expected: true,
  },
] as const)('$what', ({ stored, signIn, found, expected }) => {
  expect(isLoggedIn(stored, { signIn }, found)).toBe(expected)
})
