import { expect, test } from 'vitest'
import { holdsAt } from './holds-at.ts'

/** spec('000 §2.54') */
test('a programme holds where it is active, at the contacts that it lists, or at all', () => {
  expect(holdsAt({ active: true, branchContactIds: [] }, 'a')).toBe(true)
  expect(holdsAt({ active: true, branchContactIds: ['a'] }, 'a')).toBe(true)
  expect(holdsAt({ active: true, branchContactIds: ['b'] }, 'a')).toBe(false)
  expect(holdsAt({ active: false, branchContactIds: [] }, 'a')).toBe(false)
})
