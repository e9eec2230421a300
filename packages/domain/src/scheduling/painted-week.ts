import { DAYS_OF_WEEK, type DayOfWeek } from './day-of-week.ts'
import { asWorkingHours, isInterval } from './hours-text.ts'
import { rangeOf } from './opening-hours.ts'
import { timeOf } from './wall-time.ts'

/** The intervals of a week as the document has them; a day that is missing has none. */
export type Week = Partial<Record<DayOfWeek, readonly string[]>>

/**
 * Stretch of a week in minutes since the midnight with which Monday begins; one of Sunday may end
 * beyond the week.
 */
export type Stretch = { readonly start: number; readonly end: number }

/** Minutes of a cell of the painted week. */
export const CELL_MINUTES = 30

const MINUTES_OF_A_DAY = 24 * 60
const MINUTES_OF_A_WEEK = 7 * MINUTES_OF_A_DAY

/** Begin of the columns of an empty week: the city sleeps. */
const DAWN_HOUR = 6

/** Hour before which a beginning is the rest of a night and not the first of a day. */
const NIGHT_ENDS_HOUR = 4

function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const whole: Stretch[] = []
  for (const one of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && one.start <= last.end)
      whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, one.end) }
    else whole.push(one)
  }
  return whole
}

/** Returns the stretches of a week by its days; a night of Sunday ends beyond the week. */
const saidStretches = (week: Week): readonly Stretch[] =>
  DAYS_OF_WEEK.flatMap((day, index) =>
    (week[day] ?? [])
      .filter(isInterval)
      .map((one) => rangeOf(asWorkingHours(one)))
      .map(({ start, end }) => ({
        start: start + index * MINUTES_OF_A_DAY,
        end: end + index * MINUTES_OF_A_DAY,
      })),
  )

/** Minutes beyond the week are moved to its beginning. */
const withinWeek = ({ start, end }: Stretch): readonly Stretch[] =>
  end <= MINUTES_OF_A_WEEK
    ? [{ start, end }]
    : [
        { start, end: MINUTES_OF_A_WEEK },
        { start: 0, end: Math.min(end - MINUTES_OF_A_WEEK, start) },
      ]

/** Returns the open minutes of a week, from its first to its last. */
const minutesOfWeek = (stretches: readonly Stretch[]): readonly Stretch[] =>
  merged(stretches.flatMap(withinWeek))

/** Returns the stretches of a week, a night being one, from Monday's midnight on. */
export function stretchesOf(week: Week): readonly Stretch[] {
  return joinedAround(minutesOfWeek(saidStretches(week)))
}

/** Joins the end of Sunday and the beginning of Monday where both are open. */
function joinedAround(open: readonly Stretch[]): readonly Stretch[] {
  const [first] = open
  const last = open.at(-1)
  if (!first || !last || first === last || first.start > 0 || last.end < MINUTES_OF_A_WEEK) return open
  return [...open.slice(1, -1), { start: last.start, end: first.end + MINUTES_OF_A_WEEK }]
}

/** Removes the minutes of one stretch from the others. */
const without = (open: readonly Stretch[], gone: Stretch): readonly Stretch[] =>
  open.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, gone.start) },
      { start: Math.max(start, gone.end), end },
    ].filter((left) => left.start < left.end),
  )

/**
 * Returns when the columns of a painted week begin, in minutes: the last full hour at which
 * nothing is open on any day, up to the first hour of the week and to six in the morning; so that
 * a night is in the column of the day on which it begins. Midnight where there is no such hour.
 */
export function columnsBegin(week: Week): number {
  const stretches = stretchesOf(week)
  const starts = stretches
    .map(({ start }) => Math.floor((start % MINUTES_OF_A_DAY) / 60))
    .filter((hour) => hour >= NIGHT_ENDS_HOUR)
  const isFree = (hour: number): boolean => {
    const at = hour * 60
    return DAYS_OF_WEEK.every((_, index) => {
      const minute = index * MINUTES_OF_A_DAY + at
      return stretches.every(
        ({ start, end }) =>
          !(start < minute && minute < end) &&
          !(start < minute + MINUTES_OF_A_WEEK && minute + MINUTES_OF_A_WEEK < end),
      )
    })
  }
  const latest = Math.min(DAWN_HOUR, ...starts)
  const before = Array.from({ length: latest + 1 }, (_, back) => latest - back)
  const after = Array.from({ length: 11 - latest }, (_, ahead) => latest + 1 + ahead)
  return ([...before, ...after].find(isFree) ?? 0) * 60
}

function cut({ start, end }: Stretch, begins: number): readonly Stretch[] {
  if (end - start <= MINUTES_OF_A_DAY) return [{ start, end }]
  const day = Math.floor((start - begins) / MINUTES_OF_A_DAY) + 1
  const border = day * MINUTES_OF_A_DAY + begins
  return [{ start, end: border }, ...cut({ start: border, end }, begins)]
}

const intervalOf = ({ start, end }: Stretch): string => {
  const [from, to] = [start % MINUTES_OF_A_DAY, end % MINUTES_OF_A_DAY]
  return `${timeOf(from)}-${to === 0 ? '24:00' : timeOf(to)}`
}

/** Returns the week of its open minutes. A day with the same minutes keeps its former text. */
function weekOf(open: readonly Stretch[], before: Week): Week {
  const begins = columnsBegin(before)
  const pieces = joinedAround(open)
    .flatMap((one) => cut(one, begins))
    .map(({ start, end }) => ({ start: start % MINUTES_OF_A_WEEK, end: end - start }))
  return Object.fromEntries(
    DAYS_OF_WEEK.flatMap((day, index) => {
      const from = index * MINUTES_OF_A_DAY
      const hours = pieces
        .filter(({ start }) => from <= start && start < from + MINUTES_OF_A_DAY)
        .toSorted((a, b) => a.start - b.start)
        .map(({ start, end }) => intervalOf({ start: start - from, end: start - from + end }))
      return hours.length > 0 ? [[day, hours]] : []
    }),
  )
}

/** Stroke of the painter: stretches that are open or closed from now on. */
export type Stroke = { readonly stretches: readonly Stretch[]; readonly isOpen: boolean }

/**
 * Returns a week after a stroke: painted hours are open, erased ones closed, and touching ones
 * merged. All others stay to the minute; days that no stroke changed keep their text.
 */
export function paintedWeek(week: Week, { stretches, isOpen }: Stroke): Week {
  const open = minutesOfWeek(saidStretches(week))
  const stroke = minutesOfWeek(stretches)
  const left = stroke.reduce<readonly Stretch[]>(without, open)
  const next = isOpen ? merged([...left, ...stroke]) : left
  const told = weekOf(next, week)
  const same = weekOf(open, week)
  return Object.fromEntries(
    DAYS_OF_WEEK.flatMap((day) => {
      const stays = String(told[day]) === String(same[day])
      const hours = stays ? week[day] : told[day]
      return hours && hours.length > 0 ? [[day, hours]] : []
    }),
  )
}

/** Place of a cell in the painted week: its column from Monday on, and its row from the top. */
export type Cell = { readonly day: number; readonly row: number }

/** Returns the stretch of a cell, where columns begin at so many minutes. */
const stretchAt = ({ day, row }: Cell, begins: number): Stretch => {
  const start = (day * MINUTES_OF_A_DAY + begins + row * CELL_MINUTES) % MINUTES_OF_A_WEEK
  return { start, end: start + CELL_MINUTES }
}

/** Whether any minute of a cell is open. */
export const isCellOpen = (open: readonly Stretch[], cell: Cell, begins: number): boolean => {
  const { start, end } = stretchAt(cell, begins)
  return open.some(
    (one) =>
      (one.start < end && start < one.end) ||
      (one.start < end + MINUTES_OF_A_WEEK && start + MINUTES_OF_A_WEEK < one.end),
  )
}

/** Returns the stretches between two corners of the painted week, one in each column. */
export function stretchesBetween(one: Cell, other: Cell, begins: number): readonly Stretch[] {
  const [firstDay, lastDay] = [Math.min(one.day, other.day), Math.max(one.day, other.day)]
  const [firstRow, lastRow] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  return Array.from({ length: lastDay - firstDay + 1 }, (_, at) => {
    const { start } = stretchAt({ day: firstDay + at, row: firstRow }, begins)
    return { start, end: start + (lastRow - firstRow + 1) * CELL_MINUTES }
  })
}

/** A piece of a stretch as one column of the painted week shows it, in minutes from its top. */
export type ColumnPiece = Stretch & { readonly whole: Stretch }

/** Returns the pieces of a column of the painted week. */
export function piecesOfColumn(week: Week, day: number, begins: number): readonly ColumnPiece[] {
  const top = day * MINUTES_OF_A_DAY + begins
  const bottom = top + MINUTES_OF_A_DAY
  return stretchesOf(week).flatMap((whole) =>
    [-MINUTES_OF_A_WEEK, 0, MINUTES_OF_A_WEEK].flatMap((around) => {
      const start = Math.max(whole.start + around, top)
      const end = Math.min(whole.end + around, bottom)
      return start < end ? [{ start: start - top, end: end - top, whole }] : []
    }),
  )
}

/**
 * Returns a week in which one end of a stretch was dragged to another minute of the week; past its
 * other end nothing of it is left.
 */
export function draggedEnd(
  week: Week,
  { start, end }: Stretch,
  to: { readonly edge: 'start' | 'end'; readonly minute: number },
): Week {
  const kept =
    to.edge === 'start'
      ? { start: Math.max(end - MINUTES_OF_A_DAY, to.minute), end }
      : { start, end: Math.min(start + MINUTES_OF_A_DAY, to.minute) }
  const isOpen = kept.start < start || kept.end > end
  const isNothing = kept.end <= kept.start
  const stroke = isNothing ? { start, end } : isOpen ? kept : goneOf({ start, end }, kept)
  return paintedWeek(week, { stretches: [aroundWeek(stroke)], isOpen })
}

/** Returns the part of a stretch that was lost: one of its ends was pulled in. */
const goneOf = (whole: Stretch, kept: Stretch): Stretch =>
  kept.start > whole.start ? { start: whole.start, end: kept.start } : { start: kept.end, end: whole.end }

/** Moves the begin of a stretch into the week. */
const aroundWeek = ({ start, end }: Stretch): Stretch => {
  const from = (start + MINUTES_OF_A_WEEK) % MINUTES_OF_A_WEEK
  return { start: from, end: from + end - start }
}
