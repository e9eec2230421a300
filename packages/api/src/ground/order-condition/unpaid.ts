import { sql, type RawBuilder } from 'kysely'

/**
 * Browser whose unpaid orders are asked for, at a branch. Only the browser that placed an order
 * may give it up, since a phone is typed by anybody. Undefined for a browser that never ordered or
 * keeps no cookies.
 */
export type UnpaidOwner = { readonly branchId: string; readonly browserId: string | undefined }

/**
 * The orders that wait for their payment, as `o`: what `isUnpaid` of the domain says, for a
 * statement.
 */
export const isUnpaidOrder = sql`o.payment_status = 'PENDING' and o.status = 'GENERATED'`

/**
 * The orders that wait for their payment, as `o`, that a browser placed: what they hold is their
 * diner's own. Not those whose diner says that the transfer was sent: its money is on the way.
 */
export const isUnpaidOf = ({ branchId, browserId }: UnpaidOwner): RawBuilder<boolean> => sql<boolean>`
  o.branch_id = ${branchId}::uuid and o.browser_id = ${browserId ?? null}
    and ${isUnpaidOrder} and not exists (select from transfers t
      where t.branch_id = o.branch_id and t.order_id = o.id and t.said_at is not null)`
