import type { Client, Result } from '@mostrador/contract/client'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'

/** The days and hours that can still be chosen, and the local's own today. */
export type Schedule = { readonly days: readonly AvailableDay[]; readonly today: string }

/** Asks when an order can be for: the server's clock decides, never the browser's. */
export async function loadSchedule(client: Client, orderModeId: string): Promise<Result<Schedule>> {
  const schedule = await client.getSchedule({ params: { orderModeId } })
  if (!schedule.ok) return schedule
  const { schedulerDaysInfo, datesBetween } = schedule.data
  return { ok: true, data: { days: schedulerDaysInfo, today: datesBetween.from } }
}
