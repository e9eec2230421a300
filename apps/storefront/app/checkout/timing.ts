import type { OrderType } from '@mostrador/domain/order-mode/order-mode-type'
import {
  isSlotValid,
  nextPossibleMoment,
  type AvailableDay,
  type Slot,
} from '@mostrador/domain/scheduling/slots'

export type TimingInput = {
  readonly orderType: OrderType
  readonly open: boolean
  readonly days: readonly AvailableDay[]
  readonly isLoading?: boolean
  readonly wish: { readonly timing: 'now' | 'scheduled' | null; readonly slot: Slot }
}

export type Timing = {
  readonly canOrderNow: boolean
  readonly canSchedule: boolean
  readonly timing: 'now' | 'scheduled'
  /** Null for an order for now, without a slot left, or while the days load. */
  readonly slot: Slot | null
  /** Chosen slot that is gone, replaced by `slot`. */
  readonly movedFrom?: Slot | null
}

/** Returns the wished slot if available, else the first of all. */
function settleSlot(days: readonly AvailableDay[], wish: Slot): Slot | null {
  if (isSlotValid(days, wish)) return wish
  const first = nextPossibleMoment({ orderType: 'SCHEDULED', open: false, days })
  return first?.kind === 'slot' ? first.slot : null
}

/**
 * Returns the slot for a newly chosen day: the hour of before if that day has it, else its next,
 * else its first. Source: 000 §4 Scheduling.
 */
export function slotOnDay(days: readonly AvailableDay[], { date, time }: Slot): Slot {
  const hours = days.find((day) => day.date === date)?.availableHours ?? []
  return { date, time: hours.find((hour) => hour >= time) ?? hours[0] ?? time }
}

/**
 * Settles the moment of an order: now where that is possible and wished, else a slot; a slot that
 * is gone moves to the first available. A diner who wishes a slot waits for the days, and is not
 * served now meanwhile. Source: 000 §4 Scheduling.
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
