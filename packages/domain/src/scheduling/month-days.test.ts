import { expect, test } from 'vitest'
import { addMonths, daysSinceMonday, weeksOfMonth } from './month-days.ts'

test('a month later is the same day, or the last one that there is', () => {
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29')
  expect(addMonths('2026-11-27', 1)).toBe('2026-12-27')
  expect(addMonths('2026-11-27', -12)).toBe('2025-11-27')
})

test('the weeks of a month begin on Monday and have its days alone', () => {
  const weeks = weeksOfMonth('2026-11-27')
  // The first of November of 2026 is a Sunday.
  expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01'])
  expect(weeks).toHaveLength(6)
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30)
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
  expect(weeks.flat().indexOf('2026-11-27') % 7).toBe(daysSinceMonday('2026-11-27'))
  expect(daysSinceMonday('2026-11-27')).toBe(4)
})
