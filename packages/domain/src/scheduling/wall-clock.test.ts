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

test('a zone is read once a minute, which begins and ends where its clock turns', async () => {
  vi.resetModules()
  const { wallClock } = await import('./wall-clock.ts')
  const at = (time: string, zone = 'Asia/Kathmandu') => wallClock(new Date(`${time}Z`), zone)
  const noon = at('2026-11-20T06:15:00.000')
  expect(noon).toEqual({ date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 720 })
  expect(at('2026-11-20T06:15:59.999')).toBe(noon)
  expect(at('2026-11-20T06:14:59.999')).toMatchObject({ minutes: 719 })
  expect(at('2026-11-20T06:16:00.000')).toMatchObject({ minutes: 721 })
  // Until 1972 Monrovia was 44 minutes and 30 seconds behind.
  expect(at('1971-05-01T12:00:29.000', 'Africa/Monrovia')).toMatchObject({ minutes: 675 })
  expect(at('1971-05-01T12:00:30.000', 'Africa/Monrovia')).toMatchObject({ minutes: 676 })
})

test('every date has its weekday, and what is none has no weekday', () => {
  const days = Array.from({ length: 8 }, (_, day) => dayOfWeekOf(`2027-01-0${day + 1}`).slice(0, 2))
  expect(days.join(' ')).toBe('FR SA SU MO TU WE TH FR')
  expect(() => dayOfWeekOf('mañana')).toThrow(new RangeError('mañana is no date'))
})
