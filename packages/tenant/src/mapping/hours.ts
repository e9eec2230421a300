import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { Aspect, ThingPlace } from './aspect.ts'
import type { Row } from './stock.ts'

const MINUTES_OF_A_DAY = 1440

type Week = Partial<Record<DayOfWeek, readonly string[]>>

/** An interval as a start and a duration in minutes, so that it may run past midnight. */
export type Span = { readonly start_minute: number; readonly duration_minutes: number }

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Reads "20:00-02:00"; an end at or before the start lies on the next day. */
export function spanOf(interval: string): Span {
  const start = minuteOf(interval.slice(0, 5))
  const end = minuteOf(interval.slice(6, 11))
  return { start_minute: start, duration_minutes: end > start ? end - start : end + MINUTES_OF_A_DAY - start }
}

/** Writes a span as an interval; the end of the day is "24:00". */
function intervalOf({ start_minute, duration_minutes }: Span): string {
  const end = start_minute + duration_minutes
  return `${timeOf(start_minute)}-${timeOf(end > MINUTES_OF_A_DAY ? end - MINUTES_OF_A_DAY : end)}`
}

const spanIn = (row: Row): Span => ({
  start_minute: Number(row.start_minute),
  duration_minutes: Number(row.duration_minutes),
})

/** Returns the ids that every row of hours carries; absent ones are null. */
const owners = (place: ThingPlace, names: readonly string[]): Record<string, unknown> => ({
  company_id: place.ids.company_id,
  branch_id: place.ids.branch_id,
  ...Object.fromEntries(names.map((name) => [name, place.ids[name] ?? null])),
})

const HOURS_OWNERS = ['branch_contact_id', 'schedule_config_id', 'delivery_zone_id'] as const

/**
 * Maps the weekly hours of a branch contact, a schedule or a zone: `owner` is the column of its
 * id.
 */
export const weeklyHours = (owner: (typeof HOURS_OWNERS)[number]): Aspect => ({
  rows: ({ place, plan }) => {
    const week = place.item.hours as Week
    for (const day_of_week of DAYS_OF_WEEK) {
      for (const interval of week[day_of_week] ?? []) {
        plan.put('working_hours', { ...owners(place, HOURS_OWNERS), day_of_week, ...spanOf(interval) })
      }
    }
  },
  read: ({ row, item, stock }) => {
    const others = HOURS_OWNERS.slice(1).filter((name) => name !== owner)
    const rows = stock
      .where('working_hours', owner, row.id)
      .filter((hours) => owner !== 'branch_contact_id' || others.every((name) => hours[name] === null))
    const week = DAYS_OF_WEEK.map((day) => [day, rows.filter((hours) => hours.day_of_week === day)] as const)
    item.hours = Object.fromEntries(
      week
        .filter(([, spans]) => spans.length > 0)
        .map(([day, spans]) => [day, spans.map((span) => intervalOf(spanIn(span)))]),
    )
  },
})

/** Returns a week in the order of its days and of the clock, without days that have no hours. */
const inOrder = (week: Week): Week =>
  Object.fromEntries(
    DAYS_OF_WEEK.flatMap((day) => {
      const spans = (week[day] ?? []).map(spanOf).toSorted((a, b) => a.start_minute - b.start_minute)
      return spans.length > 0 ? [[day, spans.map(intervalOf)]] : []
    }),
  )

/** The week in which a thing is sold, in a column of its own row. */
export const soldHours: Aspect = {
  columns: ({ place, row }) => {
    row.hours = inOrder(place.item.hours as Week)
  },
  read: ({ row, item }) => {
    item.hours = inOrder(row.hours as Week)
  },
}

const EXCEPTION_OWNERS = ['branch_contact_id', 'order_mode_id'] as const

/**
 * Maps the days that differ, of a branch contact or of an order mode. A closed day is a row
 * without a start.
 */
export const exceptions = (owner: (typeof EXCEPTION_OWNERS)[number]): Aspect => ({
  rows: ({ place, plan }) => {
    const days = place.item.exceptions as readonly { day: string; hours: readonly string[]; reason: string }[]
    for (const { day, hours, reason } of days) {
      const spans = hours.length > 0 ? hours.map(spanOf) : [{ start_minute: null, duration_minutes: null }]
      for (const span of spans) {
        plan.put('schedule_exceptions', { ...owners(place, EXCEPTION_OWNERS), day, reason, ...span })
      }
    }
  },
  read: ({ row, item, stock }) => {
    const rows = stock
      .where('schedule_exceptions', owner, row.id)
      .filter((exception) => owner === 'order_mode_id' || exception.order_mode_id === null)
    item.exceptions = [...Map.groupBy(rows, (exception) => String(exception.day))].map(([day, spans]) => ({
      day,
      hours: spans.filter((span) => span.start_minute !== null).map((span) => intervalOf(spanIn(span))),
      reason: spans[0]?.reason,
    }))
  },
})
