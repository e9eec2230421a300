import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo, ScheduleInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import {
  hoursOn,
  isOpenOn,
  nextClosingOn,
  nextOpeningOn,
  type HoursOfDates,
} from '@mostrador/domain/scheduling/hours-on'
import { configOn, hoursOfMode } from '@mostrador/domain/scheduling/mode-hours'
import { slotHoursOn, type SlotDay } from '@mostrador/domain/scheduling/slot-hours'
import {
  availableDays,
  defaultSlot,
  isSlotValid,
  nextPossibleMoment,
  openingInstant,
  slotInstant,
  type Slot,
} from '@mostrador/domain/scheduling/slots'
import { wallClock, type WallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays, daysBetween, timeOf } from '@mostrador/domain/scheduling/wall-time'
import { leadOf, pauseOfContact, pauseOfMode } from './interrupted.ts'
import type { ContactRow, CatalogMode } from '../../ground/catalog.ts'

/** Slot minutes and days ahead of a mode without a schedule of its own. */
const DEFAULT_SLOT_MINUTES = 30
const DEFAULT_DAYS_AHEAD = 6

/** Days of exceptions shown, today included. */
const TOLD_DAYS = 31

/**
 * Returns the exceptions from today on by date, a mode's after the branch contact's. Source:
 * docs/decisions/032.
 */
export function comingExceptions(contact: ContactRow, now: Date): BranchContactInfo['exceptions'] {
  const today = wallClock(now, contact.info.timeZone).date
  const end = addDays(today, TOLD_DAYS)
  return contact.exceptions
    .filter(({ day }) => today <= day && day < end)
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.orderModeId ?? '', b.orderModeId ?? ''))
    .map((one) => ({ ...one, workingHours: [...one.workingHours] }))
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Returns the opening hours of a branch contact by date, without those of its modes. */
export const contactHours = (contact: ContactRow): HoursOfDates => {
  const exceptions = exceptionsOf(contact, null)
  return (date: string) => hoursOn(date, contact.info.deliveryConfig.workingDays, exceptions)
}

/** Returns whether a branch contact is open, and its next opening, at its own clock. */
export function openingOf(contact: ContactRow, now: Date): { open: boolean; nextOpeningAt: string | null } {
  const { timeZone } = contact.info
  const clock = wallClock(now, timeZone)
  const hours = contactHours(contact)
  const pause = pauseOfContact(contact, now)
  if (pause) return afterPause(contact, new Date(pause.until))
  if (isOpenOn(hours, clock)) return { open: true, nextOpeningAt: null }
  const next = nextOpeningOn(hours, clock)
  const at = next && openingInstant(next, { now, timeZone })
  return { open: false, nextOpeningAt: at?.toISOString() ?? null }
}

/**
 * Returns the opening of a paused branch contact: closed until the pause ends, or the next opening
 * after it.
 */
function afterPause(contact: ContactRow, until: Date): { open: boolean; nextOpeningAt: string | null } {
  const then = openingOf(contact, until)
  return { open: false, nextOpeningAt: then.open ? until.toISOString() : then.nextOpeningAt }
}

/** Returns an open branch contact's next closing; null while closed, and if it never closes. */
export function closingOf(contact: ContactRow, now: Date): string | null {
  const { timeZone } = contact.info
  if (pauseOfContact(contact, now)) return null
  const next = nextClosingOn(contactHours(contact), wallClock(now, timeZone))
  return (next && openingInstant(next, { now, timeZone })?.toISOString()) ?? null
}

const horizonFrom = (mode: CatalogMode, date: string): number =>
  configOn(mode, date)?.daysAhead ?? DEFAULT_DAYS_AHEAD

/** Returns a mode's days ahead; 0 for one that takes orders for now alone. */
export const daysAheadOf = (contact: ContactRow, mode: CatalogMode, now: Date): number =>
  mode.orderType === 'ON_DEMAND' ? 0 : horizonFrom(mode, wallClock(now, contact.info.timeZone).date)

const exceptionsOf = (contact: ContactRow, orderModeId: string | null) =>
  contact.exceptions.filter((one) => one.orderModeId === orderModeId)

function modeDays(contact: ContactRow, mode: CatalogMode): (date: string) => SlotDay {
  const hours = modeHours(contact, mode)
  return (date) => ({
    hours: hours(date),
    slotMinutes: configOn(mode, date)?.slotMinutes ?? DEFAULT_SLOT_MINUTES,
  })
}

/** Returns the opening hours of a mode by date. */
export const modeHours = (contact: ContactRow, mode: CatalogMode): HoursOfDates =>
  hoursOfMode(
    {
      workingDays: contact.info.deliveryConfig.workingDays,
      exceptions: exceptionsOf(contact, null),
    },
    { ...mode, exceptions: exceptionsOf(contact, mode.id) },
  )

/**
 * Whether a mode sells at an instant: its branch contact is open, its own hours allow it, and
 * neither is paused. The one answer to "open now", for the wire and for orders. Source:
 * decisions.md, The server is the authority.
 */
export const isModeOpen = (contact: ContactRow, mode: CatalogMode, now: Date): boolean =>
  !pauseOfMode(contact, mode, now) && isModeInHours(contact, mode, now)

type InHours = { readonly clock: WallClock; readonly contact: ContactRow; readonly isOpen: boolean }

const inHours = new WeakMap<CatalogMode, InHours>()

/** Whether an instant is in the hours of a mode. Computed once for each reading of the clock. */
function isModeInHours(contact: ContactRow, mode: CatalogMode, now: Date): boolean {
  const clock = wallClock(now, contact.info.timeZone)
  const known = inHours.get(mode)
  if (known?.clock === clock && known.contact === contact) return known.isOpen
  const isOpen = isOpenOn(contactHours(contact), clock) && isOpenOn(modeHours(contact, mode), clock)
  inHours.set(mode, { clock, contact, isOpen })
  return isOpen
}

/** Returns the capacity of a mode's slots on a day; null is unlimited. */
export const slotCapacityOn = (mode: CatalogMode, date: string): number | null =>
  configOn(mode, date)?.slotCapacity ?? null

type Schedule = { readonly minute: number; readonly contact: ContactRow; readonly info: ScheduleInfo }

const schedules = new WeakMap<CatalogMode, Schedule>()

/**
 * Returns a mode's days and hours for orders, full slots included. Computed once a minute of the
 * clock.
 */
export function scheduleOf(contact: ContactRow, mode: CatalogMode, now: Date): ScheduleInfo {
  const minute = Math.floor(now.getTime() / 60_000)
  const known = schedules.get(mode)
  if (known?.minute === minute && known.contact === contact) return known.info
  const info = makeSchedule(contact, mode, now)
  schedules.set(mode, { minute, contact, info })
  return info
}

/** Returns the slot of an instant; undefined off a full minute, and in a repeated hour. */
function slotOf(at: Date, timeZone: string): Slot | undefined {
  const { date, minutes } = wallClock(at, timeZone)
  const slot = { date, time: timeOf(minutes) }
  return slotInstant(slot.date, slot.time, timeZone)?.getTime() === at.getTime() ? slot : undefined
}

/** Returns the offered slot of an instant, full ones included; undefined for any other. */
export function offeredSlot(
  contact: ContactRow,
  mode: CatalogMode,
  { at, now }: { readonly at: Date; readonly now: Date },
): Slot | undefined {
  const slot = slotOf(at, contact.info.timeZone)
  return slot && isSlotValid(scheduleOf(contact, mode, now).schedulerDaysInfo, slot) ? slot : undefined
}

/** Whether a closed mode takes orders for later; full slots count, as only an order knows. */
export function hasSlotLeft(contact: ContactRow, mode: CatalogMode, now: Date): boolean {
  const days = scheduleOf(contact, mode, now).schedulerDaysInfo
  return nextPossibleMoment({ orderType: mode.orderType, open: false, days }) !== undefined
}

/** Returns the first slot of a mode for later alone; null for others. */
export function firstSlotOf(contact: ContactRow, mode: CatalogMode, now: Date): OrderModeInfo['firstSlot'] {
  if (mode.orderType !== 'SCHEDULED') return null
  const { schedulerDaysInfo, datesBetween } = scheduleOf(contact, mode, now)
  const slot = defaultSlot(schedulerDaysInfo)
  return slot ? { ...slot, daysAhead: daysBetween(datesBetween.from, slot.date) } : null
}

function makeSchedule(contact: ContactRow, mode: CatalogMode, now: Date): ScheduleInfo {
  const { timeZone } = contact.info
  const clock = wallClock(now, timeZone)
  const daysAhead = horizonFrom(mode, clock.date)
  const dayOf = modeDays(contact, mode)
  const days =
    mode.orderType === 'ON_DEMAND'
      ? []
      : availableDays({
          hoursOf: (date) => slotHoursOn(date, dayOf),
          clock,
          leadMinutes: leadOf(contact, mode, now),
          horizonDays: daysAhead + 1,
          place: { now, timeZone },
        })
  return {
    schedulerDaysInfo: days.map((day) => ({ ...day, availableHours: [...day.availableHours] })),
    datesBetween: { from: clock.date, to: addDays(clock.date, daysAhead) },
  }
}
