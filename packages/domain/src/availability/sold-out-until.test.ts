import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenOn } from '../scheduling/hours-on.ts'
import type { WorkingHours } from '../scheduling/opening-hours.ts'
import { dayOfWeekOf, wallClock } from '../scheduling/wall-clock.ts'
import { soldOutUntil, type Lasting } from './sold-out-until.ts'

const timeZone = 'America/Argentina/Buenos_Aires'
const nights = (): readonly WorkingHours[] => [{ startAt: '20:00', endAt: '02:00' }]
const until = (lasting: Lasting, now: string, hours = (_: string) => nights()) =>
  soldOutUntil(lasting, { now: new Date(now), timeZone, hours })?.toISOString()
const tomorrow = { kind: 'TOMORROW' } as const

test('half an hour and two hours are that long', () => {
  expect(until({ kind: 'HALF_HOUR' }, '2026-11-20T23:45:00Z')).toBe('2026-11-21T00:15:00.000Z')
  expect(until({ kind: 'TWO_HOURS' }, '2026-11-20T23:45:00Z')).toBe('2026-11-21T01:45:00.000Z')
})

/** spec('decisions beyond-the-documents.5') */
describe('until tomorrow', () => {
  test.each([
    ['before opening', '2026-11-20T18:00:00Z'],
    ['at 23:59', '2026-11-21T02:59:00Z'],
    ['at midnight, the night being the same', '2026-11-21T03:00:00Z'],
    ['at 00:30', '2026-11-21T03:30:00Z'],
    ['while the kitchen is cleaned', '2026-11-21T06:00:00Z'],
  ])('%s is the opening of the day after', (_, now) => {
    expect(until(tomorrow, now)).toBe('2026-11-21T23:00:00.000Z')
  })

  test('skips the days on which the contact rests', () => {
    const notOnSaturday = (date: string) => (dayOfWeekOf(date) === 'SATURDAY' ? [] : nights())
    expect(until(tomorrow, '2026-11-20T23:30:00Z', notOnSaturday)).toBe('2026-11-22T23:00:00.000Z')
  })

  test('is midnight where there are no hours, and where nobody ever closes', () => {
    const always = () => [{ startAt: '00:00', endAt: '24:00' }]
    for (const hours of [() => [], always]) {
      expect(until(tomorrow, '2026-11-20T23:30:00Z', hours)).toBe('2026-11-21T03:00:00.000Z')
      expect(until(tomorrow, '2026-11-21T04:00:00Z', hours)).toBe('2026-11-22T03:00:00.000Z')
    }
  })

  test('is when the wall shows it, where the clock is set in between', () => {
    const hours = () => [{ startAt: '00:15', endAt: '06:00' }]
    // In Santiago the first hour of 6 September 2026 does not exist.
    const local = { now: new Date('2026-09-05T20:00:00Z'), timeZone: 'America/Santiago', hours }
    expect(soldOutUntil(tomorrow, local)?.toISOString()).toBe('2026-09-06T04:00:00.000Z')
  })

  test('always lies ahead, and the contact opens then', () => {
    const zones = fc.constantFrom('America/Santiago', 'America/Montevideo', 'Europe/Madrid', timeZone)
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, instant, fc.integer({ min: 4, max: 23 }), (zone, now, hour) => {
        const hours = () => [{ startAt: `${String(hour).padStart(2, '0')}:00`, endAt: '03:30' }]
        const back = soldOutUntil(tomorrow, { now, timeZone: zone, hours })
        if (!back) throw new Error('it never comes back')
        expect(back.getTime()).toBeGreaterThan(now.getTime())
        expect(wallClock(back, zone).minutes).toBe(hour * 60)
        expect(isOpenOn(hours, wallClock(back, zone))).toBe(true)
        expect(back.getTime() - now.getTime()).toBeLessThanOrEqual(50 * 60 * 60_000)
      }),
    )
  })
})

test('until a date is the opening of that day, or the next one', () => {
  const notOnMonday = (date: string) => (dayOfWeekOf(date) === 'MONDAY' ? [] : nights())
  const monday: Lasting = { kind: 'DATE', date: '2026-11-23' }
  expect(until(monday, '2026-11-20T18:00:00Z')).toBe('2026-11-23T23:00:00.000Z')
  expect(until(monday, '2026-11-20T18:00:00Z', notOnMonday)).toBe('2026-11-24T23:00:00.000Z')
})

test('a date that has come, or is more than a year away, is none', () => {
  const on = (date: string) => until({ kind: 'DATE', date }, '2026-11-21T03:30:00Z')
  expect(on('2026-11-20')).toBeUndefined()
  expect(on('2026-11-21')).toBe('2026-11-21T23:00:00.000Z')
  expect(on('2027-11-21')).toBe('2027-11-21T23:00:00.000Z')
  expect(on('2027-11-22')).toBeUndefined()
})

test('until further notice has no end', () => {
  const local = { now: new Date('2026-11-20T18:00:00Z'), timeZone, hours: nights }
  expect(soldOutUntil({ kind: 'NOTICE' }, local)).toBeNull()
})
