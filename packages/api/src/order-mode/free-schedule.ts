import type { ScheduleInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import type { Catalog } from '../catalog/catalog-cache.ts'
import type { CatalogMode } from '../catalog/load-modes.ts'
import { scheduleOf, slotCapacityOn } from '../catalog/opening.ts'
import type { Api } from '../ports.ts'
import { listTakenPlaces } from './slot-store.ts'

type Asked = Pick<Api, 'database' | 'now'>

/** A mode and the catalogue that it stands in. */
export type FoundMode = { readonly catalog: Catalog; readonly mode: CatalogMode }

/** The slots that take no more orders, each as `YYYY-MM-DD HH:MM`. One query, none where no slot has a limit. */
async function fullSlots(
  api: Asked,
  { catalog: { contact }, mode }: FoundMode,
  browserId: string | undefined,
): Promise<ReadonlySet<string>> {
  if (mode.scheduleConfigs.every(({ slotCapacity }) => slotCapacity === null)) return new Set()
  const slots = { branchId: contact.branch.id, modeId: mode.id, from: api.now(), browserId }
  const places = await listTakenPlaces(api.database, slots)
  const full = places.flatMap(({ at, taken }) => {
    const { date, minutes } = wallClock(at, contact.info.timeZone)
    return taken >= (slotCapacityOn(mode, date) ?? Infinity) ? [`${date} ${timeOf(minutes)}`] : []
  })
  return new Set(full)
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

/** The days and hours at which an order can be scheduled by a browser; full slots are left out. At most one query. */
export const freeSchedule = async (
  api: Asked,
  found: FoundMode,
  browserId: string | undefined,
): Promise<ScheduleInfo> =>
  without(scheduleOf(found.catalog.contact, found.mode, api.now()), await fullSlots(api, found, browserId))
