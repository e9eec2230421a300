import { expect, test } from 'vitest'
import type { WorkingHours } from './opening-hours.ts'
import { slotHoursOn } from './slot-hours.ts'

/** Half hours of what begins on single dates. */
const halfHours = (hours: Readonly<Record<string, WorkingHours>>) => (date: string) => ({
  hours: hours[date] ? [hours[date]] : [],
  slotMinutes: 30,
})

test('cuts an evening into half hours, the last one ending by the end', () => {
  const day = halfHours({ '2026-11-23': { startAt: '20:00', endAt: '21:45' } })
  expect(slotHoursOn('2026-11-23', day)).toEqual(['20:00', '20:30', '21:00'])
})

test('slots past midnight stand on the next date, also past the end of a year', () => {
  const day = halfHours({ '2026-12-31': { startAt: '23:00', endAt: '01:00' } })
  expect(slotHoursOn('2026-12-31', day)).toEqual(['23:00', '23:30'])
  expect(slotHoursOn('2027-01-01', day)).toEqual(['00:00', '00:30'])
  expect(slotHoursOn('2027-01-02', day)).toEqual([])
})

test('a whole day gives 48 half hours', () => {
  const day = halfHours({ '2026-11-20': { startAt: '00:00', endAt: '00:00' } })
  expect(slotHoursOn('2026-11-20', day)).toHaveLength(48)
})

test('an end of 23:59 is midnight, so that the last half hour can be chosen', () => {
  const day = halfHours({ '2026-11-23': { startAt: '22:00', endAt: '23:59' } })
  expect(slotHoursOn('2026-11-23', day)).toEqual(['22:00', '22:30', '23:00', '23:30'])
})

/** spec('000 §3.7') */
test('each date is cut by its own length of slots', () => {
  const night = { startAt: '23:00', endAt: '01:00' }
  const day = (date: string) => ({ hours: [night], slotMinutes: date < '2026-11-21' ? 60 : 30 })
  expect(slotHoursOn('2026-11-21', day)).toEqual(['00:00', '23:00', '23:30'])
})
