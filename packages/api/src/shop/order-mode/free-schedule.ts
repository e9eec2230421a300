import type { ScheduleInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import type { Catalog, CatalogMode } from '../../ground/catalog.ts'
import { scheduleOf, slotCapacityOn } from '../catalog/opening.ts'
import type { Api } from '../../ground/ports.ts'
import { listTakenPlaces, type SlotAsker } from './slot-store.ts'

type Asked = Pick<Api, 'database' | 'now'>

export type FoundMode = { readonly catalog: Catalog; readonly mode: CatalogMode }

/**
 * Caller who asks for a schedule, and the instant of a slot that was refused to them as full: it
 * is not free, however it counts.
 */
export type ScheduleAsker = SlotAsker & { readonly refusedAt?: Date | undefined }

function slotKey(at: Date, timeZone: string): string {
  const { date, minutes } = wallClock(at, timeZone)
  return `${date} ${timeOf(minutes)}`
}

/** Returns the full slots, as `YYYY-MM-DD HH:MM`. One query; none where no slot has a limit. */
async function fullSlots(
  api: Asked,
  { catalog: { contact }, mode }: FoundMode,
  { refusedAt, ...asker }: ScheduleAsker,
): Promise<ReadonlySet<string>> {
  if (mode.scheduleConfigs.every(({ slotCapacity }) => slotCapacity === null)) return new Set()
  const slots = { branchId: contact.branch.id, modeId: mode.id, from: api.now(), asker }
  const places = await listTakenPlaces(api.database, slots)
  const { timeZone } = contact.info
  const full = places.filter(
    ({ at, taken }) => taken >= (slotCapacityOn(mode, wallClock(at, timeZone).date) ?? Infinity),
  )
  const instants = [...full.map(({ at }) => at), ...(refusedAt ? [refusedAt] : [])]
  return new Set(instants.map((at) => slotKey(at, timeZone)))
}

const without = (schedule: ScheduleInfo, full: ReadonlySet<string>): ScheduleInfo => ({
  ...schedule,
  schedulerDaysInfo: schedule.schedulerDaysInfo
    .map((day) => ({
      ...day,
      availableHours: day.availableHours.filter((time) => !full.has(`${day.date} ${time}`)),
    }))
    .filter(({ availableHours }) => availableHours.length > 0),
})

/** Returns the days and hours with free slots for the caller. At most one query. */
export const freeSchedule = async (
  api: Asked,
  found: FoundMode,
  asker: ScheduleAsker,
): Promise<ScheduleInfo> =>
  without(scheduleOf(found.catalog.contact, found.mode, api.now()), await fullSlots(api, found, asker))
