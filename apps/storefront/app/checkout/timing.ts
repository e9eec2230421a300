import type { OrderType } from '@mostrador/domain/order-mode/order-mode-type'
import {
  isSlotValid,
  nextPossibleMoment,
  type AvailableDay,
  type Slot,
} from '@mostrador/domain/scheduling/slots'

/** Facts that decide the moment of an order: the mode, the hour and the diner's wish. */
export type TimingInput = {
  readonly orderType: OrderType
  readonly open: boolean
  readonly days: readonly AvailableDay[]
  /** The days are on their way. */
  readonly isLoading?: boolean
  readonly wish: { readonly timing: 'now' | 'scheduled' | null; readonly slot: Slot }
}

/** When an order will be for. */
export type Timing = {
  readonly canOrderNow: boolean
  readonly canSchedule: boolean
  readonly timing: 'now' | 'scheduled'
  /** Null when it is for now, when no slot is left, or as long as the days are on their way. */
  readonly slot: Slot | null
  /** The chosen slot that cannot be had any more, and for which `slot` stands. */
  readonly movedFrom?: Slot | null
}

/** The wished slot while it can be had, else the first of all. */
function settleSlot(days: readonly AvailableDay[], wish: Slot): Slot | null {
  if (isSlotValid(days, wish)) return wish
  const first = nextPossibleMoment({ orderType: 'SCHEDULED', open: false, days })
  return first?.kind === 'slot' ? first.slot : null
}

/**
 * The slot of a day that is chosen anew: the hour of before where that day has it, else its next
 * one, else its first. Source: 000 §4 Scheduling.
 */
export function slotOnDay(days: readonly AvailableDay[], { date, time }: Slot): Slot {
  const hours = days.find((day) => day.date === date)?.availableHours ?? []
  return { date, time: hours.find((hour) => hour >= time) ?? hours[0] ?? time }
}

/**
 * Settles when an order is for: now where that is possible and nothing else was wished, at a slot
 * where it has to be; a slot that is no longer there moves to the first one that is. Who wishes to
 * be served later waits for the days, and is not served now meanwhile. Source: 000 §4 Scheduling.
 */
export function settleTiming({ orderType, open, days, isLoading = false, wish }: TimingInput): Timing {
  const canOrderNow = nextPossibleMoment({ orderType, open, days })?.kind === 'now'
  const canSchedule = orderType !== 'ON_DEMAND'
  const mayBeLater = days.length > 0 || isLoading
  const isScheduled = canSchedule && (!canOrderNow || (wish.timing === 'scheduled' && mayBeLater))
  const slot = isScheduled ? settleSlot(days, wish.slot) : null
  const isMoved = slot !== null && wish.slot.date !== '' && !isSlotValid(days, wish.slot)
  return {
    canOrderNow,
    canSchedule,
    timing: isScheduled ? 'scheduled' : 'now',
    slot,
    ...(isMoved && { movedFrom: wish.slot }),
  }
}
