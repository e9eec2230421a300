import type { OrderType } from '@mostrador/domain/order-mode/order-mode-type'
import { isSlotValid, nextPossibleMoment } from '@mostrador/domain/scheduling/slots'
import type { AvailableDay, Slot } from '@mostrador/domain/scheduling/slots'

/** What a mode and the hour allow, and what the diner wished. */
export type TimingInput = {
  readonly orderType: OrderType
  readonly open: boolean
  readonly days: readonly AvailableDay[]
  readonly wish: { readonly timing: 'now' | 'scheduled' | null; readonly slot: Slot }
}

/** When an order will be for. */
export type Timing = {
  readonly canOrderNow: boolean
  readonly canSchedule: boolean
  readonly timing: 'now' | 'scheduled'
  /** Null when it is for now, or when no slot is left. */
  readonly slot: Slot | null
}

/** The wished slot while it can be had; else the same day's nearest hour from there on or its first; else the first of all. */
function settleSlot(days: readonly AvailableDay[], wish: Slot): Slot | null {
  if (isSlotValid(days, wish)) return wish
  const first = nextPossibleMoment({ orderType: 'SCHEDULED', open: false, days })
  const hours = days.find(({ date }) => date === wish.date)?.availableHours ?? []
  const time = hours.find((hour) => wish.time !== '' && hour >= wish.time) ?? hours[0]
  if (time !== undefined) return { date: wish.date, time }
  return first?.kind === 'slot' ? first.slot : null
}

/**
 * Settles when an order is for: now where that is possible and nothing else was wished, at a slot where it
 * has to be; a slot that is no longer there moves to the first one that is. Source: 000 §4 Scheduling.
 */
export function settleTiming({ orderType, open, days, wish }: TimingInput): Timing {
  const canOrderNow = nextPossibleMoment({ orderType, open, days })?.kind === 'now'
  const canSchedule = orderType !== 'ON_DEMAND'
  const isScheduled = canSchedule && (!canOrderNow || (wish.timing === 'scheduled' && days.length > 0))
  return {
    canOrderNow,
    canSchedule,
    timing: isScheduled ? 'scheduled' : 'now',
    slot: isScheduled ? settleSlot(days, wish.slot) : null,
  }
}
