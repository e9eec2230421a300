import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { MOST_DELAYS } from '@mostrador/domain/order/promised-time'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { noticeOfDelay } from '../order-notice/notice-of-change.ts'

/** Later promise, with the order as it was seen. */
export type Delay = {
  readonly order: {
    readonly id: string
    readonly branchContactId: string
    readonly status: OrderStatus
  }
  /** Promise on the screen of the press. */
  readonly seen: Date | null
  readonly promisedAt: Date
  /** Id of the press, for which a repeat promises once. */
  readonly key: string
  readonly staffId: string
  readonly eventId: string
  readonly noticeJobId: string
  readonly now: Date
}

/**
 * Saves a later promise with its history and message, if the order is as seen: one statement, so
 * that of two presses one succeeds. Returns whether it did.
 */
export async function saveDelay(db: Kysely<Database>, delay: Delay): Promise<boolean> {
  const { order, seen, promisedAt, key, staffId, eventId, now } = delay
  const { rows } = await statement()
    .part(
      'changed',
      () => sql`
        update orders o set promised_at = ${promisedAt}, delays = o.delays + 1, updated_at = ${now}
        where o.id = ${order.id} and o.branch_contact_id = ${order.branchContactId} and o.status = ${order.status}
          and o.promised_at is not distinct from ${seen}::timestamptz and o.delays < ${MOST_DELAYS}
          and o.payment_status is distinct from 'PENDING'
          and not exists (select from order_events e
            where e.branch_id = o.branch_id and e.order_id = o.id and e.request_key = ${key}::uuid)
        returning o.company_id, o.branch_id, o.id, o.status, o.opt_in, o.confirmed`,
    )
    .write(
      'event',
      ({ changed }) => sql`
        insert into order_events
          (company_id, branch_id, order_id, id, status, actor, staff_user_id, created_at, promised_at, request_key)
        select company_id, branch_id, id, ${eventId}::uuid, status, 'STAFF', ${staffId}::uuid, ${now}::timestamptz,
          ${promisedAt}::timestamptz, ${key}::uuid
        from ${changed}`,
    )
    .with(noticeOfDelay({ orderId: order.id, promisedAt, jobId: delay.noticeJobId, now }))
    .answer(({ changed }) => sql<{ id: string }>`select id from ${changed}`)
    .execute(db)
  return rows.length > 0
}

/** Whether a press was heard before: a repeated one is answered, and done once. */
export async function isKnownPress(
  db: Kysely<Database>,
  { orderId, key }: { readonly orderId: string; readonly key: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('orders as o')
    .innerJoin('order_events as e', (join) =>
      join.onRef('e.branch_id', '=', 'o.branch_id').onRef('e.order_id', '=', 'o.id'),
    )
    .select('e.id')
    .where('o.id', '=', orderId)
    .where('e.request_key', '=', key)
    .executeTakeFirst()
  return known !== undefined
}
