import { expect, test } from 'vitest'
import { hoursBetween, salesDayOf } from './sales-day.ts'

test('until five in the morning it is still the day before', () => {
  expect(salesDayOf({ date: '2026-11-21', minutes: 4 * 60 + 59 })).toBe('2026-11-20')
  expect(salesDayOf({ date: '2026-11-21', minutes: 5 * 60 })).toBe('2026-11-21')
  expect(salesDayOf({ date: '2026-11-21', minutes: 23 * 60 + 59 })).toBe('2026-11-21')
  expect(salesDayOf({ date: '2026-03-01', minutes: 0 })).toBe('2026-02-28')
})

test('hours follow one another as they pass, beyond midnight, and none between is left out', () => {
  expect(hoursBetween([1, 22])).toEqual([22, 23, 0, 1])
  expect(hoursBetween([12, 14, 12])).toEqual([12, 13, 14])
  expect(hoursBetween([4, 5])).toHaveLength(24)
  expect(hoursBetween([5])).toEqual([5])
  expect(hoursBetween([])).toEqual([])
})
