import { jobFollowing } from '../../ground/job/job-store.ts'
import type { Database, OrdersTable, TransfersTable } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { newOrderPushed } from '../push/new-order-store.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ToldTransfer } from './new-transfer.ts'

/** Order paid by transfer, as those who settle it see it. Amounts in minor units. */
export type TransferOrder = Pick<OrdersTable, 'status' | 'payment_status'> &
  Pick<
    Selectable<TransfersTable>,
    'amount' | 'account' | 'paid_at' | 'staff_user_id' | 'reason' | 'returned_at'
  > & {
    readonly id: string
    readonly code: string
    readonly number: number
    readonly told: ToldTransfer
    readonly movementId: string | null
  }

/** Sought order: one of these branch contacts of a branch. */
type Sought = {
  readonly orderId: string
  readonly branchId: string
  readonly contactIds: readonly string[]
}

/**
 * Locks an order paid by transfer; undefined at no such branch contact. Two queries: the second
 * sees the state after the lock.
 */
export async function lockTransfer(
  tx: Transaction<Database>,
  { orderId, branchId, contactIds }: Sought,
): Promise<TransferOrder | undefined> {
  await sql`
    select from orders where branch_id = ${branchId} and id = ${orderId}
      and branch_contact_id = any(${[...contactIds]}::uuid[])
    for update`.execute(tx)
  const { rows } = await sql<TransferOrder>`
    select o.id, o.code, o.number, o.status, o.payment_status, t.amount, t.account, t.paid_at, t.staff_user_id,
      t.reason, t.returned_at, t.told, m.id as "movementId"
    from orders o join transfers t on t.branch_id = o.branch_id and t.order_id = o.id
    left join bank_movements m on m.branch_id = t.branch_id and m.order_id = t.order_id
    where o.branch_id = ${branchId} and o.id = ${orderId} and o.branch_contact_id = any(${[...contactIds]}::uuid[])
    for update of t`.execute(tx)
  return rows[0]
}

/** Whether an order waits for its transfer. */
export const waits = (order: TransferOrder): boolean =>
  isUnpaid({ status: order.status, paymentStatus: order.payment_status })

/** Confirmation by a person with a reason; null where a bank movement confirms it. */
type Found = {
  readonly staffUserId: string | null
  readonly reason: string
  readonly pushJobId: string
  readonly now: Date
}

/** Marks a locked, waiting order as paid: it goes to the kitchen. */
export async function markPaid(
  tx: Transaction<Database>,
  { id }: Pick<TransferOrder, 'id'>,
  { staffUserId, reason, pushJobId, now }: Found,
): Promise<void> {
  await sql`
    update transfers set paid_at = ${now}, staff_user_id = ${staffUserId}::uuid, reason = ${reason}
    where order_id = ${id}`.execute(tx)
  const paying = statement()
    .part(
      'paid',
      () => sql`
        update orders set payment_status = 'APPROVED', updated_at = ${now}
        where id = ${id} returning company_id, branch_id, branch_contact_id`,
    )
    .answer(({ paid }) => newOrderPushed(paid, { jobId: pushJobId, orderId: id, now }))
  await paying.execute(tx)
}

/** Branch of an order, and the job of its new window. */
export type WaitingAgain = { readonly branchId: string; readonly jobId: string; readonly now: Date }

/**
 * Lets an order not yet accepted wait for its transfer again, for the full time: the movement was
 * another's.
 */
export async function waitAgain(
  tx: Transaction<Database>,
  { id, told }: TransferOrder,
  { branchId, jobId, now }: WaitingAgain,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + told.minutes * 60_000)
  await sql`
    update transfers set paid_at = null, staff_user_id = null, reason = '' where order_id = ${id}`.execute(tx)
  // Paid again, it is new to alerts, which stay silent meanwhile.
  await sql`delete from order_watches where branch_id = ${branchId} and order_id = ${id}`.execute(tx)
  await sql`
    delete from alerts where branch_id = ${branchId} and order_id = ${id} and outcome in ('WAITING', 'STOPPED')`.execute(
    tx,
  )
  const waiting = statement()
    .part(
      'waiting',
      () => sql`
        update orders set payment_status = 'PENDING', payment_expires_at = ${expiresAt}, updated_at = ${now}
        where id = ${id} returning company_id, branch_id`,
    )
    .answer(({ waiting: tenant }) =>
      jobFollowing(tenant, {
        id: jobId,
        kind: 'expire-payment',
        uniqueKey: id,
        payload: { orderId: id },
        runAt: expiresAt,
        createdAt: now,
      }),
    )
  await waiting.execute(tx)
}

/**
 * Notes that a canceled order's money was sent back, also at the order, unless it was paid too
 * late to be a sale. False where none is owed.
 */
export async function markReturned(
  tx: Transaction<Database>,
  { id, status, paid_at, movementId, returned_at }: TransferOrder,
  { staffUserId, now }: { readonly staffUserId: string; readonly now: Date },
): Promise<boolean> {
  const isOwed = status === 'CANCELED' && returned_at === null && (paid_at !== null || movementId !== null)
  if (!isOwed) return false
  await sql`
    update transfers set returned_at = ${now}, returned_by = ${staffUserId}::uuid where order_id = ${id}`.execute(
    tx,
  )
  await sql`
    update orders set updated_at = ${now},
      payment_status = case payment_status when 'APPROVED' then 'REFUNDED' else payment_status end
    where id = ${id}`.execute(tx)
  return true
}

/** Notes that the diner sent the transfer; false where it was known. */
export async function keepSaid(
  db: Kysely<Database>,
  { orderId, receipt, now }: { readonly orderId: string; readonly receipt: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update transfers set said_at = coalesce(said_at, ${now}::timestamptz),
      receipt = coalesce(nullif(${receipt}, ''), receipt)
    where order_id = ${orderId} and (said_at is null or receipt is distinct from coalesce(nullif(${receipt}, ''), receipt))`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** Takes the instant of its payment from a transfer. One query. */
export async function markUnpaid(db: Kysely<Database>, orderId: string): Promise<void> {
  await sql`update transfers set paid_at = null where order_id = ${orderId}`.execute(db)
}

/** Keeps a transfer paid by the word of a person. One query. */
export async function keepPaid(
  db: Kysely<Database>,
  orderId: string,
  { staffUserId, reason }: { readonly staffUserId: string; readonly reason: string },
): Promise<void> {
  await sql`
    update transfers set staff_user_id = ${staffUserId}::uuid, reason = ${reason}
    where order_id = ${orderId}`.execute(db)
}
