import { expect, test } from 'vitest'
import { hoursOn } from '../scheduling/hours-on.ts'
import { DAYS_OF_WEEK } from '../scheduling/day-of-week.ts'
import { endMoment } from './interruption-end.ts'
import { afterMinutes, interruptionUntil, type InterruptionLasting } from './interruption-until.ts'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const SANTIAGO = 'America/Santiago'

/** Lunch from 12:00 to 15:30 and dinner from 20:00 to 02:00, every day. */
const twoShifts = [
  { startAt: '12:00', endAt: '15:30' },
  { startAt: '20:00', endAt: '02:00' },
]

function until(
  lasting: InterruptionLasting,
  now: string,
  { timeZone = BUENOS_AIRES, shifts = twoShifts } = {},
): string | undefined {
  const week = DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: shifts }))
  const hours = (date: string) => hoursOn(date, week, [])
  return interruptionUntil(lasting, { now: new Date(now), timeZone, hours })?.toISOString()
}

/** spec('decisions interruptions.1') */
test('minutes end on a full minute, and never before they are over', () => {
  expect(until('MINUTES_15', '2026-11-20T23:00:00.000Z')).toBe('2026-11-20T23:15:00.000Z')
  expect(until('MINUTES_30', '2026-11-20T23:00:00.001Z')).toBe('2026-11-20T23:31:00.000Z')
  expect(until('MINUTES_60', '2026-11-20T23:00:59.999Z')).toBe('2026-11-21T00:01:00.000Z')
  expect(afterMinutes(new Date('2026-11-20T23:15:00.000Z'), 15).toISOString()).toBe(
    '2026-11-20T23:30:00.000Z',
  )
})

/** spec('decisions interruptions.1') */
test('the next shift is the next opening, past midnight and in the middle of a night too', () => {
  // 13:00: dinner of today. 21:00 and 00:30: lunch of the day after.
  expect(until('NEXT_SHIFT', '2026-11-20T16:00:00Z')).toBe('2026-11-20T23:00:00.000Z')
  expect(until('NEXT_SHIFT', '2026-11-21T00:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
  expect(until('NEXT_SHIFT', '2026-11-21T03:30:00Z')).toBe('2026-11-21T15:00:00.000Z')
  // At the minute of an opening that one has begun.
  expect(until('NEXT_SHIFT', '2026-11-20T23:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
})

/** spec('decisions interruptions.1') */
test('tomorrow is its first opening, and after midnight still that of the night that began today', () => {
  expect(until('TOMORROW', '2026-11-20T16:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
  expect(until('TOMORROW', '2026-11-21T03:30:00Z')).toBe('2026-11-21T15:00:00.000Z')
})

/** spec('decisions interruptions.1') */
test('a shop that never opens again has no next shift', () => {
  expect(until('NEXT_SHIFT', '2026-11-20T16:00:00Z', { shifts: [] })).toBeUndefined()
  expect(until('MINUTES_15', '2026-11-20T16:00:00Z', { shifts: [] })).toBe('2026-11-20T16:15:00.000Z')
})

/** spec('decisions interruptions.1') */
test('minutes are as long as they last where the clock is set, and the next shift is on the wall', () => {
  // In Chile the 6th of September begins at 01:00; the night before, midnight is skipped.
  const shifts = [{ startAt: '00:30', endAt: '03:00' }]
  expect(until('MINUTES_30', '2026-09-06T03:50:00Z', { timeZone: SANTIAGO })).toBe('2026-09-06T04:20:00.000Z')
  expect(until('NEXT_SHIFT', '2026-09-06T03:50:00Z', { timeZone: SANTIAGO, shifts })).toBe(
    '2026-09-06T04:00:00.000Z',
  )
  // On the 4th of April the hour before midnight comes twice.
  expect(until('MINUTES_60', '2026-04-05T02:30:00Z', { timeZone: SANTIAGO })).toBe('2026-04-05T03:30:00.000Z')
})

test('an end is told by the wall of its contact, with its day where that is another one', () => {
  const at = (text: string, now: string) =>
    endMoment(new Date(text), { now: new Date(now), timeZone: BUENOS_AIRES })
  expect(at('2026-11-21T00:30:00Z', '2026-11-20T23:00:00Z')).toEqual({
    date: '2026-11-20',
    dayOfWeek: 'FRIDAY',
    time: '21:30',
    isToday: true,
  })
  expect(at('2026-11-21T03:10:00Z', '2026-11-21T02:50:00Z')).toMatchObject({
    dayOfWeek: 'SATURDAY',
    time: '00:10',
    isToday: false,
  })
})
