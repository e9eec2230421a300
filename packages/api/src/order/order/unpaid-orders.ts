import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { isUnpaidOf, type UnpaidOwner } from '../../ground/order-condition/unpaid.ts'

export type UnpaidOrder = { readonly id: string; readonly code: string }

/** Lists a browser's unpaid orders for a phone, the oldest first. One query. */
export async function listUnpaid(
  db: Kysely<Database>,
  { phoneKey, ...owner }: UnpaidOwner & { readonly phoneKey: string },
): Promise<readonly UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.code from orders o where ${isUnpaidOf(owner)} and o.phone_key = ${phoneKey}
    order by o.id`.execute(db)
  return rows
}

export type AskedOrder = UnpaidOrder & { readonly askedAttempt: string | null }

/**
 * Locks orders of a branch by id, and returns those without an unknown attempt on its way, such as
 * a card sent since. The next attempt waits for the lock. Two queries, in a transaction.
 */
export async function lockIdle(
  tx: Kysely<Database>,
  { branchId, orders }: { readonly branchId: string; readonly orders: readonly AskedOrder[] },
): Promise<readonly AskedOrder[]> {
  const ids = orders.map(({ id }) => id)
  const asked = orders.flatMap(({ askedAttempt }) => askedAttempt ?? [])
  // Stryker disable next-line StringLiteral: the lock shows in races alone, lock-order.pg.test.ts
  await sql`
    select from orders where branch_id = ${branchId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  // A statement of its own sees all that was committed before the lock.
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment_attempts
    where branch_id = ${branchId} and order_id = any(${ids}::uuid[]) and status = 'PENDING'
      and id <> all(${asked}::uuid[])`.execute(tx)
  const busy = new Set(rows.map(({ order_id }) => order_id))
  return orders.filter(({ id }) => !busy.has(id))
}
