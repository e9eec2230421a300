import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from '../scheduling/day-of-week.ts'
import { slotInstant } from '../scheduling/slots.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { isForMode, isOnSale, nextBorder, nextOnSale, saleEnd, type SaleTerms } from './sale-rule.ts'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const SANTIAGO = 'America/Santiago'

/** A rule that holds at these hours on each day, or always. */
function daily(interval?: string, others: Partial<SaleTerms> = {}): SaleTerms {
  const [startAt = '', endAt = ''] = interval?.split('-') ?? []
  const workingDays = DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] }))
  return {
    workingDays: interval ? workingDays : [],
    firstDay: null,
    lastDay: null,
    orderModes: [],
    ...others,
  }
}

const at = (wall: string, timeZone = BUENOS_AIRES): Date => {
  const [date = '', time = ''] = wall.split(' ')
  const instant = slotInstant(date, time, timeZone)
  if (!instant) throw new Error(`${wall} is never shown`)
  return instant
}
const isOn = (rules: readonly SaleTerms[], wall: string) => isOnSale(rules, wallClock(at(wall), BUENOS_AIRES))

/** When it is next the hour of the rules, as the wall shows it. */
function next(rules: readonly SaleTerms[], from: Date, timeZone = BUENOS_AIRES): string | undefined {
  const instant = nextOnSale(rules, { at: from, timeZone })
  if (!instant) return undefined
  const { date, minutes } = wallClock(instant, timeZone)
  return `${date} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** spec('decisions availability.3') */
test('an hour begins with its first minute and is over with its last', () => {
  const breakfast = [daily('08:00-11:00')]
  expect(['07:59', '08:00', '10:59', '11:00'].map((time) => isOn(breakfast, `2026-12-01 ${time}`))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

/** spec('decisions availability.3') */
test('hours past midnight belong to the day on which they begin, and so do first and last day', () => {
  const night = daily('23:00-00:30', { firstDay: '2026-12-04', lastDay: '2026-12-05' })
  const times = [
    '2026-12-03 23:59',
    '2026-12-04 00:00',
    '2026-12-04 23:59',
    '2026-12-05 00:00',
    '2026-12-05 00:29',
    '2026-12-05 00:30',
    '2026-12-06 00:29',
    '2026-12-06 00:30',
    '2026-12-06 23:59',
  ]
  expect(times.filter((time) => isOn([night], time))).toEqual([
    '2026-12-04 23:59',
    '2026-12-05 00:00',
    '2026-12-05 00:29',
    '2026-12-06 00:29',
  ])
  // A night that begins on one day of the week alone.
  const [, , , , friday] = night.workingDays
  const fridays = daily(undefined, { workingDays: friday ? [friday] : [] })
  expect(['2026-12-05 00:29', '2026-12-06 00:29'].map((time) => isOn([fridays], time))).toEqual([true, false])
})

/** spec('decisions availability.3') */
test('the rule of a plate and that of its category both hold: from where the later begins to where the earlier ends', () => {
  const rules = [daily('08:00-11:00'), daily('10:00-13:00')]
  expect(['09:59', '10:00', '10:59', '11:00'].map((time) => isOn(rules, `2026-12-01 ${time}`))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(next(rules, at('2026-12-01 11:00'))).toBe('2026-12-02 10:00')
  expect(saleEnd(rules, { at: at('2026-12-01 10:30'), timeZone: BUENOS_AIRES })).toEqual({
    date: '2026-12-01',
    time: '11:00',
  })
  expect(next([daily('08:00-11:00'), daily('12:00-13:00')], at('2026-12-01 08:00'))).toBeUndefined()
})

test('a season begins on its first day, however far it is, and is over after its last', () => {
  const summer = [daily(undefined, { firstDay: '2027-06-01', lastDay: '2027-06-30' })]
  expect(next(summer, at('2026-12-01 12:00'))).toBe('2027-06-01 0:00')
  expect(next(summer, at('2027-06-30 23:59'))).toBe('2027-06-30 23:59')
  expect(next(summer, at('2027-07-01 00:00'))).toBeUndefined()
  expect(saleEnd(summer, { at: at('2027-06-01 00:00'), timeZone: BUENOS_AIRES })).toEqual({
    date: '2027-07-01',
    time: '00:00',
  })
})

test('rules without modes are for all of them', () => {
  const rules = [daily(), daily(undefined, { orderModes: ['DELIVERY', 'TAKE_AWAY'] })]
  expect(isForMode(rules, 'DELIVERY')).toBe(true)
  expect(isForMode(rules, 'IN_DINING')).toBe(false)
  expect(isForMode([...rules, daily(undefined, { orderModes: ['IN_DINING'] })], 'DELIVERY')).toBe(false)
})

/** spec('decisions availability.3') */
test('hours that a change of the clock skips are for another day, those that it shows twice come twice', () => {
  // On 2026-09-06 Santiago's clocks go from 00:00 to 01:00, on 2027-04-04 from 00:00 to 23:00.
  const skipped = [daily('00:15-00:45')]
  expect(next(skipped, at('2026-09-05 23:30', SANTIAGO), SANTIAGO)).toBe('2026-09-07 0:15')
  const across = [daily('00:15-02:00')]
  expect(next(across, at('2026-09-05 23:30', SANTIAGO), SANTIAGO)).toBe('2026-09-06 1:00')
  const twice = [daily('22:00-23:30')]
  const first = at('2027-04-03 23:30', SANTIAGO)
  expect(isOnSale(twice, wallClock(first, SANTIAGO))).toBe(false)
  const again = nextOnSale(twice, { at: first, timeZone: SANTIAGO })
  expect(again?.getTime()).toBe(first.getTime() + 30 * 60_000)
  // And one that has begun is over for as long as the clock shows what was before it.
  const late = new Date(first.getTime() + 15 * 60_000)
  const border = nextBorder(daily('23:30-02:00'), { at: late, timeZone: SANTIAGO })
  expect(border?.getTime()).toBe(late.getTime() + 15 * 60_000)
})

const MINUTE_MS = 60_000
const LONGEST_MINUTES = 3 * 24 * 60

// Many of them about midnight, when clocks are set here.
const time = fc
  .oneof(fc.integer({ min: 0, max: 47 }), fc.constantFrom(0, 1, 2, 45, 46, 47))
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
const interval = fc.record({ startAt: time, endAt: time })
const anyHours: fc.Arbitrary<SaleTerms> = fc.record({
  workingDays: fc.array(
    fc.record({
      dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK),
      workingHours: fc.array(interval, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 5 },
  ),
  firstDay: fc.constantFrom(null, null, '2027-04-03', '2026-09-06'),
  lastDay: fc.constantFrom(null, null, '2027-04-04', '2026-09-06'),
  orderModes: fc.constant([]),
})
const fullDay = fc.constantFrom('2026-09-05', '2026-09-06', '2027-04-03', '2027-04-04', '2026-12-25')
const anyRule = fc.oneof(
  { arbitrary: anyHours, weight: 3 },
  fc.uniqueArray(fullDay, { minLength: 1 }).map((fullDays) => daily(undefined, { fullDays })),
)

/** Some days around a change of the clock, or some hours. */
const anyMoment = fc
  .oneof(
    fc.tuple(
      fc.constantFrom('2026-09-04T12:00:00Z', '2027-04-02T12:00:00Z', '2026-12-24T12:00:00Z'),
      fc.integer({ min: 0, max: LONGEST_MINUTES }),
    ),
    fc.tuple(
      fc.constantFrom('2026-09-06T00:00:00Z', '2027-04-03T23:00:00Z'),
      fc.integer({ min: 0, max: 8 * 60 }),
    ),
  )
  .map(([from, minutes]) => ({ at: new Date(Date.parse(from) + minutes * MINUTE_MS), timeZone: SANTIAGO }))

/** spec('decisions availability.3') */
test('the next hour is the first minute of any rules, over nights and changes of the clock', () => {
  const each = fc.property(fc.array(anyRule, { minLength: 1, maxLength: 2 }), anyMoment, (rules, local) => {
    const found = nextOnSale(rules, local)
    for (let minute = 0; minute <= LONGEST_MINUTES; minute += 15) {
      const instant = new Date(local.at.getTime() + minute * MINUTE_MS)
      if (found && instant >= found) break
      expect(isOnSale(rules, wallClock(instant, SANTIAGO))).toBe(false)
    }
    if (found) expect(isOnSale(rules, wallClock(found, SANTIAGO))).toBe(true)
  })
  fc.assert(each, { numRuns: 300 })
})

/** spec('decisions availability.4') */
test('nothing of a rule changes before its next border', () => {
  const each = fc.property(anyRule, anyMoment, (rule, local) => {
    const border = nextBorder(rule, local)?.getTime() ?? Infinity
    expect(border).toBeGreaterThan(local.at.getTime())
    const now = isOnSale([rule], wallClock(local.at, SANTIAGO))
    for (let minute = 15; minute <= LONGEST_MINUTES; minute += 15) {
      const instant = new Date(local.at.getTime() + minute * MINUTE_MS)
      if (instant.getTime() >= border) break
      expect(isOnSale([rule], wallClock(instant, SANTIAGO))).toBe(now)
    }
  })
  fc.assert(each, { numRuns: 300 })
})
