import { expect, test } from 'vitest'
import { permissionsOfRole } from './permission.ts'
import { refusesTeamChange } from './team-rule.ts'

const scope = { company: 'ombu', branch: 'parrilla' }
const [owner, cashier] = [permissionsOfRole('OWNER'), permissionsOfRole('CASHIER')]
const leader = [{ ...scope, permissions: ['staff', ...cashier] }] as const

test('who says who works somewhere gives and takes what he or she may do there', () => {
  expect(refusesTeamChange(leader, { scope, before: [], after: cashier })).toBeUndefined()
  expect(refusesTeamChange(leader, { scope, before: cashier, after: [] })).toBeUndefined()
})

/** spec('decisions who-may-what.5') */
test('nobody gives more than he or she may, and nobody takes it from who may more', () => {
  for (const change of [
    { before: [], after: owner },
    { before: owner, after: cashier },
    { before: [], after: ['menu.prices'] },
  ] as const)
    expect(refusesTeamChange(leader, { scope, ...change })).toBe('beyond-own-permissions')
})

test('what is let do at one place says nothing of another, and nothing of the place around it', () => {
  const change = { before: [], after: cashier }
  for (const other of [{ company: 'ombu', branch: 'sushi' }, { company: 'ombu' }])
    expect(refusesTeamChange(leader, { scope: other, ...change })).toBe('permission-missing')
  const plain = [{ ...scope, permissions: cashier }]
  expect(refusesTeamChange(plain, { scope, ...change })).toBe('permission-missing')
})
