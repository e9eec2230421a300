import type { ScheduleInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { scheduleOf, slotCapacityOn } from '../catalog/opening.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { browserOf } from '../order/browser-cookie.ts'
import { findMode } from './find-mode.ts'
import { listTakenPlaces } from './slot-store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMode>>>

/** The slots that take no more orders, each as `YYYY-MM-DD HH:MM`. One query, none where no slot has a limit. */
async function fullSlots(
  api: Api,
  { catalog: { contact }, mode }: Found,
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

/** The days and hours at which an order can be scheduled; full slots are left out. Source: 000 §7. */
export const getSchedule: Handler<'getSchedule'> = async (api, { params, call }) => {
  const found = await findMode(api, params.orderModeId)
  if (!found) return no('order-mode-not-found')
  const schedule = scheduleOf(found.catalog.contact, found.mode, api.now())
  return yes(without(schedule, await fullSlots(api, found, browserOf(api, call.headers))))
}
