import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { isUnpaidOf } from '../../order/order/unpaid-orders.ts'

/** Diner for whom places are counted. The phone’s key is undefined before an order was sent. */
export type SlotAsker = { readonly browserId: string | undefined; readonly phoneKey?: string | undefined }

/**
 * The instants at which a mode's slots have places taken, from `from` on, and how many: the place
 * of an order that the asking browser left unpaid is none, for it passes to the next one. Where the
 * phone of the next one is known, the orders of other phones keep their places, as they do when it
 * is saved.
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
