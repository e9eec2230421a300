import { expect, test } from 'vitest'
import { EVERYBODY, planAsks } from './factor-ask.ts'

const TODAY = '2026-11-27'
const LATER = '2026-12-10'
const held = (role: string) => ({ role, from: '2026-11-01' })
const coming = (role: string, from = LATER) => ({ role, from })

test('a day is tomorrow at the earliest and a year ahead at the latest', () => {
  const plan = (from: string | null) => planAsks([], { roles: ['CASHIER'], from }, TODAY)
  for (const from of [null, '2026-11-26', TODAY, '2027-11-29']) expect(plan(from)).toBe('day')
  for (const from of ['2026-11-28', '2027-11-28']) expect(plan(from)).toEqual([coming('CASHIER', from)])
})

test('an ask in force keeps its day and is not repeated, and one not begun takes the new day', () => {
  const before = [held('CASHIER'), coming('KITCHEN')]
  const roles = ['CASHIER', 'KITCHEN']
  const from = '2026-12-20'
  expect(planAsks(before, { roles, from }, TODAY)).toEqual([held('CASHIER'), coming('KITCHEN', from)])
  expect(planAsks(before, { roles: ['CASHIER'], from: null }, TODAY)).toEqual([held('CASHIER')])
  expect(planAsks(before, { roles: [], from: null }, TODAY)).toEqual([])
})

test('asking everybody later lets nobody off meanwhile', () => {
  const wanted = { roles: [EVERYBODY, 'KITCHEN'], from: LATER }
  expect(planAsks([held('CASHIER'), coming('MANAGER')], wanted, TODAY)).toEqual([
    coming(EVERYBODY),
    held('CASHIER'),
  ])
  expect(planAsks([held(EVERYBODY)], wanted, TODAY)).toEqual([held(EVERYBODY)])
})

test("from everybody to a few, the few are asked since everybody's day", () => {
  const wanted = { roles: ['CASHIER', 'CASHIER'], from: null }
  expect(planAsks([held(EVERYBODY)], wanted, TODAY)).toEqual([held('CASHIER')])
  const before = [held(EVERYBODY), { role: 'CASHIER', from: '2026-10-01' }]
  expect(planAsks(before, wanted, TODAY)).toEqual([{ role: 'CASHIER', from: '2026-10-01' }])
  expect(planAsks([coming(EVERYBODY)], wanted, TODAY)).toBe('day')
})
