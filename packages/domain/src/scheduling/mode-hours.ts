import { hoursOn, type DayException, type HoursOfDates } from './hours-on.ts'
import type { WorkingDay } from './opening-hours.ts'

/** The week of a span of local days (`YYYY-MM-DD`), both included; null is open. */
export type SpanOfDays = {
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly workingDays: readonly WorkingDay[]
}

export type OwnHours<Config extends SpanOfDays> = {
  /** Otherwise it follows its branch contact, and its schedules are ignored. */
  readonly useSchedule: boolean
  readonly scheduleConfigs: readonly Config[]
}

/** The week and the days that differ, of a branch contact. */
export type HoursOfContact = {
  readonly workingDays: readonly WorkingDay[]
  readonly exceptions: readonly DayException[]
}

/**
 * Returns the schedule of a mode on a branch contact's day; undefined where the mode follows its
 * branch contact.
 */
export const configOn = <Config extends SpanOfDays>(
  mode: OwnHours<Config>,
  date: string,
): Config | undefined =>
  mode.useSchedule
    ? mode.scheduleConfigs.find(
        ({ firstDay, lastDay }) => (firstDay ?? '') <= date && date <= (lastDay ?? '9999'),
      )
    : undefined

/**
 * Returns the hours of a mode on each date: of its own exception, else the branch contact's, else
 * its schedule, else the branch contact's week. It sells only while its branch contact is open as
 * well. Source: 000 §3 Schedule config.
 */
export function hoursOfMode<Config extends SpanOfDays>(
  contact: HoursOfContact,
  mode: OwnHours<Config> & { readonly exceptions: readonly DayException[] },
): HoursOfDates {
  const exceptions = [...mode.exceptions, ...contact.exceptions]
  return (date) => hoursOn(date, configOn(mode, date)?.workingDays ?? contact.workingDays, exceptions)
}
