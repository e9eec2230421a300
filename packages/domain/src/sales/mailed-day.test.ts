import { expect, test } from 'vitest'
import { mailedDayOf } from './mailed-day.ts'

/** spec('decisions sales-mail.2') */
test('from eight in the morning on it is yesterday, before that the day before it', () => {
  expect(mailedDayOf({ date: '2026-11-21', minutes: 7 * 60 + 59 })).toBe('2026-11-19')
  expect(mailedDayOf({ date: '2026-11-21', minutes: 8 * 60 })).toBe('2026-11-20')
  expect(mailedDayOf({ date: '2026-11-21', minutes: 23 * 60 + 59 })).toBe('2026-11-20')
  expect(mailedDayOf({ date: '2026-03-01', minutes: 0 })).toBe('2026-02-27')
})
