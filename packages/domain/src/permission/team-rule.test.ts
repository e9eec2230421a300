import { expect, test } from 'vitest'
import { permissionsOfRole } from './permission.ts'
import { refusesTeamChange } from './team-rule.ts'

const scope = { company: 'ombu', branch: 'parrilla' }
const [owner, cashier] = [permissionsOfRole('OWNER'), permissionsOfRole('CASHIER')]
const leader = [{ ...scope, permissions: ['staff', ...cashier] }] as const

test('a leader of a team gives and takes permissions that they hold there', () => {
  expect(refusesTeamChange(leader, { scope, before: [], after: cashier })).toBeUndefined()
  expect(refusesTeamChange(leader, { scope, before: cashier, after: [] })).toBeUndefined()
})

/** spec('decisions who-may-what.5') */
test('a leader can neither give more than they hold nor change the permissions of staff with more', () => {
  for (const change of [
    { before: [], after: owner },
    { before: owner, after: cashier },
    { before: [], after: ['menu.prices'] },
  ] as const)
    expect(refusesTeamChange(leader, { scope, ...change })).toBe('beyond-own-permissions')
})

test('a grant at one place says nothing of another, nor of the place around it', () => {
  const change = { before: [], after: cashier }
  for (const other of [{ company: 'ombu', branch: 'sushi' }, { company: 'ombu' }])
    expect(refusesTeamChange(leader, { scope: other, ...change })).toBe('permission-missing')
  const plain = [{ ...scope, permissions: cashier }]
  expect(refusesTeamChange(plain, { scope, ...change })).toBe('permission-missing')
})
