import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { each } from '@mostrador/live/timers'

/** Interval between looks at the opening hours, in milliseconds, also after a device slept. */
const LOOK_EVERY_MS = 5000

const changeAt = ({ changes }: BranchContactInfo, now: Date) =>
  changes.filter(({ at }) => Date.parse(at) <= now.getTime()).at(-1)

/**
 * Returns a branch contact at an instant, by the changes that the server announced; the contact
 * itself before the first. Source: docs/decisions/032.
 */
export function contactAt(contact: BranchContactInfo, now: Date): BranchContactInfo {
  const change = changeAt(contact, now)
  if (!change) return contact
  const { at, open, nextOpeningAt, openModes, slotsLeftFor } = change
  const orderModes = contact.deliveryConfig.orderModes.map((mode) => ({
    ...mode,
    open: openModes.includes(mode.id),
    ...standingAt(mode, Date.parse(at)),
  }))
  const deliveryConfig = { ...contact.deliveryConfig, orderModes }
  return { ...contact, open, nextOpeningAt, slotsLeftFor, deliveryConfig }
}

type Standing = Pick<OrderModeInfo, 'pause' | 'busy' | 'minDelayInMinutes' | 'maxDelayInMinutes'>

/** Returns the interruptions of a mode that still hold at an instant. */
function standingAt({ pause, busy, minDelayInMinutes, maxDelayInMinutes }: Standing, at: number): Standing {
  // Cached pages of an older version have neither.
  const isOver = (one: Standing['pause'] | undefined): boolean => Boolean(one && Date.parse(one.until) <= at)
  const extra = busy && isOver(busy) ? busy.extraMinutes : 0
  return {
    pause: isOver(pause) ? null : pause,
    busy: isOver(busy) ? null : busy,
    minDelayInMinutes: minDelayInMinutes - extra,
    maxDelayInMinutes: maxDelayInMinutes - extra,
  }
}

/**
 * Calls back with the branch contact at each of its changes, at once where one is past; `now` is
 * the server's time. Returns a function that stops.
 */
export function watchOpening(
  contact: BranchContactInfo,
  now: () => Date,
  tell: (contact: BranchContactInfo) => void,
): () => void {
  let last: string | undefined
  function look(): void {
    const at = now()
    const change = changeAt(contact, at)?.at
    if (change === last) return
    last = change
    tell(contactAt(contact, at))
  }
  look()
  return each(LOOK_EVERY_MS, look)
}
