import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from '../scheduling/day-of-week.ts'
import { nextChangeAt } from './next-change-at.ts'
import type { SaleTerms } from './sale-rule.ts'

const timeZone = 'America/Argentina/Buenos_Aires'

const mark = (end: string | null) => ({ until: end ? new Date(end) : null })

const daily = (startAt: string, endAt: string): SaleTerms => ({
  workingDays: DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] })),
  firstDay: null,
  lastDay: null,
  orderModes: [],
})

const next = (parts: Partial<Parameters<typeof nextChangeAt>[0]>, now: string) => {
  const at = nextChangeAt({ marks: [], rules: [], ...parts }, { at: new Date(now), timeZone })
  return Number.isFinite(at) ? new Date(at).toISOString() : at
}

test('a catalogue changes by itself when the first thing comes back', () => {
  const marks = ['2026-11-20T18:00:00Z', null, '2026-11-20T20:00:00Z', '2026-11-20T19:00:00Z'].map(mark)
  expect(next({ marks }, '2026-11-20T17:59:00Z')).toBe('2026-11-20T18:00:00.000Z')
  expect(next({ marks }, '2026-11-20T18:00:00Z')).toBe('2026-11-20T19:00:00.000Z')
  expect(next({ marks }, '2026-11-20T20:00:00Z')).toBe(Infinity)
})

/** spec('decisions prices-and-time.10') */
test('and when a change is made that waits for its time', () => {
  const scheduledAt = new Date('2026-11-20T16:00:00Z')
  const marks = [mark('2026-11-20T15:00:00Z')]
  expect(next({ scheduledAt, marks }, '2026-11-20T14:00:00Z')).toBe('2026-11-20T15:00:00.000Z')
  expect(next({ scheduledAt, marks }, '2026-11-20T15:00:00Z')).toBe('2026-11-20T16:00:00.000Z')
  expect(next({ scheduledAt }, '2026-11-20T16:00:00Z')).toBe(Infinity)
})

/** spec('decisions availability.4') */
test('and when the hours of something begin or end, at the wall clock of the contact', () => {
  const rules = [daily('08:00', '11:00'), daily('10:00', '02:00')]
  expect(next({ rules }, '2026-11-20T10:59:59Z')).toBe('2026-11-20T11:00:00.000Z')
  expect(next({ rules }, '2026-11-20T11:00:00Z')).toBe('2026-11-20T13:00:00.000Z')
  expect(next({ rules }, '2026-11-20T13:00:00Z')).toBe('2026-11-20T14:00:00.000Z')
  expect(next({ rules }, '2026-11-20T14:00:00Z')).toBe('2026-11-21T05:00:00.000Z')
  const marks = [mark('2026-11-20T15:00:00Z')]
  expect(next({ rules, marks }, '2026-11-20T14:00:00Z')).toBe('2026-11-20T15:00:00.000Z')
})

/** spec('decisions daily-count.4') */
test('and where a day begins that is full, however far, and the first after it that is not', () => {
  const rules = [{ ...daily('', ''), workingDays: [], fullDays: ['2026-11-22', '2026-11-23', '2026-12-20'] }]
  expect(next({ rules }, '2026-11-20T14:00:00Z')).toBe('2026-11-22T08:00:00.000Z')
  expect(next({ rules }, '2026-11-22T08:00:00Z')).toBe('2026-11-24T08:00:00.000Z')
  expect(next({ rules }, '2026-11-24T08:00:00Z')).toBe('2026-12-20T08:00:00.000Z')
  expect(next({ rules }, '2026-12-20T08:00:00Z')).toBe('2026-12-21T08:00:00.000Z')
  expect(next({ rules }, '2026-12-21T08:00:00Z')).toBe(Infinity)
})

/** spec('decisions availability.4') */
test('and on the first and after the last day of a season, however far', () => {
  const always = { ...daily('', ''), workingDays: [] }
  const summer = [{ ...always, firstDay: '2027-06-01', lastDay: '2027-06-30' }]
  expect(next({ rules: summer }, '2026-11-20T14:00:00Z')).toBe('2027-06-01T03:00:00.000Z')
  expect(next({ rules: summer }, '2027-06-01T03:00:00Z')).toBe('2027-07-01T03:00:00.000Z')
  expect(next({ rules: summer }, '2027-07-01T03:00:00Z')).toBe(Infinity)
  expect(next({ rules: [{ ...always, orderModes: ['DELIVERY'] }] }, '2026-11-20T14:00:00Z')).toBe(Infinity)
})
