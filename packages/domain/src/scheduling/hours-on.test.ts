import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from './day-of-week.ts'
import { hoursOn, isOpenOn, nextClosingOn, nextOpeningOn, openedOn, type DayException } from './hours-on.ts'
import { isOpenAt } from './opening-hours.ts'
import { dayOfWeekOf } from './wall-clock.ts'
import { addDays, minutesOf } from './wall-time.ts'

const everyDay = (startAt: string, endAt: string) =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] }))
const at = (date: string, time: string) => ({ date, dayOfWeek: dayOfWeekOf(date), minutes: minutesOf(time) })

test('an exception replaces the hours of its date alone, however far away', () => {
  const exceptions = [{ day: '2027-02-19', workingHours: [] }]
  const hours = (date: string) => hoursOn(date, everyDay('11:00', '15:00'), exceptions)
  expect(isOpenOn(hours, at('2027-02-19', '12:00'))).toBe(false)
  expect(isOpenOn(hours, at('2027-02-12', '12:00'))).toBe(true)
  expect(isOpenOn(hours, at('2027-02-26', '12:00'))).toBe(true)
})

/** spec('decisions the-server-is-the-authority.7') */
test('a night belongs to the date on which it begins', () => {
  const closed = [{ day: '2026-11-20', workingHours: [] }]
  const late = [{ day: '2026-11-20', workingHours: [{ startAt: '22:00', endAt: '04:00' }] }]
  const open = (exceptions: DayException[], date: string, time: string) =>
    isOpenOn((one) => hoursOn(one, everyDay('20:00', '02:00'), exceptions), at(date, time))
  expect(open(closed, '2026-11-20', '01:00')).toBe(true)
  expect(open(closed, '2026-11-20', '21:00')).toBe(false)
  expect(open(closed, '2026-11-21', '01:00')).toBe(false)
  expect(open(late, '2026-11-21', '03:00')).toBe(true)
  expect(open(late, '2026-11-22', '03:00')).toBe(false)
})

test('without exceptions it is what the weekly hours say', () => {
  const time = fc.constantFrom('00:00', '02:00', '11:30', '20:00', '23:59')
  fc.assert(
    fc.property(fc.tuple(time, time), time, fc.integer({ min: 0, max: 400 }), (hours, now, days) => {
      const week = everyDay(...hours).filter((_, index) => index % 2 === 0)
      const clock = at(addDays('2026-01-01', days), now)
      expect(isOpenOn((date) => hoursOn(date, week, []), clock)).toBe(isOpenAt(week, clock))
    }),
  )
})

test('the next opening is found after holidays of weeks', () => {
  const holidays = Array.from({ length: 20 }, (_, index) => ({
    day: addDays('2026-11-21', index),
    workingHours: [],
  }))
  const hours = (date: string) => hoursOn(date, everyDay('11:00', '15:00'), holidays)
  expect(nextOpeningOn(hours, at('2026-11-20', '10:00'))).toEqual({ date: '2026-11-20', time: '11:00' })
  expect(nextOpeningOn(hours, at('2026-11-20', '15:00'))).toEqual({ date: '2026-12-11', time: '11:00' })
  expect(nextOpeningOn(() => [], at('2026-11-20', '15:00'))).toBeUndefined()
})

test('the next opening lies ahead of now, and at most ninety days', () => {
  const daily = () => [{ startAt: '11:00', endAt: '15:00' }]
  expect(nextOpeningOn(daily, at('2026-11-20', '10:59'))).toEqual({ date: '2026-11-20', time: '11:00' })
  expect(nextOpeningOn(daily, at('2026-11-20', '11:00'))).toEqual({ date: '2026-11-21', time: '11:00' })
  const reopens = (day: string) => (date: string) => (date === day ? daily() : [])
  expect(nextOpeningOn(reopens('2027-02-18'), at('2026-11-20', '10:00'))?.date).toBe('2027-02-18')
  expect(nextOpeningOn(reopens('2027-02-19'), at('2026-11-20', '10:00'))).toBeUndefined()
})

test('the next closing is the end of the night, and of hours that follow one another without a break', () => {
  const night = (date: string) => hoursOn(date, everyDay('20:00', '02:00'), [])
  expect(nextClosingOn(night, at('2026-11-20', '20:00'))).toEqual({ date: '2026-11-21', time: '02:00' })
  expect(nextClosingOn(night, at('2026-11-21', '01:59'))).toEqual({ date: '2026-11-21', time: '02:00' })
  expect(nextClosingOn(night, at('2026-11-21', '02:00'))).toBeUndefined()
  const split = () => [
    { startAt: '15:00', endAt: '18:00' },
    { startAt: '11:00', endAt: '15:00' },
    { startAt: '19:00', endAt: '22:00' },
  ]
  expect(nextClosingOn(split, at('2026-11-20', '12:00'))).toEqual({ date: '2026-11-20', time: '18:00' })
  expect(nextClosingOn(split, at('2026-11-20', '18:30'))).toBeUndefined()
  expect(
    nextClosingOn(() => [{ startAt: '00:00', endAt: '23:59' }], at('2026-11-20', '12:00')),
  ).toBeUndefined()
})

test('the next closing is told up to the end of a week, and not what lies behind it', () => {
  const whole = [{ startAt: '00:00', endAt: '23:59' }]
  const opened = (last: string) => (date: string) => (date <= last ? whole : [])
  const closing = (last: string) => nextClosingOn(opened(last), at('2026-11-20', '12:00'))
  expect(closing('2026-11-26')).toEqual({ date: '2026-11-27', time: '00:00' })
  expect(closing('2026-11-27')).toBeUndefined()
})

test('a closing is the end of the longest of several hours that run together', () => {
  const together = () => [
    { startAt: '10:00', endAt: '20:00' },
    { startAt: '12:00', endAt: '14:00' },
  ]
  expect(nextClosingOn(together, at('2026-11-20', '13:00'))?.time).toBe('20:00')
})

test('until the next closing it is open, and then it is not', () => {
  const time = fc.constantFrom('00:00', '02:00', '11:30', '15:00', '20:00', '23:59')
  fc.assert(
    fc.property(fc.array(fc.tuple(time, time), { maxLength: 3 }), time, (intervals, now) => {
      const hours = () => intervals.map(([startAt, endAt]) => ({ startAt, endAt }))
      const clock = at('2026-11-20', now)
      const closing = nextClosingOn(hours, clock)
      if (!closing) return
      expect(isOpenOn(hours, clock)).toBe(true)
      expect(isOpenOn(hours, at(closing.date, closing.time))).toBe(false)
      const before = minutesOf(closing.time) - 1
      const last =
        before < 0
          ? { date: addDays(closing.date, -1), minutes: before + 1440 }
          : { ...closing, minutes: before }
      expect(isOpenOn(hours, { ...last, dayOfWeek: dayOfWeekOf(last.date) })).toBe(true)
    }),
  )
})

/** spec('decisions never-missing-an-order.5') */
test.each([
  { time: '19:59', began: undefined },
  { time: '20:00', began: { date: '2026-11-20', time: '20:00' } },
  { time: '23:59', began: { date: '2026-11-20', time: '20:00' } },
  // The night before, which ends at two.
  { time: '01:59', began: { date: '2026-11-19', time: '20:00' } },
  { time: '02:00', began: undefined },
])('a shop open at $time opened at $began.time', ({ time, began }) => {
  const hours = (date: string) => hoursOn(date, everyDay('20:00', '02:00'), [])
  expect(openedOn(hours, at('2026-11-20', time))).toEqual(began)
})
