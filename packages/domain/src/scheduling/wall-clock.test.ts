import { afterEach, expect, test, vi } from 'vitest'
import { dayOfWeekOf } from './wall-clock.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('a zone is read anew for another instant only, and never prepared a second time', async () => {
  vi.resetModules()
  const { wallClock } = await import('./wall-clock.ts')
  const prepared = vi.spyOn(Intl, 'DateTimeFormat')
  const noon = wallClock(new Date('2026-11-20T12:00:00Z'), 'Pacific/Tongatapu')
  expect(wallClock(new Date('2026-11-20T12:00:00Z'), 'Pacific/Tongatapu')).toBe(noon)
  expect(wallClock(new Date('2026-11-20T12:01:00Z'), 'Pacific/Tongatapu')).toMatchObject({ minutes: 61 })
  expect(prepared).toHaveBeenCalledTimes(1)
})

test('every date has its weekday, and what is none has no weekday', () => {
  const days = Array.from({ length: 8 }, (_, day) => dayOfWeekOf(`2027-01-0${day + 1}`).slice(0, 2))
  expect(days.join(' ')).toBe('FR SA SU MO TU WE TH FR')
  expect(() => dayOfWeekOf('mañana')).toThrow(new RangeError('mañana is no date'))
})
