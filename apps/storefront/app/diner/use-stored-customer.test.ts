import { expect, test } from 'vitest'
import { isLoggedIn } from './use-stored-customer.ts'

const diner = { phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' } as const
const customer = {
  name: 'Ana',
  phone: diner.phone,
  optIn: true,
  addressesRegistered: [],
  loyaltyPointsBalance: 0,
  pointsLock: null,
}

const known = { status: 'known', customer } as const

/** spec('000 §4.22') spec('001 §2.32') */
test.each([
  { what: 'nobody is stored', stored: null, branchId: 'b', found: known, expected: false },
  { what: 'the customer was found', stored: diner, branchId: 'b', found: known, expected: true },
  { what: 'the answer is on its way', stored: diner, branchId: 'b', found: undefined, expected: true },
  { what: 'nobody was found', stored: diner, branchId: 'b', found: { status: 'nobody' }, expected: false },
  { what: 'asking failed', stored: diner, branchId: 'b', found: { status: 'failed' }, expected: false },
  { what: 'nobody can be asked', stored: diner, branchId: undefined, found: undefined, expected: false },
] as const)('logged in when $what: $expected', ({ stored, branchId, found, expected }) => {
  expect(isLoggedIn(stored, branchId, found)).toBe(expected)
})
