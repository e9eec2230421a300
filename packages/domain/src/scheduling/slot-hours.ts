import { DAYS_OF_WEEK } from './day-of-week.ts'
import { hoursByDay, rangeOf, type WorkingDay, type WorkingHours } from './opening-hours.ts'
import type { Schedule } from './slots.ts'

const MINUTES_OF_A_DAY = 24 * 60

const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The starts of the slots of one interval in minutes since the midnight of its day; the last slot ends by its end. */
function startsOf(hours: WorkingHours, slotMinutes: number): number[] {
  const { start, end } = rangeOf(hours)
  return Array.from(
    { length: Math.floor((end - start) / slotMinutes) },
    (_, index) => start + index * slotMinutes,
  )
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
