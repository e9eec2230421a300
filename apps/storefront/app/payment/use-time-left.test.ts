import { expect, test } from 'vitest'
import { secondsUntil, timeText } from './use-time-left.ts'

/** spec('001 §2.22') */
test('counts whole seconds down to zero, and never below', () => {
  const until = '2026-11-20T21:15:00.000Z'
  expect(secondsUntil(until, new Date('2026-11-20T21:00:00.000Z'))).toBe(900)
  expect(secondsUntil(until, new Date('2026-11-20T21:14:59.001Z'))).toBe(1)
  expect(secondsUntil(until, new Date('2026-11-20T21:15:00.000Z'))).toBe(0)
  expect(secondsUntil(until, new Date('2026-11-20T22:00:00.000Z'))).toBe(0)
})

test('writes minutes and seconds', () => {
  expect([900, 65, 9, 0].map(timeText)).toEqual(['15:00', '1:05', '0:09', '0:00'])
})
