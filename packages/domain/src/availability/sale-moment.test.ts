import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from '../scheduling/day-of-week.ts'
import { saleMoment } from './sale-moment.ts'
import type { SaleTerms } from './sale-rule.ts'

const timeZone = 'America/Argentina/Buenos_Aires'
const ALWAYS: SaleTerms = { workingDays: [], firstDay: null, lastDay: null, orderModes: [] }

const daily = (startAt: string, endAt: string, others: Partial<SaleTerms> = {}): SaleTerms => ({
  ...ALWAYS,
  workingDays: DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] })),
  ...others,
})

/** At 22:00 of a Monday in Buenos Aires. */
const now = new Date('2026-12-08T01:00:00Z')
const momentOf = (rules: readonly SaleTerms[], from: string) =>
  saleMoment(rules, { from: new Date(from), now, timeZone })

/** spec('decisions availability.6') */
test('breakfast is tomorrow, from its first to its last minute', () => {
  expect(momentOf([daily('08:00', '11:00')], '2026-12-08T11:00:00Z')).toEqual({
    daysAhead: 1,
    date: '2026-12-08',
    dayOfWeek: 'TUESDAY',
    time: '08:00',
    until: '11:00',
    isFirst: false,
  })
})

test('a night ends on the next day, what goes on for a day or more has no end', () => {
  expect(momentOf([daily('23:00', '02:00')], '2026-12-08T02:00:00Z')).toMatchObject({
    daysAhead: 0,
    until: '02:00',
  })
  expect(momentOf([daily('00:00', '00:00')], '2026-12-08T03:00:00Z')).not.toHaveProperty('until')
  expect(momentOf([daily('20:00', '20:00')], '2026-12-08T23:00:00Z')).not.toHaveProperty('until')
})

test('a season begins with its first day, and what was sold before comes back', () => {
  const summer = { ...ALWAYS, firstDay: '2026-12-21' }
  expect(momentOf([summer], '2026-12-21T03:00:00Z')).toMatchObject({ isFirst: true, daysAhead: 14 })
  expect(momentOf([{ ...summer, firstDay: '2026-12-07' }], '2026-12-08T03:00:00Z')).toMatchObject({
    isFirst: false,
  })
  expect(momentOf([summer, daily('08:00', '11:00')], '2026-12-22T11:00:00Z')).toMatchObject({
    isFirst: false,
  })
})
