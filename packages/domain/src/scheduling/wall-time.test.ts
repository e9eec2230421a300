import { expect, test } from 'vitest'
import { daysBetween, minutesOf } from './wall-time.ts'

test('minutes are those of hours and minutes of two digits each, and of nothing around them', () => {
  expect(['00:00', '09:05', '23:59', '24:00'].map(minutesOf)).toEqual([0, 545, 1439, 1440])
  for (const text of ['', '9:05', '25:00', '12:60', '112:30', '12:300', ' 12:30', '12:30:00'])
    expect([text, minutesOf(text)]).toEqual([text, Number.NaN])
})

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
})
