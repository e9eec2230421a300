import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { workingHoursCopy } from '@mostrador/copy/working-hours'
import { isOpenAt } from '@mostrador/domain/scheduling/opening-hours'
import type { WallClock } from '@mostrador/domain/scheduling/wall-clock'

/** How an order mode stands at a moment of the shop's wall clock; without hours of its own it follows the shop. */
export type ModeStatus = { readonly text: string; readonly tone: 'positive' | 'neutral' | 'warning' }

/** The status of an active order mode in the information dialog. Source: 000 §2 Working-hours and information modal. */
export function modeStatus(mode: OrderModeInfo, clock: WallClock, isShopOpen: boolean): ModeStatus {
  if (!mode.orderEnabled) return { text: workingHoursCopy.modeDisabled, tone: 'warning' }
  const days = mode.schedules.flatMap(({ scheduleConfigs }) =>
    scheduleConfigs.flatMap((config) => config.workingDays),
  )
  const isOpen = days.length > 0 ? isOpenAt(days, clock) : isShopOpen
  return isOpen
    ? { text: workingHoursCopy.modeAvailable, tone: 'positive' }
    : { text: workingHoursCopy.modeClosed, tone: 'neutral' }
}
