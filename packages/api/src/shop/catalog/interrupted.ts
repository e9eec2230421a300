import { busyOf, pauseOf, type Interruption } from '@mostrador/domain/interruption/interruption'
import { delaysInZone, type Delays, type ZoneDelays } from '@mostrador/domain/delivery/zone-delays'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import type { ContactRow, CatalogMode } from '../../ground/catalog.ts'

const MINUTE_MS = 60_000

/** Returns the pause of the whole branch contact at an instant. */
export const pauseOfContact = ({ interruptions }: ContactRow, at: Date): Interruption | undefined =>
  pauseOf(interruptions, null, at)

/** Returns the pause of a mode at an instant: its own, or that of everything. */
export const pauseOfMode = (
  { interruptions }: ContactRow,
  { id }: Pick<CatalogMode, 'id'>,
  at: Date,
): Interruption | undefined => pauseOf(interruptions, { orderModeId: id }, at)

/** Returns the pause of a zone at an instant. */
export const pauseOfZone = (
  { interruptions }: ContactRow,
  zone: { readonly id: string } | null,
  at: Date,
): Interruption | undefined => (zone ? pauseOf(interruptions, { deliveryZoneId: zone.id }, at) : undefined)

/** Returns the interruption that makes orders of a mode placed at an instant take longer. */
export const busyOfMode = (
  { interruptions }: ContactRow,
  { id }: Pick<CatalogMode, 'id'>,
  at: Date,
): Interruption | undefined => busyOf(interruptions, id, at)

/**
 * Returns the delays promised for orders for now, by the minutes of the zone where it has its own,
 * and longer while the branch contact is busy.
 */
export function delaysOf(
  contact: ContactRow,
  mode: CatalogMode,
  { now, zone = null }: { readonly now: Date; readonly zone?: ZoneDelays | null },
): Delays {
  const { minDelayInMinutes, maxDelayInMinutes } = delaysInZone(mode, zone)
  const extra = busyOfMode(contact, mode, now)?.extraMinutes ?? 0
  return { minDelayInMinutes: minDelayInMinutes + extra, maxDelayInMinutes: maxDelayInMinutes + extra }
}

/**
 * Returns the minutes from now that a slot has to lie ahead: past the pause, and further while
 * busy.
 */
export function leadOf(contact: ContactRow, mode: CatalogMode, now: Date): number {
  const lead = mode.leadMinutes + (busyOfMode(contact, mode, now)?.extraMinutes ?? 0)
  const pause = pauseOfMode(contact, mode, now)
  if (!pause) return lead
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  return Math.max(lead, Math.ceil((Date.parse(pause.until) - minute) / MINUTE_MS))
}

/** Returns an interruption's end as words of a sentence, in the branch contact's time zone. */
export const endTextOf = (contact: ContactRow, { until }: Pick<Interruption, 'until'>, now: Date): string =>
  interruptionEndText(endMoment(new Date(until), { now, timeZone: contact.info.timeZone }))
