import { expect, test } from 'vitest'
import { isOpenAt } from './opening-hours.ts'
import { slotHours } from './slot-hours.ts'
import { weekWithExceptions } from './week-with-exceptions.ts'

const hoursOf = (schedule: ReturnType<typeof slotHours>, day: string) =>
  schedule.schedulerDaysInfo.find(({ dayOfWeek }) => dayOfWeek === day)?.availableHours

test('cuts an evening into half hours, the last one ending by the end', () => {
  const week = slotHours([{ dayOfWeek: 'MONDAY', workingHours: [{ startAt: '20:00', endAt: '21:45' }] }], 30)
  expect(hoursOf(week, 'MONDAY')).toEqual(['20:00', '20:30', '21:00'])
})

test('what runs past midnight stands on the next day, also from Sunday to Monday', () => {
  const week = slotHours([{ dayOfWeek: 'SUNDAY', workingHours: [{ startAt: '23:00', endAt: '01:00' }] }], 30)
  expect(hoursOf(week, 'SUNDAY')).toEqual(['23:00', '23:30'])
  expect(hoursOf(week, 'MONDAY')).toEqual(['00:00', '00:30'])
})

test('a whole day gives 48 half hours', () => {
  const week = slotHours([{ dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '00:00', endAt: '00:00' }] }], 30)
  expect(hoursOf(week, 'FRIDAY')).toHaveLength(48)
})

test('an end of 23:59 is midnight, so that the last half hour can be chosen', () => {
  const week = slotHours([{ dayOfWeek: 'MONDAY', workingHours: [{ startAt: '22:00', endAt: '23:59' }] }], 30)
  expect(hoursOf(week, 'MONDAY')).toEqual(['22:00', '22:30', '23:00', '23:30'])
})

test('an exception replaces the hours of its date alone', () => {
  const always = [{ startAt: '00:00', endAt: '00:00' }]
  const week = weekWithExceptions(
    [
      { dayOfWeek: 'FRIDAY', workingHours: always },
      { dayOfWeek: 'SATURDAY', workingHours: always },
    ],
    [{ day: '2026-11-20', workingHours: [] }],
    '2026-11-20',
  )
  expect(isOpenAt(week, { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 720 })).toBe(false)
  expect(isOpenAt(week, { date: '2026-11-21', dayOfWeek: 'SATURDAY', minutes: 720 })).toBe(true)
})
