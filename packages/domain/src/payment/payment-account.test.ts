import { expect, test } from 'vitest'
import { pauseAfterTries, renewalAt, warningAt } from './payment-account.ts'

const begins = new Date('2026-11-20T15:00:00Z')
const DAY = 24 * 3_600_000
const lasting = (days: number) => ({ begins, ends: new Date(begins.getTime() + days * DAY) })
const dayOf = (date: Date): number => (date.getTime() - begins.getTime()) / DAY

/** spec('decisions accounts-by-authorisation.2') */
test('it is renewed when a third is left, or thirty days of a shorter life, and never before its half', () => {
  expect(dayOf(renewalAt(lasting(180), 0))).toBe(120)
  expect(dayOf(renewalAt(lasting(75), 0))).toBe(45)
  expect(dayOf(renewalAt(lasting(10), 0))).toBe(5)
})

test('accounts connected together are renewed over a while, and always before the warning', () => {
  expect(dayOf(renewalAt(lasting(180), 1))).toBe(132)
  for (const days of [1, 10, 40, 75, 180])
    expect(renewalAt(lasting(days), 1) < warningAt(lasting(days))).toBe(true)
})

/** spec('decisions accounts-by-authorisation.4') */
test('owners are warned fourteen days before, of a short life in its last quarter', () => {
  expect(dayOf(warningAt(lasting(180)))).toBe(166)
  expect(dayOf(warningAt(lasting(8)))).toBe(6)
})

test('it is tried again after an hour, four, sixteen, and then each day', () => {
  expect([1, 2, 3, 4, 9].map((tries) => pauseAfterTries(tries) / 3_600_000)).toEqual([1, 4, 16, 24, 24])
})
