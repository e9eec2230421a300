import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'

/** The instants at which a mode's slots have places taken, from `from` on, and how many. */
export async function listTakenPlaces(
  db: Kysely<Database>,
  slots: { readonly branchId: string; readonly modeId: string; readonly from: Date },
): Promise<readonly { readonly at: Date; readonly taken: number }[]> {
  return db
    .selectFrom('slot_bookings')
    .select(['slot_at as at', 'taken'])
    .where('branch_id', '=', slots.branchId)
    .where('order_mode_id', '=', slots.modeId)
    .where('slot_at', '>=', slots.from)
    .where('taken', '>', 0)
    .execute()
}
