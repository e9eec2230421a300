import type { Database } from '@mostrador/database/rows'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Whose unpaid orders: those that a browser placed at a branch. Only the browser that placed an order may let go of
 * it: a phone is typed by anybody. Undefined is a browser that never ordered, or keeps no cookies.
 */
export type UnpaidOwner = { readonly branchId: string; readonly browserId: string | undefined }

/** The orders that wait for their payment, as `o`, that a browser placed: what they hold is their diner's own. */
export const isUnpaidOf = ({ branchId, browserId }: UnpaidOwner): RawBuilder<boolean> => sql<boolean>`
  o.branch_id = ${branchId}::uuid and o.browser_id = ${browserId ?? null}
    and o.payment_status = 'PENDING' and o.status = 'GENERATED'`

/** An order that was never paid. */
export type UnpaidOrder = { readonly id: string; readonly code: string }

/** Lists the orders that a browser placed for a phone and left unpaid, the oldest first. One query. */
export async function listUnpaid(
  db: Kysely<Database>,
  { phoneKey, ...owner }: UnpaidOwner & { readonly phoneKey: string },
): Promise<readonly UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.code from orders o where ${isUnpaidOf(owner)} and o.phone_key = ${phoneKey}
    order by o.id`.execute(db)
  return rows
}
