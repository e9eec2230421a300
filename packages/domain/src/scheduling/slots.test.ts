import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  availableDays,
  defaultSlot,
  isSlotValid,
  nextPossibleMoment,
  openingInstant,
  slotInstant,
  slotInstants,
} from './slots.ts'
import { dayOfWeekOf, wallClock } from './wall-clock.ts'

const SANTIAGO = 'America/Santiago'
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'

describe('wallClock', () => {
  test.each([
    ['2026-11-20T15:04:05Z', BUENOS_AIRES, { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 12 * 60 + 4 }],
    ['2026-11-21T02:59:59Z', BUENOS_AIRES, { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 1439 }],
    ['2026-11-21T03:00:00Z', BUENOS_AIRES, { date: '2026-11-21', dayOfWeek: 'SATURDAY', minutes: 0 }],
    ['2026-12-31T23:00:00Z', SANTIAGO, { date: '2026-12-31', dayOfWeek: 'THURSDAY', minutes: 20 * 60 }],
  ])('%s in %s', (instant, zone, clock) => {
    expect(wallClock(new Date(instant), zone)).toEqual(clock)
  })

  test('a zone that does not exist is an error', () => {
    expect(() => wallClock(new Date(0), 'America/Atlantis')).toThrow(RangeError)
  })
})

// In 2026 the clocks of Santiago go back at the midnight that ends Saturday 4 April, and forward at
// the one that ends Saturday 5 September: 23:00 to 23:59 comes twice, and 00:00 to 00:59 not at
// all.
/** spec('decisions prices-and-time.6') */
test.each([
  // The hour before the midnight that ends 4 April comes twice, the one after 5 September never.
  ['2026-04-04', '23:30', ['2026-04-05T02:30:00.000Z', '2026-04-05T03:30:00.000Z']],
  ['2026-04-05', '00:00', ['2026-04-05T04:00:00.000Z']],
  ['2026-09-06', '00:30', []],
  ['2026-11-30', '06:00', ['2026-11-30T09:00:00.000Z']],
  ['2026-11-31', '06:00', []],
])('on the wall of Santiago %s %s comes at %j', (date, time, instants) => {
  expect(slotInstants(date, time, SANTIAGO).map((instant) => instant.toISOString())).toEqual(instants)
})

describe('slotInstant', () => {
  /** spec('decisions the-server-is-the-authority.7') */
  test('a time that comes twice is the first one', () => {
    expect(slotInstant('2026-04-04', '23:30', SANTIAGO)?.toISOString()).toBe('2026-04-05T02:30:00.000Z')
    expect(wallClock(new Date('2026-04-05T03:30:00Z'), SANTIAGO)).toMatchObject({
      date: '2026-04-04',
      minutes: 1410,
    })
  })

  test('a time that is skipped does not exist, its neighbours do', () => {
    expect(slotInstant('2026-09-06', '00:00', SANTIAGO)).toBeUndefined()
    expect(slotInstant('2026-09-06', '00:59', SANTIAGO)).toBeUndefined()
    expect(slotInstant('2026-09-05', '23:59', SANTIAGO)?.toISOString()).toBe('2026-09-06T03:59:00.000Z')
    expect(slotInstant('2026-09-06', '01:00', SANTIAGO)?.toISOString()).toBe('2026-09-06T04:00:00.000Z')
  })

  test('the day after the change has the new offset', () => {
    expect(slotInstant('2026-04-05', '12:00', SANTIAGO)?.toISOString()).toBe('2026-04-05T16:00:00.000Z')
    expect(slotInstant('2026-09-06', '12:00', SANTIAGO)?.toISOString()).toBe('2026-09-06T15:00:00.000Z')
  })

  test.each([
    ['2026-02-30', '12:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', '9:00'],
    ['mañana', '12:00'],
    ['2026-11-20', ''],
  ])('%s %s is no time', (date, time) => {
    expect(slotInstant(date, time, SANTIAGO)).toBeUndefined()
  })

  test('is the way back from the wall, all year round', () => {
    const anyInstant = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        anyInstant,
        fc.constantFrom(SANTIAGO, BUENOS_AIRES, 'America/Asuncion', 'UTC'),
        (instant, zone) => {
          const { date, minutes } = wallClock(instant, zone)
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
          const back = slotInstant(date, time, zone)
          expect(back && wallClock(back, zone)).toEqual(wallClock(instant, zone))
        },
      ),
    )
  })
})

const every =
  (...hours: string[]) =>
  () =>
    hours
const friday = (minutes: number) => ({ date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes }) as const

describe('availableDays', () => {
  /** spec('000 §4.28') spec('decisions constants.4') */
  test('keeps what lies ahead by the lead, in order and once', () => {
    const days = availableDays({
      hoursOf: every('13:00', '12:30', '12:30', '12:00'),
      clock: friday(12 * 60),
      leadMinutes: 30,
      horizonDays: 2,
    })
    expect(days).toEqual([
      { date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['12:30', '13:00'] },
      { date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['12:00', '12:30', '13:00'] },
    ])
  })

  /** spec('000 §4.29') */
  test('drops today when nothing of it remains, and the days without hours', () => {
    const hoursOf = (date: string) => (dayOfWeekOf(date) === 'FRIDAY' ? ['12:00'] : [])
    const days = availableDays({ hoursOf, clock: friday(13 * 60), leadMinutes: 30, horizonDays: 15 })
    expect(days.map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04'])
  })

  test('the lead reaches across midnight', () => {
    const days = availableDays({
      hoursOf: every('00:10', '00:20'),
      clock: friday(1430),
      leadMinutes: 30,
      horizonDays: 2,
    })
    expect(days).toEqual([{ date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['00:20'] }])
  })

  test('leaves out the hour that the clock skips', () => {
    const input = {
      hoursOf: every('00:30', '01:00'),
      clock: { date: '2026-09-05', dayOfWeek: 'SATURDAY', minutes: 720 } as const,
      leadMinutes: 30,
      horizonDays: 3,
    }
    const hours = availableDays({
      ...input,
      place: { now: new Date('2026-09-05T16:00:00Z'), timeZone: SANTIAGO },
    }).map(({ availableHours }) => availableHours)
    expect(hours).toEqual([['01:00'], ['00:30', '01:00']])
  })

  /** spec('000 §4.28') */
  test('on the day of a change an hour is offered from the very minute at which the lead ends', () => {
    const days = availableDays({
      hoursOf: every('12:29', '12:30'),
      clock: { date: '2026-09-05', dayOfWeek: 'SATURDAY', minutes: 720 },
      leadMinutes: 30,
      horizonDays: 1,
      place: { now: new Date('2026-09-05T16:00:30Z'), timeZone: SANTIAGO },
    })
    expect(days[0]?.availableHours).toEqual(['12:30'])
  })

  // At 23:30 of the Saturday whose midnight is skipped to 01:00: two days later it is 00:30 of the
  // Tuesday, long after the change. In April, when 23:00 comes twice, it is 22:30 of the Monday.
  /** spec('000 §4.28') */
  test('a lead that reaches across a change is as long as it really lasts', () => {
    const offered = (now: string, hours: readonly string[]) => {
      const clock = wallClock(new Date(now), SANTIAGO)
      const place = { now: new Date(now), timeZone: SANTIAGO }
      return availableDays({ hoursOf: every(...hours), clock, leadMinutes: 2880, horizonDays: 4, place })
    }
    expect(offered('2026-09-06T03:30:00Z', ['00:00', '00:29', '00:30'])).toMatchObject([
      { date: '2026-09-08', availableHours: ['00:30'] },
    ])
    expect(offered('2026-04-05T02:30:00Z', ['22:29', '22:30'])).toMatchObject([
      { date: '2026-04-06', availableHours: ['22:30'] },
      { date: '2026-04-07', availableHours: ['22:29', '22:30'] },
    ])
  })

  test('where the clock is never set, the zone is asked for each day and not for each hour', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
    const place = { now: new Date('2026-11-20T15:00:00Z'), timeZone: BUENOS_AIRES }
    const days = availableDays({
      hoursOf: every(...hours),
      clock: friday(720),
      leadMinutes: 30,
      horizonDays: 91,
      place,
    })
    expect(days).toHaveLength(91)
    expect(asked.mock.calls.length).toBeLessThan(91 * 4)
    asked.mockRestore()
  })

  /** spec('000 §4.24') */
  test('the default is the first hour, and only what is offered can be chosen', () => {
    const days = availableDays({
      hoursOf: every('12:00'),
      clock: friday(600),
      leadMinutes: 30,
      horizonDays: 3,
    })
    expect(defaultSlot(days)).toEqual({ date: '2026-11-20', time: '12:00' })
    expect(defaultSlot([])).toBeUndefined()
    expect(defaultSlot([{ date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: [] }])).toBeUndefined()
    expect(isSlotValid(days, { date: '2026-11-22', time: '12:00' })).toBe(true)
    expect(isSlotValid(days, { date: '2026-11-23', time: '12:00' })).toBe(false)
    expect(isSlotValid(days, { date: '2026-11-22', time: '12:01' })).toBe(false)
  })
})

test('over any horizon exactly the hours that exist on the wall and lie ahead are offered', () => {
  const anyDate = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const zones = fc.constantFrom(
    SANTIAGO,
    BUENOS_AIRES,
    'America/Asuncion',
    'Europe/Madrid',
    'Pacific/Auckland',
  )
  fc.assert(
    fc.property(anyDate, zones, fc.integer({ min: 1, max: 91 }), (instant, timeZone, horizonDays) => {
      const clock = wallClock(instant, timeZone)
      const hours = ['00:00', '00:30', '02:30', '12:00']
      const place = { now: instant, timeZone }
      const days = availableDays({ hoursOf: () => hours, clock, leadMinutes: 30, horizonDays, place })
      const offered = days.flatMap(({ date, availableHours }) =>
        availableHours.map((time) => ({ date, time })),
      )
      expect(offered.every(({ date, time }) => slotInstant(date, time, timeZone))).toBe(true)
      const skipped = hours.length * horizonDays - offered.length
      // Of four hours a day, at most those of today, one of tomorrow and those of a change each way
      // are missing.
      expect(skipped).toBeLessThanOrEqual(8)
    }),
    { numRuns: 30 },
  )
})

describe('nextPossibleMoment', () => {
  const days = [{ date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['12:00'] }] as const
  const slot = { kind: 'slot', slot: { date: '2026-11-21', time: '12:00' } }
  test.each([
    ['ALL', true, { kind: 'now' }],
    ['ALL', false, slot],
    ['ON_DEMAND', true, { kind: 'now' }],
    ['ON_DEMAND', false, undefined],
    ['SCHEDULED', true, slot],
  ] as const)('%s, open: %s', (orderType, open, moment) => {
    expect(nextPossibleMoment({ orderType, open, days })).toEqual(moment)
  })

  test('without slots there is none', () => {
    expect(nextPossibleMoment({ orderType: 'SCHEDULED', open: true, days: [] })).toBeUndefined()
  })
})

describe('openingInstant', () => {
  const opens = (date: string, time: string, now: string) =>
    openingInstant({ date, time }, { now: new Date(now), timeZone: SANTIAGO })?.toISOString()

  test('a door that opens in the hour that is skipped opens when the clock is set', () => {
    expect(opens('2026-09-06', '00:30', '2026-09-05T20:00:00Z')).toBe('2026-09-06T04:00:00.000Z')
    expect(opens('2026-09-06', '01:30', '2026-09-05T20:00:00Z')).toBe('2026-09-06T04:30:00.000Z')
  })

  test('of a time that comes twice it is the one that lies ahead', () => {
    expect(opens('2026-04-04', '23:30', '2026-04-05T01:00:00Z')).toBe('2026-04-05T02:30:00.000Z')
    expect(opens('2026-04-04', '23:30', '2026-04-05T03:10:00Z')).toBe('2026-04-05T03:30:00.000Z')
    expect(opens('2026-04-04', '23:30', '2026-04-05T02:30:00Z')).toBe('2026-04-05T02:30:00.000Z')
    expect(opens('2026-04-04', '23:30', '2026-04-05T04:10:00Z')).toBeUndefined()
    expect(opens('2026-04-04', 'noon', '2026-04-05T01:00:00Z')).toBeUndefined()
  })
})
