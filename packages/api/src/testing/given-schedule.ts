import type { Database, ScheduleConfigsTable } from '@mostrador/database/rows'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { Insertable, Kysely } from 'kysely'
import type { GivenContact } from './given-contact.ts'
import { nextTestId } from './test-ports.ts'

/** Hours of every day in minutes since midnight. */
type Hours = { readonly start: number; readonly duration: number }

const tenantOf = ({ companyId, branchId }: GivenContact) => ({ company_id: companyId, branch_id: branchId })

/**
 * Gives an order mode a schedule of its own, with one span of days and the same hours every day.
 */
export async function giveSchedule(
  db: Kysely<Database>,
  contact: GivenContact,
  options: {
    readonly modeId: string
    readonly hours: Hours
    readonly config?: Partial<Insertable<ScheduleConfigsTable>>
  },
): Promise<void> {
  const tenant = tenantOf(contact)
  const [schedule_id, id] = [nextTestId(), nextTestId()]
  const schedule = { ...tenant, order_mode_id: options.modeId, id: schedule_id, key: schedule_id }
  await db.insertInto('schedules').values(schedule).execute()
  await db
    .insertInto('schedule_configs')
    .values({ ...tenant, schedule_id, id, key: id, ...options.config })
    .execute()
  const row = { ...tenant, branch_contact_id: contact.id, schedule_config_id: id }
  const { start, duration } = options.hours
  const time = { start_minute: start, duration_minutes: duration }
  await db
    .insertInto('working_hours')
    .values(DAYS_OF_WEEK.map((day_of_week) => ({ ...row, ...time, id: nextTestId(), day_of_week })))
    .execute()
  await db.updateTable('order_modes').set({ use_schedule: true }).where('id', '=', options.modeId).execute()
}

/**
 * Gives a local day other hours, of one order mode or (without) of the whole branch contact; null
 * is closed.
 */
export async function giveException(
  db: Kysely<Database>,
  contact: GivenContact,
  exception: { readonly day: string; readonly modeId?: string; readonly hours: Hours | null },
): Promise<void> {
  await db
    .insertInto('schedule_exceptions')
    .values({
      ...tenantOf(contact),
      branch_contact_id: contact.id,
      order_mode_id: exception.modeId ?? null,
      id: nextTestId(),
      day: exception.day,
      start_minute: exception.hours?.start ?? null,
      duration_minutes: exception.hours?.duration ?? null,
    })
    .execute()
}
