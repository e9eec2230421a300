import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAYS_OF_WEEK } from './day-of-week.ts'
import { asWorkingHours } from './hours-text.ts'
import { isOpenAt } from './opening-hours.ts'
import {
  columnsBegin,
  draggedEnd,
  isCellOpen,
  paintedWeek,
  piecesOfColumn,
  stretchesBetween,
  stretchesOf,
  type Stroke,
  type Week,
} from './painted-week.ts'

const DAY = 1440
const WEEK = 7 * DAY

const workingDays = (week: Week) =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: (week[dayOfWeek] ?? []).map(asWorkingHours),
  }))

/** Whether the week is open at a minute of it, as orders are judged. */
const isOpen = (week: Week, minute: number): boolean => {
  const day = Math.floor(minute / DAY)
  const dayOfWeek = DAYS_OF_WEEK[day] ?? 'MONDAY'
  return isOpenAt(workingDays(week), { date: '', dayOfWeek, minutes: minute % DAY })
}

const isIn = (minute: number, { stretches }: Stroke): boolean =>
  stretches.some(
    ({ start, end }) => (start <= minute && minute < end) || (start <= minute + WEEK && minute + WEEK < end),
  )

const cell = fc.record({ day: fc.nat({ max: 6 }), row: fc.nat({ max: 47 }) })

const stroke = fc.record({ one: cell, other: cell, isOpen: fc.boolean() })

const twoShifts: Week = Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, ['12:00-15:30', '20:00-02:00']]))

/** Returns the week that strokes paint into an empty one. */
const paintedBy = (strokes: readonly { one: Cell; other: Cell; isOpen: boolean }[]): Week =>
  strokes.reduce<Week>(
    (week, { one, other, isOpen: opens }) =>
      paintedWeek(week, { stretches: stretchesBetween(one, other, columnsBegin(week)), isOpen: opens }),
    {},
  )

type Cell = { readonly day: number; readonly row: number }

/** A tenth of all minutes, with the borders of half hours and one beside each. */
const LOOKED_AT = Array.from({ length: WEEK / 15 }, (_, at) => [at * 15, at * 15 + 14]).flat()

/** spec('decisions the-local.4') */
describe('a week that is painted', () => {
  test('painted hours are open, erased ones closed, and all others as they were', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 5 }), stroke, (before, { one, other, isOpen: opens }) => {
        const week = paintedBy(before)
        const last = { stretches: stretchesBetween(one, other, columnsBegin(week)), isOpen: opens }
        const painted = paintedWeek(week, last)
        for (const minute of LOOKED_AT)
          expect(isOpen(painted, minute)).toBe(isIn(minute, last) ? opens : isOpen(week, minute))
      }),
      { numRuns: 60 },
    )
  })

  test('painted, written as hours and painted again it is the same', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 6 }), (strokes) => {
        const week = paintedBy(strokes)
        const again = paintedWeek({}, { stretches: stretchesOf(week), isOpen: true })
        expect(stretchesOf(again)).toEqual(stretchesOf(week))
        expect(paintedWeek(week, { stretches: stretchesOf(week), isOpen: true })).toEqual(week)
      }),
    )
  })

  test('no two intervals overlap, and none is longer than a day', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 6 }), (strokes) => {
        const week = paintedBy(strokes)
        const spans = workingDays(week).flatMap(({ workingHours }) => workingHours)
        const length = stretchesOf(week).reduce((sum, { start, end }) => sum + end - start, 0)
        const said = spans.reduce((sum, { startAt, endAt }) => {
          const [from, to] = [startAt, endAt].map(
            (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
          )
          return sum + (((to ?? 0) - (from ?? 0) + DAY - 1) % DAY) + 1
        }, 0)
        expect(said).toBe(length)
      }),
    )
  })

  test('a night is one stretch, also from Sunday into Monday', () => {
    const night = paintedWeek({}, { stretches: [{ start: 6 * DAY + 1200, end: WEEK + 120 }], isOpen: true })
    expect(night).toEqual({ SUNDAY: ['20:00-02:00'] })
    expect(stretchesOf(night)).toEqual([{ start: 6 * DAY + 1200, end: WEEK + 120 }])
    expect(piecesOfColumn(night, 6, 360)).toMatchObject([{ start: 840, end: 1200 }])
    expect(piecesOfColumn(night, 0, 360)).toEqual([])
    expect(isCellOpen(stretchesOf(night), { day: 6, row: 39 }, 360)).toBe(true)
    expect(isCellOpen(stretchesOf(night), { day: 6, row: 40 }, 360)).toBe(false)
  })

  test('hours that meet become one, and days without a stroke stay as they were typed', () => {
    const week: Week = { MONDAY: ['12:00-15:00', '15:00-17:00'], TUESDAY: ['09:00-12:10'] }
    const gap = [{ start: DAY + 730, end: DAY + 780 }]
    expect(paintedWeek(week, { stretches: gap, isOpen: true })).toEqual({
      MONDAY: ['12:00-15:00', '15:00-17:00'],
      TUESDAY: ['09:00-13:00'],
    })
  })

  test('a minute that is no half hour stays where the stroke does not pass', () => {
    const week: Week = { MONDAY: ['12:15-15:45'] }
    const stretches = stretchesBetween({ day: 0, row: 16 }, { day: 0, row: 17 }, 360)
    expect(paintedWeek(week, { stretches, isOpen: false })).toEqual({
      MONDAY: ['12:15-14:00', '15:00-15:45'],
    })
  })

  test('always open is each day whole', () => {
    const all = paintedWeek({}, { stretches: [{ start: 0, end: WEEK }], isOpen: true })
    for (const minute of LOOKED_AT) expect(isOpen(all, minute)).toBe(true)
    expect(paintedWeek(all, { stretches: [{ start: 0, end: WEEK }], isOpen: false })).toEqual({})
  })
})

/** spec('decisions the-local.4') */
describe('where the columns begin', () => {
  test.each([
    ['nothing is painted', {}, 6],
    ['two shifts, and a night', twoShifts, 6],
    ['a bakery', { MONDAY: ['04:30-13:00'], SATURDAY: ['20:00-02:00'] }, 4],
    ['a night until seven', { FRIDAY: ['23:00-07:00'], SATURDAY: ['12:00-15:00'] }, 7],
    ['always', { MONDAY: ['00:00-24:00'] }, 0],
  ] satisfies readonly [string, Week, number][])('%s', (_, week, hour) =>
    expect(columnsBegin(week)).toBe(hour * 60),
  )
})

/** spec('decisions the-local.4') */
describe('a stretch whose end is dragged', () => {
  const dinner = { start: 1200, end: 1560 }
  const week: Week = { MONDAY: ['12:00-15:30', '20:00-02:00'] }
  test.each([
    ['later', { edge: 'end', minute: 1620 }, ['12:00-15:30', '20:00-03:00']],
    ['earlier', { edge: 'end', minute: 1440 }, ['12:00-15:30', '20:00-24:00']],
    ['its beginning', { edge: 'start', minute: 1140 }, ['12:00-15:30', '19:00-02:00']],
    ['its beginning, later', { edge: 'start', minute: 1260 }, ['12:00-15:30', '21:00-02:00']],
    ['into the one before', { edge: 'start', minute: 900 }, ['12:00-02:00']],
    ['past its other end', { edge: 'end', minute: 1100 }, ['12:00-15:30']],
  ] as const)('%s', (_, to, hours) => expect(draggedEnd(week, dinner, to)).toEqual({ MONDAY: hours }))

  test('no longer than a day', () => {
    expect(draggedEnd({ MONDAY: ['20:00-02:00'] }, dinner, { edge: 'end', minute: 5000 })).toEqual({
      MONDAY: ['20:00-20:00'],
    })
  })

  test('a night before Monday', () => {
    const sunday: Week = { MONDAY: ['00:00-02:00'] }
    expect(draggedEnd(sunday, { start: 0, end: 120 }, { edge: 'start', minute: -60 })).toEqual({
      SUNDAY: ['23:00-02:00'],
    })
  })
})
