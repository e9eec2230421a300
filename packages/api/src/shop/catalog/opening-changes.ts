import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { rangeOf, type WorkingHours } from '@mostrador/domain/scheduling/opening-hours'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { Catalog, ContactRow, CatalogMode } from '../../ground/catalog.ts'
import { busyOfMode, pauseOfMode } from './interrupted.ts'
import { hasSlotLeft, isModeOpen, openingOf } from './opening.ts'

const MINUTE_MS = 60_000
const MINUTES_OF_AN_HOUR = 60

/** Minutes for which openings are foretold. */
const TOLD_MINUTES = 24 * 60

type Shop = { readonly contact: ContactRow; readonly modes: readonly CatalogMode[] }
type Opening = Omit<BranchContactInfo['changes'][number], 'at'>

const openAt = ({ contact, modes }: Shop, now: Date) => ({
  open: openingOf(contact, now).open,
  openModes: modes.filter((mode) => isModeOpen(contact, mode, now)).map(({ id }) => id),
  interrupted: modes.map((mode) => [pauseOfMode(contact, mode, now)?.id, busyOfMode(contact, mode, now)?.id]),
})

/**
 * Returns the opening of a branch contact and its modes at an instant, and the modes with later
 * slots.
 */
export function openingStateOf({ contact, modes }: Shop, now: Date): Opening {
  const openModes = openAt({ contact, modes }, now).openModes
  const later = modes.filter((mode) => !openModes.includes(mode.id) && hasSlotLeft(contact, mode, now))
  return { ...openingOf(contact, now), openModes, slotsLeftFor: later.map(({ id }) => id) }
}

/**
 * Minutes past the hour at which hours or pauses begin or end; always 0, since clocks are put back
 * at full hours.
 */
function minutesOfChanges({ contact, modes }: Shop): ReadonlySet<number> {
  const hours: readonly WorkingHours[] = [
    ...contact.info.deliveryConfig.workingDays.flatMap((day) => day.workingHours),
    ...contact.exceptions.flatMap((exception) => exception.workingHours),
    ...modes.flatMap((mode) =>
      mode.scheduleConfigs.flatMap((config) => config.workingDays.flatMap((day) => day.workingHours)),
    ),
  ]
  const { timeZone } = contact.info
  const ends = [
    ...hours.map(rangeOf).flatMap(({ start, end }) => [start, end]),
    ...contact.interruptions.map(({ until }) => wallClock(new Date(until), timeZone).minutes),
  ]
  return new Set([0, ...ends.map((minute) => minute % MINUTES_OF_AN_HOUR)])
}

function makeChanges(shop: Shop, now: Date): BranchContactInfo['changes'] {
  const minutes = minutesOfChanges(shop)
  const first = wallClock(now, shop.contact.info.timeZone).minutes
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const changes: BranchContactInfo['changes'] = []
  let before = JSON.stringify(openAt(shop, now))
  for (let ahead = 1; ahead <= TOLD_MINUTES; ahead += 1) {
    if (!minutes.has((first + ahead) % MINUTES_OF_AN_HOUR)) continue
    const at = new Date((minute + ahead) * MINUTE_MS)
    const after = JSON.stringify(openAt(shop, at))
    if (after !== before) changes.push({ at: at.toISOString(), ...openingStateOf(shop, at) })
    before = after
  }
  return changes
}

type Told = { readonly minute: number; readonly changes: BranchContactInfo['changes'] }

const told = new WeakMap<Catalog, Told>()

/**
 * Returns the next day's instants at which a branch contact or an active mode opens or closes, in
 * order, with the state from then on. Computed once a minute of the clock. Source:
 * docs/decisions/032.
 */
export function openingChanges(catalog: Catalog, now: Date): BranchContactInfo['changes'] {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = told.get(catalog)
  if (known?.minute === minute) return known.changes
  const modes = catalog.modes.filter((mode) => mode.active)
  const changes = makeChanges({ contact: catalog.contact, modes }, now)
  told.set(catalog, { minute, changes })
  return changes
}
