import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OrderEventsTable } from '@mostrador/database/rows'
import { nextOrderStatus, ORDER_ACTIONS } from '@mostrador/domain/order/order-status'
import { isAwaited, MOST_DELAYS } from '@mostrador/domain/order/promised-time'
import { mayAct } from '@mostrador/domain/staff/may-act'
import { sql, type RawBuilder } from 'kysely'
import { consoleDestination } from './destination-info.ts'
import { orderInfo, type OrderRow } from './order-info.ts'
import { mayAt, type Asking } from '../../people/permission/may.ts'

type EventRow = {
  readonly status: OrderEventsTable['status']
  readonly at: string
  readonly by: string | null
  readonly promisedAt: string | null
}

export type ConsoleRow = OrderRow & {
  readonly history: readonly EventRow[]
  readonly refund: ConsoleOrder['refund']
  readonly owed_transfer: number | null
  readonly delivery_proof: ConsoleOrder['deliveryProof']
}

/** Photo and reason of a delivery of the order `o` without its key. */
export const proofOf: RawBuilder<ConsoleOrder['deliveryProof']> = sql`(
  select jsonb_build_object('reason', d.reason, 'photoUrl', '/files/' || d.photo_sha256)
  from logistics_orders l
  join shipments s on s.branch_id = l.branch_id and s.logistics_order_id = l.id
  join delivery_proofs d on d.branch_id = s.branch_id and d.shipment_id = s.id
  where l.branch_id = o.branch_id and l.order_id = o.id
  order by d.created_at desc limit 1)`

/** History of the order `o`: each status and later promise, with time and author. */
export const historyJson: RawBuilder<EventRow[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('status', e.status,
    'at', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'promisedAt', to_char(e.promised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', coalesce((select s.name from staff_users s where s.id = e.staff_user_id),
      (select r.name from riders r where r.branch_id = e.branch_id and r.id = e.rider_id))) order by e.created_at, e.id), '[]')
  from order_events e where e.branch_id = o.branch_id and e.order_id = o.id)`

/**
 * Returns an order as the shop sees it, with the actions of its status that the caller may take.
 */
export function consoleOrder(row: ConsoleRow, staff: Asking): ConsoleOrder {
  const who = { may: mayAt(staff, row.branch_contact_id), payment: row.payment_status }
  const canDelay = isAwaited(row) && row.delays < MOST_DELAYS && who.may('orders.edit')
  return {
    ...orderInfo(row),
    destination: consoleDestination(row.destination),
    branchContactId: row.branch_contact_id,
    rehearsal: row.rehearsal_id !== null,
    phone: row.phone,
    customerEmail: row.customer_email ?? '',
    document: row.document,
    source: row.source,
    actions: ORDER_ACTIONS.filter((action) => nextOrderStatus(row.status, action) && mayAct(action, who)),
    canDelay,
    history: [...row.history],
    refund: row.refund,
    owedTransfer: row.owed_transfer === null ? null : majorOf(row.owed_transfer, row.mantissa),
    deliveryProof: row.delivery_proof,
  }
}
