import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from './day-of-week.ts'
import { hoursOn, isOpenOn, nextOpeningOn, type DayException } from './hours-on.ts'
import type { WorkingDay, WorkingHours } from './opening-hours.ts'
import { slotHoursOn } from './slot-hours.ts'
import { availableDays, openingInstant, slotInstant } from './slots.ts'
import { wallClock } from './wall-clock.ts'
import { addDays, minutesOf, timeOf } from './wall-time.ts'

const MINUTE_MS = 60_000
const DAY = 1440
const SANTIAGO = 'America/Santiago'
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'

// In 2026 the clocks of Santiago go back at the midnight that ends 4 April, and forward at the one
// that ends 5 September; those of Buenos Aires are never set, and nights run past midnight in both.
const around = (timeZone: string, from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 })
    .map((seconds) => ({ timeZone, now: new Date(seconds * 1000) }))
const anyPlace = fc.oneof(
  around(SANTIAGO, '2026-04-02T00:00:00Z', '2026-04-06T12:00:00Z'),
  around(SANTIAGO, '2026-09-03T00:00:00Z', '2026-09-07T12:00:00Z'),
  around(BUENOS_AIRES, '2026-12-29T00:00:00Z', '2027-01-02T12:00:00Z'),
)

const anyTime = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15))
const anyHours: fc.Arbitrary<WorkingHours> = fc.record({
  startAt: anyTime,
  endAt: fc.oneof(anyTime, fc.constant('23:59')),
})
const anyWeek: fc.Arbitrary<WorkingDay[]> = fc.subarray([...DAYS_OF_WEEK], { minLength: 1 }).chain((days) =>
  fc.tuple(
    ...days.map((dayOfWeek) =>
      fc.record({
        dayOfWeek: fc.constant(dayOfWeek),
        workingHours: fc.array(anyHours, { minLength: 1, maxLength: 3 }),
      }),
    ),
  ),
)
/** Exceptions of the days around today, closed ones among them. */
const anyExceptions = fc.array(
  fc.record({
    daysAhead: fc.integer({ min: -1, max: 6 }),
    workingHours: fc.array(anyHours, { maxLength: 2 }),
  }),
  { maxLength: 4 },
)

const anyShop = fc
  .record({
    place: anyPlace,
    week: anyWeek,
    exceptions: anyExceptions,
    slotMinutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
    leadMinutes: fc.constantFrom(0, 15, 30, 90, 600, 2880),
    horizonDays: fc.integer({ min: 1, max: 8 }),
  })
  .map((shop) => {
    const clock = wallClock(shop.place.now, shop.place.timeZone)
    const exceptions: DayException[] = shop.exceptions.map(({ daysAhead, workingHours }) => ({
      day: addDays(clock.date, daysAhead),
      workingHours,
    }))
    return { ...shop, clock, exceptions, hours: (date: string) => hoursOn(date, shop.week, exceptions) }
  })
type Shop = typeof anyShop extends fc.Arbitrary<infer Value> ? Value : never

const slotsOf = (shop: Shop) =>
  availableDays({
    ...shop,
    hoursOf: (date) =>
      slotHoursOn(date, (one) => ({ hours: shop.hours(one), slotMinutes: shop.slotMinutes })),
  })

/**
 * Told anew, in minutes since the midnight of `date`: what is open on it, the end of the night
 * before included.
 */
const spansOn = (shop: Shop, date: string): readonly (readonly [start: number, end: number])[] =>
  [0, 1].flatMap((daysBack) =>
    shop.hours(addDays(date, -daysBack)).map(({ startAt, endAt }) => {
      const start = minutesOf(startAt)
      const end = endAt === '23:59' ? DAY : minutesOf(endAt)
      return [start - daysBack * DAY, (end > start ? end : end + DAY) - daysBack * DAY] as const
    }),
  )

const check = (holds: (shop: Shop) => void) => fc.assert(fc.property(anyShop, holds), { numRuns: 300 })

test('every slot lies whole within hours of its date, exceptions included', () => {
  check((shop) => {
    for (const { date, availableHours } of slotsOf(shop)) {
      const spans = spansOn(shop, date)
      for (const time of availableHours) {
        const start = minutesOf(time)
        const holder = spans.find(([from, to]) => from <= start && start + shop.slotMinutes <= to)
        expect([date, time, holder]).toEqual([date, time, expect.anything()])
      }
    }
  })
})

test('nothing begins on a date that an exception closes, but for the end of the night before', () => {
  check((shop) => {
    const firsts = shop.exceptions.filter(
      ({ day }, index) => shop.exceptions.findIndex((one) => one.day === day) === index,
    )
    const closed = new Set(
      firsts.filter(({ workingHours }) => workingHours.length === 0).map(({ day }) => day),
    )
    for (const { date, availableHours } of slotsOf(shop).filter((day) => closed.has(day.date))) {
      const nightEnds = Math.max(0, ...spansOn(shop, date).map(([, to]) => to))
      expect(shop.hours(date)).toEqual([])
      expect(availableHours.every((time) => minutesOf(time) + shop.slotMinutes <= nightEnds)).toBe(true)
      expect(shop.hours(addDays(date, -1))).not.toEqual([])
    }
  })
})

/** spec('000 §4.28') */
test('every slot exists on the wall and lies ahead by the lead, in minutes that really pass', () => {
  check((shop) => {
    const { now, timeZone } = shop.place
    const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
    for (const { date, availableHours } of slotsOf(shop)) {
      for (const time of availableHours) {
        const instant = slotInstant(date, time, timeZone)
        if (!instant) throw new Error(`${date} ${time} does not exist in ${timeZone}`)
        const clock = wallClock(instant, timeZone)
        expect([clock.date, timeOf(clock.minutes)]).toEqual([date, time])
        expect((instant.getTime() - minute) / MINUTE_MS).toBeGreaterThanOrEqual(shop.leadMinutes)
      }
    }
  })
})

/** spec('000 §4.29') */
test('days and hours are sorted, none comes twice, none is empty, none lies past the horizon', () => {
  check((shop) => {
    const days = slotsOf(shop)
    const dates = days.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
    for (const { date, dayOfWeek, availableHours } of days) {
      expect(availableHours).toEqual([...new Set(availableHours)].toSorted())
      expect(availableHours.length).toBeGreaterThan(0)
      expect(date >= shop.clock.date && date < addDays(shop.clock.date, shop.horizonDays)).toBe(true)
      expect(wallClock(new Date(`${date}T12:00:00Z`), 'UTC').dayOfWeek).toBe(dayOfWeek)
    }
  })
})

test('no slot is kept back: whatever is cut from the hours, exists and lies ahead is offered', () => {
  check((shop) => {
    const { now, timeZone } = shop.place
    const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
    const offered = new Set(
      slotsOf(shop).flatMap(({ date, availableHours }) => availableHours.map((time) => `${date} ${time}`)),
    )
    const dates = Array.from({ length: shop.horizonDays }, (_, index) => addDays(shop.clock.date, index))
    for (const date of dates) {
      for (const [from, to] of spansOn(shop, date)) {
        for (let start = from; start + shop.slotMinutes <= to; start += shop.slotMinutes) {
          if (start < 0 || start >= DAY) continue
          const instant = slotInstant(date, timeOf(start), timeZone)
          const isAhead = instant && instant.getTime() >= minute + shop.leadMinutes * MINUTE_MS
          expect([date, timeOf(start), offered.has(`${date} ${timeOf(start)}`)]).toEqual([
            date,
            timeOf(start),
            Boolean(isAhead),
          ])
        }
      }
    }
  })
})

/** spec('decisions the-server-is-the-authority.7') */
test('a closed door opens at the moment that is promised, and not before', () => {
  check((shop) => {
    const { now, timeZone } = shop.place
    const isOpen = (instant: number) => isOpenOn(shop.hours, wallClock(new Date(instant), timeZone))
    fc.pre(!isOpen(now.getTime()))
    const next = nextOpeningOn(shop.hours, shop.clock)
    const at = next && openingInstant(next, shop.place)
    // Hours that lie whole within the hour that is skipped never come.
    if (!at || !isOpen(at.getTime())) return fc.pre(false)
    for (let one = now.getTime(); one < at.getTime(); one += 15 * MINUTE_MS) expect(isOpen(one)).toBe(false)
  })
})
