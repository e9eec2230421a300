import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { isUnpaidOf } from '../../ground/order-condition/unpaid.ts'

/** Diner for whom places are counted. The phone's key is undefined before an order was sent. */
export type SlotAsker = { readonly browserId: string | undefined; readonly phoneKey?: string | undefined }

/**
 * Returns a mode's taken places by instant from `from` on, without the asking browser's unpaid
 * order, which the next one replaces. With a phone, orders of other phones count, as when it is
 * saved.
 */
export async function listTakenPlaces(
  db: Kysely<Database>,
  slots: {
    readonly branchId: string
    readonly modeId: string
    readonly from: Date
    readonly asker: SlotAsker
  },
): Promise<readonly { readonly at: Date; readonly taken: number }[]> {
  const { branchId, modeId, from, asker } = slots
  const { browserId, phoneKey = null } = asker
  const { rows } = await sql<{ at: Date; taken: number }>`
    select b.slot_at as at, b.taken - (
      select count(*)::int from orders o
      where ${isUnpaidOf({ branchId, browserId })} and o.order_mode_id = b.order_mode_id and o.scheduled_at = b.slot_at
        and (${phoneKey}::text is null or o.phone_key = ${phoneKey})
    ) as taken
    from slot_bookings b
    where b.branch_id = ${branchId} and b.order_mode_id = ${modeId} and b.slot_at >= ${from} and b.taken > 0`.execute(
    db,
  )
  return rows
}
