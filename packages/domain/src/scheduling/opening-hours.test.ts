import { describe, expect, test } from 'vitest'
import { hoursByDay, isOpenAt, type WorkingDay } from './opening-hours.ts'
import type { WallClock } from './wall-clock.ts'
import { minutesOf } from './wall-time.ts'

const at = (dayOfWeek: WallClock['dayOfWeek'], time: string): WallClock => ({
  date: '2026-11-20',
  dayOfWeek,
  minutes: minutesOf(time),
})
const on = (dayOfWeek: WorkingDay['dayOfWeek'], ...hours: (readonly [string, string])[]): WorkingDay => ({
  dayOfWeek,
  workingHours: hours.map(([startAt, endAt]) => ({ startAt, endAt })),
})

describe('isOpenAt', () => {
  const night = [on('FRIDAY', ['20:00', '02:00'])]
  test.each([
    ['FRIDAY', '19:59', false],
    ['FRIDAY', '20:00', true],
    ['FRIDAY', '23:59', true],
    ['SATURDAY', '00:00', true],
    ['SATURDAY', '00:30', true],
    ['SATURDAY', '01:59', true],
    ['SATURDAY', '02:00', false],
    ['SATURDAY', '20:30', false],
    ['FRIDAY', '00:30', false],
    ['FRIDAY', '01:00', false],
  ] as const)('20:00 to 02:00 on Friday: %s %s is %s', (day, time, open) => {
    expect(isOpenAt(night, at(day, time))).toBe(open)
  })

  test('the night from Sunday reaches into Monday', () => {
    expect(isOpenAt([on('SUNDAY', ['22:00', '01:00'])], at('MONDAY', '00:30'))).toBe(true)
  })

  test.each([
    ['00:00', '23:59'],
    ['00:00', '00:00'],
    ['00:00', '24:00'],
  ] as const)('%s to %s is the whole day and no more', (startAt, endAt) => {
    const day = [on('FRIDAY', [startAt, endAt])]
    expect(['00:00', '12:00', '23:59'].map((time) => isOpenAt(day, at('FRIDAY', time)))).toEqual([
      true,
      true,
      true,
    ])
    expect(isOpenAt(day, at('SATURDAY', '00:00'))).toBe(false)
    expect(isOpenAt(day, at('THURSDAY', '23:59'))).toBe(false)
  })

  test('a break at midday is a break', () => {
    const split = [on('MONDAY', ['11:00', '15:00'], ['19:00', '23:00'])]
    expect(['14:59', '15:00', '18:59', '19:00'].map((time) => isOpenAt(split, at('MONDAY', time)))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('without hours it is never open', () => {
    expect(isOpenAt([], at('MONDAY', '12:00'))).toBe(false)
  })
})

describe('hoursByDay', () => {
  /** spec('000 §2.49') spec('decisions the-server-is-the-authority.7') */
  test('lists all seven days from Monday, the hours in order', () => {
    const days = hoursByDay([on('TUESDAY', ['19:00', '23:00']), on('TUESDAY', ['11:00', '15:00'])])
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual(on('MONDAY'))
    expect(days[1]).toEqual(on('TUESDAY', ['11:00', '15:00'], ['19:00', '23:00']))
  })
})
