import { isOpenOn, nextOpeningOn, openedOn } from '@mostrador/domain/scheduling/hours-on'
import { openingInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { pauseOfContact } from '../../shop/catalog/interrupted.ts'
import type { ContactRow } from '../../ground/catalog.ts'
import { contactHours } from '../../shop/catalog/opening.ts'

/** Time before an opening when a console should listen. */
const AHEAD_MS = 15 * 60_000

/** No opening lies further back, since no interval is longer than a day. */
const LONGEST_OPEN_MS = 26 * 60 * 60_000

/**
 * Returns the next opening, when it is so near that a console should listen; undefined for none,
 * and while paused.
 */
export function openingAhead(contact: ContactRow, now: Date): Date | undefined {
  const { timeZone } = contact.info
  const next = nextOpeningOn(contactHours(contact), wallClock(now, timeZone))
  const at = next && openingInstant(next, { now, timeZone })
  if (!at || at.getTime() - now.getTime() > AHEAD_MS) return undefined
  return pauseOfContact(contact, at) ? undefined : at
}

/**
 * Returns since when a branch contact is open by its hours, paused or not; undefined while closed.
 */
export function openSince(contact: ContactRow, now: Date): Date | undefined {
  const { timeZone } = contact.info
  const began = openedOn(contactHours(contact), wallClock(now, timeZone))
  return began && openingInstant(began, { now: new Date(now.getTime() - LONGEST_OPEN_MS), timeZone })
}

/**
 * Whether a console should listen at an instant: orders come to the console, and the branch
 * contact is open by its hours or opens soon. One paused for silence should be listened to as
 * well.
 */
export function awaitsOrders(contact: ContactRow, now: Date): boolean {
  const { orderChannel, orderEnabled, commercialTermsInfo, timeZone } = contact.info
  if (orderChannel !== 'CONSOLE' || !orderEnabled || commercialTermsInfo.blocked) return false
  return isOpenOn(contactHours(contact), wallClock(now, timeZone)) || openingAhead(contact, now) !== undefined
}
