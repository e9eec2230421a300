import type { ProblemError } from '@mostrador/contract/problem'
import { nextPossibleMoment, type Slot } from '@mostrador/domain/scheduling/slots'
import { endTextOf, pauseOfMode } from '../../shop/catalog/interrupted.ts'
import { isModeOpen, offeredSlot, slotCapacityOn } from '../../shop/catalog/opening.ts'
import type { OrderScene } from './order-scene.ts'

/** Moment of an order: now (null), or a slot with its capacity (null: unlimited). */
export type ScheduledMoment = {
  readonly at: Date
  readonly slot: Slot
  readonly capacity: number | null
} | null

/** Moment of an order, whether "now" is possible, and its faults. */
export type JudgedMoment = {
  readonly scheduled: ScheduledMoment
  readonly canOrderNow: boolean
  readonly errors: readonly ProblemError[]
}

function judgeSlot({ contact, mode, now, error, request }: OrderScene): Omit<JudgedMoment, 'canOrderNow'> {
  const path = 'scheduledAt'
  if (mode.orderType === 'ON_DEMAND') {
    return { scheduled: null, errors: [error('scheduling-unavailable', { path: 'scheduled' })] }
  }
  const at = request.scheduledAt ? new Date(request.scheduledAt) : undefined
  const slot = at && offeredSlot(contact, mode, { at, now })
  if (!at || !slot) {
    return { scheduled: null, errors: [error('slot-unavailable', { path })] }
  }
  return { scheduled: { at, slot, capacity: slotCapacityOn(mode, slot.date) }, errors: [] }
}

/** Returns why a mode sells nothing now: its branch contact is closed, or it is paused. */
function whyNotNow({ contact, mode, now, error }: OrderScene): ProblemError {
  const pause = pauseOfMode(contact, mode, now)
  if (!pause) return error('closed')
  return error('ordering-paused', { when: endTextOf(contact, pause, now), note: pause.message })
}

/**
 * Judges an order's moment at the shop's clock: an offered slot, or now while the mode is open.
 * Source: 000 §4 Scheduling; decisions.md, The server is the authority.
 */
export function judgeMoment(scene: OrderScene): JudgedMoment {
  const { contact, mode, now, request } = scene
  const open = isModeOpen(contact, mode, now)
  const canOrderNow = nextPossibleMoment({ orderType: mode.orderType, open, days: [] })?.kind === 'now'
  if (request.scheduled) return { ...judgeSlot(scene), canOrderNow }
  const isClosed = !open && mode.orderType !== 'SCHEDULED'
  return { scheduled: null, canOrderNow, errors: isClosed ? [whyNotNow(scene)] : [] }
}
