import type { ScheduleInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { isOpenAt, nextOpening } from '@mostrador/domain/scheduling/opening-hours'
import { slotHours } from '@mostrador/domain/scheduling/slot-hours'
import { availableDays, slotInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { weekWithExceptions } from '@mostrador/domain/scheduling/week-with-exceptions'
import type { ContactRow } from './load-contact.ts'
import type { CatalogMode } from './load-modes.ts'

/** The slots of a mode without a schedule of its own, in minutes. */
const DEFAULT_SLOT_MINUTES = 30

/** The longest horizon: exceptions are judged by date, and a week holds each weekday once. */
const HORIZON_DAYS = 7

/** Whether a branch contact is open at an instant, and when it opens next. Judged at its own wall clock. */
export function openingOf(contact: ContactRow, now: Date): { open: boolean; nextOpeningAt: string | null } {
  const { timeZone, deliveryConfig } = contact.info
  const clock = wallClock(now, timeZone)
  const exceptions = contact.exceptions.filter((one) => one.orderModeId === null)
  const sinceYesterday = weekWithExceptions(deliveryConfig.workingDays, exceptions, addDays(clock.date, -1))
  if (isOpenAt(sinceYesterday, clock)) return { open: true, nextOpeningAt: null }
  const next = nextOpening(weekWithExceptions(deliveryConfig.workingDays, exceptions, clock.date), clock)
  const at = next && slotInstant(addDays(clock.date, next.daysAhead), next.time, timeZone)
  return { open: false, nextOpeningAt: at?.toISOString() ?? null }
}

/** The days and hours for which an order of a mode can still be placed. */
export function scheduleOf(contact: ContactRow, mode: CatalogMode, now: Date): ScheduleInfo {
  const { timeZone, deliveryConfig } = contact.info
  const clock = wallClock(now, timeZone)
  const config = mode.useSchedule
    ? mode.scheduleConfigs.find(
        ({ firstDay, lastDay }) => (firstDay ?? '') <= clock.date && clock.date <= (lastDay ?? '9999'),
      )
    : undefined
  const horizonDays = Math.min(HORIZON_DAYS, (config?.daysAhead ?? HORIZON_DAYS - 1) + 1)
  const exceptions = contact.exceptions.filter(
    (one) => one.orderModeId === null || one.orderModeId === mode.id,
  )
  const week = weekWithExceptions(config?.workingDays ?? deliveryConfig.workingDays, exceptions, clock.date)
  const days =
    mode.orderType === 'ON_DEMAND'
      ? []
      : availableDays({
          schedule: slotHours(week, config?.slotMinutes ?? DEFAULT_SLOT_MINUTES),
          clock,
          leadMinutes: mode.leadMinutes,
          horizonDays,
          timeZone,
        })
  return {
    schedulerDaysInfo: days.map((day) => ({ ...day, availableHours: [...day.availableHours] })),
    datesBetween: { from: clock.date, to: addDays(clock.date, horizonDays - 1) },
  }
}
