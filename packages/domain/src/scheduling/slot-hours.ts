import { DAYS_OF_WEEK } from './day-of-week.ts'
import { hoursByDay, type WorkingDay } from './opening-hours.ts'
import type { Schedule } from './slots.ts'
import { minutesOf } from './wall-time.ts'

const MINUTES_OF_A_DAY = 24 * 60

const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The starts of the slots of one interval in minutes since the midnight of its day; the last slot ends by its end. */
function startsOf(hours: WorkingDay['workingHours'][number], slotMinutes: number): number[] {
  const start = minutesOf(hours.startAt)
  const end = minutesOf(hours.endAt)
  const length = end <= start ? end + MINUTES_OF_A_DAY - start : end - start
  return Array.from({ length: Math.floor(length / slotMinutes) }, (_, index) => start + index * slotMinutes)
}

/**
 * Cuts opening hours into the hours that can be chosen. What runs past midnight is offered on the day on whose
 * wall it stands: of a night from 23:00 to 01:00, the slot of 00:30 belongs to the next day. Source: 000 §3 Schedule config.
 */
export function slotHours(workingDays: readonly WorkingDay[], slotMinutes: number): Schedule {
  const chosen = new Map(DAYS_OF_WEEK.map((day) => [day, new Set<string>()]))
  hoursByDay(workingDays).forEach(({ workingHours }, index) => {
    for (const start of workingHours.flatMap((hours) => startsOf(hours, slotMinutes))) {
      const day = DAYS_OF_WEEK[(index + Math.floor(start / MINUTES_OF_A_DAY)) % 7]
      if (day) chosen.get(day)?.add(textOf(start % MINUTES_OF_A_DAY))
    }
  })
  return {
    schedulerDaysInfo: DAYS_OF_WEEK.map((dayOfWeek) => ({
      dayOfWeek,
      availableHours: [...(chosen.get(dayOfWeek) ?? [])].toSorted(),
    })),
  }
}
