import type { Client, Result } from '@mostrador/contract/client'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'

export type Schedule = { readonly days: readonly AvailableDay[]; readonly today: string }

/** Loads the schedule, by the server's clock. */
export async function loadSchedule(client: Client, orderModeId: string): Promise<Result<Schedule>> {
  const schedule = await client.getSchedule({ params: { orderModeId } })
  if (!schedule.ok) return schedule
  const { schedulerDaysInfo, datesBetween } = schedule.data
  return { ok: true, data: { days: schedulerDaysInfo, today: datesBetween.from } }
}
