import { expect, test } from 'vitest'
import { isGranted } from './grant.ts'

const centre = { branch: 'parrilla', branchContact: 'centro' }
const north = { branch: 'parrilla', branchContact: 'norte' }

test('a grant reaches everything inside its place, and nothing around it', () => {
  const branch = [{ branch: 'parrilla', permissions: ['locals.hours'] }] as const
  expect(isGranted(branch, { permission: 'locals.hours', ...centre })).toBe(true)
  expect(isGranted(branch, { permission: 'locals.hours', branch: 'parrilla' })).toBe(true)
  expect(isGranted(branch, { permission: 'locals.hours', branch: 'sushi' })).toBe(false)
  expect(isGranted(branch, { permission: 'locals.hours' })).toBe(false)
  const contact = [{ ...centre, permissions: ['locals.hours'] }] as const
  expect(isGranted(contact, { permission: 'locals.hours', branch: 'parrilla' })).toBe(false)
  expect(isGranted(contact, { permission: 'locals.hours', ...north })).toBe(false)
})

/** spec('decisions who-may-what.4') */
test('two roles at two places add up at neither of them', () => {
  const grants = [
    { ...centre, permissions: ['orders.see', 'orders.refund'] },
    { ...north, permissions: ['orders.see', 'menu.prices'] },
  ] as const
  expect(isGranted(grants, { permission: 'orders.refund', ...centre })).toBe(true)
  expect(isGranted(grants, { permission: 'orders.refund', ...north })).toBe(false)
  expect(isGranted(grants, { permission: 'menu.prices', ...centre })).toBe(false)
})

test('two roles at one place add up there', () => {
  const grants = [
    { branch: 'parrilla', permissions: ['menu.prices'] },
    { ...centre, permissions: ['orders.refund'] },
  ] as const
  for (const permission of ['menu.prices', 'orders.refund'] as const)
    expect(isGranted(grants, { permission, ...centre })).toBe(true)
})
