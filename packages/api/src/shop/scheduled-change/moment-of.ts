import type { Database } from '@mostrador/database/rows'
import type { ScheduledMoment } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { slotInstants } from '@mostrador/domain/scheduling/slots'
import { FARTHEST_DAYS } from '@mostrador/domain/scheduled-change/scheduled-state'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'

const DAY_MS = 24 * 60 * 60_000

/** Instant of a moment, and its wall clock. */
export type ReadMoment = { readonly runAt: Date; readonly wall: string; readonly timeZone: string }

/**
 * Returns the instant of a wall-clock moment at a branch's branch contact, or why not: a skipped
 * hour is refused, and of a repeated one the first is meant unless `second`.
 */
export async function momentOf(
  db: Kysely<Database>,
  { branchContactId, date, time, second = false }: ScheduledMoment,
  { branchId, now }: { readonly branchId: string; readonly now: Date },
) {
  const contact = await db
    .selectFrom('branch_contacts')
    .select('time_zone')
    .where('id', '=', branchContactId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()
  if (!contact) return no('branch-contact-not-found')
  // More than a day away no time zone matters.
  const today = now.toISOString().slice(0, 10)
  if (date < addDays(today, -2)) return no('moment-passed')
  if (date > addDays(today, FARTHEST_DAYS + 2)) return no('moment-too-far')
  const [first, other = first] = slotInstants(date, time, contact.time_zone)
  const runAt = second ? other : first
  if (!runAt) return no('no-such-hour')
  if (runAt <= now) return no('moment-passed')
  if (runAt.getTime() > now.getTime() + FARTHEST_DAYS * DAY_MS) return no('moment-too-far')
  return { ok: true as const, moment: { runAt, wall: `${date}T${time}`, timeZone: contact.time_zone } }
}
