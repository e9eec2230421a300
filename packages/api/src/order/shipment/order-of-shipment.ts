import { ORDER_EFFECTS, statusesThatAllow } from '@mostrador/domain/order/order-status'
import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { momentOf } from '../order/moment-of.ts'
import { noticeKey, TELL_DINER } from '../order-notice/notice-of-change.ts'

/**
 * Placeholder of the order's id in its notice's key, where one statement changes several orders.
 */
const ORDER = 'order'

const NOTHING = sql`
  select company_id, branch_id, id, code, status, payment_status, customer_id, points_earned, points_redeemed,
    updated_at
  from orders where false`

type OrderMove = {
  /** READY when their food leaves, DELIVERED at the door; null where nothing changes. */
  readonly order: 'ready' | 'deliver' | null
  readonly rider: { readonly id: string }
  readonly now: Date
}

/**
 * Part of a rider's action that moves the orders of `moved`, with their history in the rider's
 * name and the diner's notice. An order that staff delivered or canceled stays. Source:
 * docs/decisions/012.
 */
export const moveOrderOfShipment =
  ({ order, rider, now }: OrderMove) =>
  (all: Statement<'moved'>): Statement<'changed'> => {
    if (order === null) return all.part('changed', () => NOTHING)
    const { to } = ORDER_EFFECTS[order]
    return all
      .part(
        'changed',
        ({ moved }) => sql`
          update orders o set status = ${to}, ${momentOf(order)} = ${now}::timestamptz, updated_at = ${now}::timestamptz,
            confirmed = true
          from ${moved} join logistics_orders l on l.branch_id = moved.branch_id and l.id = moved.logistics_order_id
          where o.branch_id = l.branch_id and o.id = l.order_id and o.status = any(${[...statusesThatAllow(order, 'RIDER')]}::text[])
          returning o.company_id, o.branch_id, o.id, o.code, o.status, o.payment_status, o.customer_id, o.points_earned,
            o.points_redeemed, o.updated_at, o.opt_in, moved."orderEventId", moved."noticeJobId"`,
      )
      .write(
        'order_event',
        ({ changed }) => sql`
          insert into order_events (company_id, branch_id, order_id, id, status, actor, rider_id, created_at)
          select company_id, branch_id, id, "orderEventId", status, 'RIDER', ${rider.id}::uuid, updated_at from ${changed}`,
      )
      .write(
        'notice_job',
        ({ changed }) => sql`
          insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
          select c.company_id, c.branch_id, c."noticeJobId", ${TELL_DINER}, replace(${noticeKey(ORDER, to)}, ${ORDER}, c.id::text),
            jsonb_build_object('orderId', c.id, 'status', c.status), c.updated_at, c.updated_at
          from ${changed} c join branches b on b.id = c.branch_id
          where c.opt_in and b.order_notices
          on conflict do nothing`,
      )
  }
