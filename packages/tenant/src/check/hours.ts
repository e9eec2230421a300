import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { spanOf } from '../mapping/hours.ts'
import { problem, type Problem } from './problems.ts'
import { at, spotsIn, spotUnder, textOf, textsIn, type Spot } from './spot.ts'

const MINUTES_OF_A_DAY = 1440
const MINUTES_OF_A_WEEK = 7 * MINUTES_OF_A_DAY

type Interval = { readonly path: string; readonly text: string; readonly start: number; readonly end: number }

const isInterval = ({ text }: { readonly text: string }): boolean => /^\d\d:\d\d-\d\d:\d\d$/.test(text)

function intervalsOf(spot: Spot, field: string, from: number): readonly Interval[] {
  return textsIn(spot, field)
    .filter(isInterval)
    .map(({ path, text }) => {
      const { start_minute, duration_minutes } = spanOf(text)
      return { path, text, start: from + start_minute, end: from + start_minute + duration_minutes }
    })
}

/**
 * Hours that overlap in a week, past midnight and past Sunday too, and days that are excepted
 * twice.
 */
export function hoursProblems(branch: Spot): readonly Problem[] {
  return spotsIn(branch, 'branchContacts').flatMap((contact) => {
    const modes = spotsIn(contact, 'orderModes')
    const configs = modes
      .flatMap((mode) => spotsIn(mode, 'schedules'))
      .flatMap((schedule) => spotsIn(schedule, 'configs'))
    return [
      ...[contact, ...spotsIn(contact, 'deliveryZones'), ...configs].flatMap(weekOverlaps),
      ...[contact, ...modes].flatMap(exceptionProblems),
      ...configs.flatMap(reversedDays),
    ]
  })
}

/** Problems of the own hours of a menu's categories and plates. */
export const soldHoursProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'menus')
    .flatMap((menu) => [...spotsIn(menu, 'categories'), ...spotsIn(menu, 'plates')])
    .flatMap((thing) => [...weekOverlaps(thing), ...reversedDays(thing)])

function weekOverlaps(owner: Spot): readonly Problem[] {
  const week = spotUnder(owner, 'hours')
  if (!week) return []
  const intervals = DAYS_OF_WEEK.flatMap((day, index) => intervalsOf(week, day, index * MINUTES_OF_A_DAY))
  const first = intervals.toSorted((a, b) => a.start - b.start)[0]
  // The last interval of Sunday may run into the first one of Monday.
  const again = first && {
    ...first,
    start: first.start + MINUTES_OF_A_WEEK,
    end: first.end + MINUTES_OF_A_WEEK,
  }
  return overlaps(again && intervals.length > 1 ? [...intervals, again] : intervals)
}

function overlaps(intervals: readonly Interval[]): readonly Problem[] {
  const inOrder = intervals.toSorted((a, b) => a.start - b.start)
  return inOrder.flatMap((interval, index) => {
    const before = inOrder[index - 1]
    if (!before || before.end <= interval.start) return []
    return [problem(interval.path, 'hours-overlap', { one: before.text, other: interval.text })]
  })
}

function exceptionProblems(owner: Spot): readonly Problem[] {
  const seen = new Set<string>()
  return spotsIn(owner, 'exceptions').flatMap((exception) => {
    const day = textOf(exception, 'day') ?? ''
    const twice = seen.has(day) ? [problem(at(exception.path, 'day'), 'day-twice', { day })] : []
    seen.add(day)
    return [...twice, ...overlaps(intervalsOf(exception, 'hours', 0))]
  })
}

function reversedDays(config: Spot): readonly Problem[] {
  const [first, last] = [textOf(config, 'firstDay'), textOf(config, 'lastDay')]
  return first && last && last < first ? [problem(at(config.path, 'lastDay'), 'days-reversed')] : []
}
