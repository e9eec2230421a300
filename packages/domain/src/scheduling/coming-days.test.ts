import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openAhead, reallyOpen } from './coming-days.ts'
import { DAYS_OF_WEEK } from './day-of-week.ts'
import { isOpenOn, type HoursOfDates } from './hours-on.ts'
import { dayOfWeekOf } from './wall-clock.ts'
import { addDays, timeOf } from './wall-time.ts'

// A Friday.
const TODAY = '2026-11-27'
const clockAt = (date: string, minutes: number) => ({ date, minutes, dayOfWeek: dayOfWeekOf(date) })
const now = clockAt(TODAY, 13 * 60)

const week = (...texts: readonly string[]) =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: texts.map((text) => ({ startAt: text.slice(0, 5), endAt: text.slice(6) })),
  }))

const textOf = (hours: HoursOfDates, date: string): string =>
  hours(date)
    .map(({ startAt, endAt }) => `${startAt}-${endAt}`)
    .join(', ')

const follows = { useSchedule: false, scheduleConfigs: [], exceptions: [], pausedUntil: undefined }

/** spec('decisions the-local.5') */
describe('the days that come, as they will be', () => {
  const contact = {
    workingDays: week('12:00-15:30', '20:00-02:00'),
    exceptions: [{ day: '2026-12-08', workingHours: [] }],
    pausedUntil: undefined,
  }
  const night = {
    key: 'delivery',
    useSchedule: true,
    scheduleConfigs: [{ firstDay: null, lastDay: null, workingDays: week('21:00-01:00') }],
    exceptions: [{ day: '2026-11-28', workingHours: [{ startAt: '19:00', endAt: '23:00' }] }],
    pausedUntil: undefined,
  }

  test('a mode sells by its own hours while its contact is open, and a closed day closes it too', () => {
    const { contact: open, modes } = openAhead(
      { ...contact, modes: [night, { ...follows, key: 'retiro' }] },
      now,
      14,
    )
    const delivery = modes.get('delivery') ?? (() => [])
    expect(textOf(open, TODAY)).toBe('12:00-15:30, 20:00-02:00')
    expect(textOf(delivery, TODAY)).toBe('21:00-01:00')
    expect(textOf(delivery, '2026-11-28')).toBe('20:00-23:00')
    expect(textOf(open, '2026-12-08')).toBe('')
    expect(textOf(delivery, '2026-12-08')).toBe('')
    expect(textOf(modes.get('retiro') ?? (() => []), TODAY)).toBe('12:00-15:30, 20:00-02:00')
  })

  test('a pause takes what is left of it, from now on', () => {
    const pausedUntil = { date: '2026-11-28', minutes: 30 }
    const { contact: open } = openAhead({ ...contact, modes: [], pausedUntil }, now, 14)
    expect(textOf(open, TODAY)).toBe('12:00-13:00')
    expect(textOf(open, '2026-11-28')).toBe('00:30-02:00, 12:00-15:30, 20:00-02:00')
  })

  test('minute by minute it is what orders are judged by', () => {
    const interval = fc
      .tuple(fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([start, long]) => ({
        startAt: timeOf(start),
        endAt: (start + long) % 1440 === 0 ? '24:00' : timeOf((start + long) % 1440),
      }))
    const hours = fc.array(fc.array(interval, { maxLength: 2 }), { minLength: 5, maxLength: 5 }).map(
      (days): HoursOfDates =>
        (date) =>
          days[(Date.parse(date) / 86_400_000) % 5] ?? [],
    )
    fc.assert(
      fc.property(hours, hours, (some, others) => {
        const told = reallyOpen({ all: [some, others], now, pausedUntil: undefined }, 4)
        for (const minute of Array.from({ length: 3 * 96 }, (_, at) => at * 15)) {
          const clock = clockAt(addDays(TODAY, Math.floor(minute / 1440) + 1), minute % 1440)
          expect(isOpenOn(told, clock)).toBe(isOpenOn(some, clock) && isOpenOn(others, clock))
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('a night that runs into days that are open throughout is told by dates', () => {
  const saturday = '2026-11-28'
  const hours: HoursOfDates = (date) => [
    date === saturday ? { startAt: '20:00', endAt: '02:00' } : { startAt: '00:00', endAt: '24:00' },
  ]
  const open = reallyOpen({ all: [hours], now, pausedUntil: undefined }, 4)
  expect([saturday, '2026-11-29', '2026-11-30'].map((date) => textOf(open, date))).toEqual([
    '20:00-24:00',
    '00:00-24:00',
    '00:00-24:00',
  ])
})
