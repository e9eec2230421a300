import { majorOf } from '@mostrador/contract/money/minor-of'
import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { sql, type RawBuilder } from 'kysely'
import { isTransferOwed } from '../order/order-info.ts'
import { isUnpaidOrder } from '../../ground/order-condition/unpaid.ts'
import { lately } from './movement-store.ts'
import type { Db } from './transfer-work.ts'

/** Most transfers shown as paid, and as sent back: the last ones. */
const MOST_SETTLED = 30

type Row = {
  readonly orderId: string
  readonly number: number
  readonly customerName: string
  readonly total: number
  readonly amount: number
  readonly reference: string | null
  readonly createdAt: Date
  readonly until: Date
  readonly saidAt: Date | null
  readonly receipt: string | null
  readonly paidAt: Date | null
  readonly by: string | null
  readonly reason: string
  readonly canceledAt: Date | null
  readonly returnedAt: Date | null
  readonly returnedBy: string | null
  readonly movement: {
    readonly id: string
    readonly day: string
    readonly amount: number
    readonly text: string
  } | null
}

type Contact = { readonly contactId: string; readonly mantissa: number; readonly now: Date }

/** Returns the transfers `t` of a branch contact by a condition, with their orders `o`. */
async function read(
  db: Db,
  { contactId }: Contact,
  { where, order }: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.id as "orderId", o.number, o.customer_name as "customerName", o.total, t.amount, t.reference,
      t.created_at as "createdAt", coalesce(o.payment_expires_at, t.created_at) as until, t.said_at as "saidAt",
      t.receipt, t.paid_at as "paidAt", coalesce(ms.name, s.name) as by, t.reason, o.canceled_at as "canceledAt",
      t.returned_at as "returnedAt", rs.name as "returnedBy",
      case when m.id is not null then jsonb_build_object('id', m.id, 'day', m.day, 'amount', m.amount,
        'text', m.words) end as movement
    from transfers t join orders o on o.branch_id = t.branch_id and o.id = t.order_id
    left join staff_users s on s.id = t.staff_user_id
    left join bank_movements m on m.branch_id = t.branch_id and m.order_id = t.order_id
    left join staff_users ms on ms.id = m.staff_user_id
    left join staff_users rs on rs.id = t.returned_by
    where t.branch_contact_id = ${contactId} and o.rehearsal_id is null and ${where}
    order by ${order} limit 500`.execute(db)
  return rows
}

/**
 * Whether the order `o` is canceled and may have a transfer's money, worded as its index, since
 * boards ask often.
 */
const isCanceledTransfer = sql<boolean>`(o.status = 'CANCELED' and o.payment_method = 'OTHER' and o.payment_status <> 'REFUNDED')`

/** Counts a branch contact's owed transfers, as a part of another query. */
export const countOwed = (contactId: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from orders o
  where o.branch_contact_id = ${contactId} and o.rehearsal_id is null and ${isCanceledTransfer} and ${isTransferOwed})`

/**
 * Returns the transfers of a branch contact: awaited ones, the oldest first; owed ones of any age;
 * and those sent back or paid lately. Four queries. A rehearsal has no transfers.
 */
export async function contactTransfers(
  db: Db,
  contact: Contact,
): Promise<Pick<TransfersWire, 'awaited' | 'owed' | 'returned' | 'paid'>> {
  const isOfLate = sql`t.created_at > ${lately(contact.now)}`
  const [awaited, owed, returned, paid] = await Promise.all([
    read(db, contact, { where: sql`${isUnpaidOrder} and ${isOfLate}`, order: sql`t.created_at, o.id` }),
    read(db, contact, { where: isTransferOwed, order: sql`o.canceled_at, o.id` }),
    read(db, contact, {
      where: sql`t.returned_at > ${lately(contact.now)}`,
      order: sql`t.returned_at desc, o.id`,
    }),
    read(db, contact, {
      where: sql`t.paid_at is not null and ${isOfLate} and o.status <> 'CANCELED'`,
      order: sql`t.paid_at desc, o.id`,
    }),
  ])
  const wire = wireOf(contact)
  return {
    awaited: awaited.map(wire.awaited),
    owed: owed.map(wire.owed),
    returned: returned.slice(0, MOST_SETTLED).map(wire.returned),
    paid: paid.slice(0, MOST_SETTLED).map(wire.paid),
  }
}

function wireOf({ mantissa }: Pick<Contact, 'mantissa'>) {
  const major = (minor: number): number => majorOf(minor, mantissa)
  const movementOf = ({ movement }: Row) => movement && { ...movement, amount: major(movement.amount) }
  const came = ({ movement, amount }: Row): number => major(movement?.amount ?? amount)
  const named = ({ orderId, number, customerName }: Row) => ({ orderId, number, customerName })
  const marked = (row: Row) => ({
    ...named(row),
    total: major(row.total),
    amount: major(row.amount),
    reference: row.reference,
  })
  return {
    awaited: (row: Row) => ({
      ...marked(row),
      since: row.createdAt.toISOString(),
      until: row.until.toISOString(),
      saidAt: row.saidAt?.toISOString() ?? null,
      receipt: row.receipt,
    }),
    owed: (row: Row) => ({
      ...named(row),
      amount: came(row),
      canceledAt: (row.canceledAt ?? row.createdAt).toISOString(),
      isLate: row.paidAt === null,
      movement: movementOf(row),
    }),
    returned: (row: Row) => ({
      ...named(row),
      amount: came(row),
      returnedAt: (row.returnedAt ?? row.createdAt).toISOString(),
      by: row.returnedBy,
    }),
    paid: (row: Row) => ({
      ...marked(row),
      paidAt: (row.paidAt ?? row.createdAt).toISOString(),
      by: row.by,
      reason: row.reason,
      movement: movementOf(row),
    }),
  }
}
