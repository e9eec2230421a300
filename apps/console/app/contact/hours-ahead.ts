import { orderModeName } from '@mostrador/copy/order-mode'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { ContactAhead, PausedUntil } from '@mostrador/domain/scheduling/coming-days'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { asWorkingHours, isInterval } from '@mostrador/domain/scheduling/hours-text'
import type { SpanOfDays } from '@mostrador/domain/scheduling/mode-hours'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import type { Week } from '@mostrador/domain/scheduling/painted-week'
import type { DifferingDay } from '@mostrador/domain/scheduling/differing-days'

type ConfigThing = {
  readonly key: string
  readonly firstDay?: string
  readonly lastDay?: string
  readonly hours?: Week
}

type ScheduleThing = {
  readonly key: string
  readonly active?: boolean
  readonly configs?: readonly ConfigThing[]
}

export type ModeHoursThing = {
  readonly key: string
  readonly type: OrderModeType
  readonly showName?: string
  readonly active?: boolean
  readonly orderEnabled?: boolean
  readonly useSchedule?: boolean
  readonly schedules?: readonly ScheduleThing[]
  readonly exceptions?: readonly DifferingDay[]
}

/** Hours of a branch contact in the document, with unsaved changes. */
export type ContactHoursThing = {
  readonly hours?: Week | undefined
  readonly exceptions?: readonly DifferingDay[] | undefined
  readonly orderModes?: readonly ModeHoursThing[] | undefined
}

/** Names a mode: its own name, or its type's. */
export const modeName = ({ type, showName }: ModeHoursThing): string =>
  orderModeName({ type, showName: showName ?? null })

/** Returns the spans in which a mode has hours of its own; none where it follows the shop. */
export const ownConfigs = ({ useSchedule, schedules = [] }: ModeHoursThing) =>
  useSchedule
    ? schedules
        .filter(({ active }) => active !== false)
        .flatMap((schedule) => (schedule.configs ?? []).map((config) => ({ schedule: schedule.key, config })))
    : []

/** Whether diners can order by a mode. */
export const isTaking = ({ active, orderEnabled }: ModeHoursThing): boolean =>
  active !== false && orderEnabled !== false

const isWrong = (hours: readonly string[] = []): boolean => !hours.every(isInterval)

/** Finds dates with unreadable hours, by mode key or for the branch contact. */
export function unreadDates({ hours, exceptions = [], orderModes = [] }: ContactHoursThing) {
  const hoursOf = (date: string, key: string | undefined): readonly string[] | undefined => {
    const mode = orderModes.find((one) => one.key === key)
    const differing = [...(mode?.exceptions ?? []), ...exceptions].find(({ day }) => day === date)
    if (differing) return differing.hours
    const own = (mode ? ownConfigs(mode) : []).find(
      ({ config: { firstDay = '', lastDay = '9999' } }) => firstDay <= date && date <= lastDay,
    )
    return (own?.config.hours ?? hours)?.[dayOfWeekOf(date)]
  }
  return (date: string, key?: string): boolean => isWrong(hoursOf(date, key))
}

const typed = (hours: readonly string[] = []) => hours.filter(isInterval).map(asWorkingHours)

const daysOf = (week: Week = {}) =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: typed(week[dayOfWeek]) }))

const exceptionsOf = (days: readonly DifferingDay[] = []) =>
  days.map(({ day, hours }) => ({ day, workingHours: typed(hours) }))

/** Returns the document's hours as they are judged; `pauseOf` tells until when a mode is paused. */
export function contactAhead(
  { hours, exceptions, orderModes = [] }: ContactHoursThing,
  pauseOf: (modeKey: string | undefined) => PausedUntil | undefined,
): ContactAhead<SpanOfDays> {
  return {
    workingDays: daysOf(hours),
    exceptions: exceptionsOf(exceptions),
    pausedUntil: pauseOf(undefined),
    modes: orderModes.filter(isTaking).map((mode) => ({
      key: mode.key,
      useSchedule: mode.useSchedule === true,
      exceptions: exceptionsOf(mode.exceptions),
      pausedUntil: pauseOf(mode.key),
      scheduleConfigs: ownConfigs(mode).map(({ config }) => ({
        firstDay: config.firstDay ?? null,
        lastDay: config.lastDay ?? null,
        workingDays: daysOf(config.hours),
      })),
    })),
  }
}
