import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import {
  ORDER_EFFECTS,
  statusesThatAllow,
  type OrderAction,
  type OrderStatus,
} from '@mostrador/domain/order/order-status'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { momentOf } from './moment-of.ts'
import { customerSettled } from '../loyalty/points-settled.ts'
import { noticeOfChange } from '../order-notice/notice-of-change.ts'
import { receiptOfAccepted } from './receipt-store.ts'
import { refundOfCanceled } from '../payment/refund-of-canceled.ts'
import { codeGivenBack } from '../discount-code/code-taken.ts'
import {
  mayMissShipment,
  moveMissedShipment,
  shipmentOfOrder,
  shipmentsJson,
  type MovedShipment,
  type NewDispatch,
  type OrderChange,
} from '../shipment/shipment-of-order.ts'

/**
 * Change of an order: by staff, by its diner, by the end of its payment window (`SYSTEM`), or by a
 * refund of the provider (`PROVIDER`).
 */
export type StatusChange = {
  readonly orderId: string
  readonly action: OrderAction
  readonly reason: string
  readonly by:
    | {
        readonly actor: 'STAFF'
        readonly userId: string
        readonly contactIds: readonly string[]
        /** Branch contacts of them where the person may refund. */
        readonly refundIds: readonly string[]
        /** Wish by which the order is canceled. */
        readonly wish: CancelWish
        /** Ids of the shipment, where the change makes one. */
        readonly dispatch: NewDispatch
        readonly noticeJobId: string
        readonly receiptJobId: string
      }
    | { readonly actor: 'DINER' }
    | { readonly actor: 'SYSTEM' }
    | { readonly actor: 'PROVIDER'; readonly noticeJobId: string }
  readonly eventId: string
  readonly pointsEntryId: string
  /** Id of the job that refunds an online payment. */
  readonly refundJobId: string
  readonly now: Date
}

export type ChangedOrder = {
  readonly id: string
  readonly code: string
  readonly status: OrderStatus
  readonly contactId: string
  /** Whether a sold-out plate, at all or for a day, got units back. */
  readonly sellsAgain: boolean
  readonly shipments: readonly MovedShipment[]
}

/**
 * Returns the units of counted plates to stock when an order is canceled, locked in the order of
 * their ids.
 */
const stockGivenBack =
  (action: OrderAction) =>
  (all: Statement<'changed'>): Statement<'given_back'> =>
    all
      .part(
        'shelf',
        ({ changed }) => sql`
          select s.branch_id, s.branch_contact_id, s.plate_id, units.quantity
          from (
            select l.branch_id, changed.branch_contact_id, l.plate_id, sum(l.quantity) as quantity
            from ${changed} join order_lines l on l.branch_id = changed.branch_id and l.order_id = changed.id
            where ${action === 'cancel'} and l.counted
            group by l.branch_id, changed.branch_contact_id, l.plate_id
          ) as units
          join plate_stocks s on s.branch_id = units.branch_id and s.branch_contact_id = units.branch_contact_id
            and s.plate_id = units.plate_id
          order by s.plate_id for update of s`,
      )
      .part(
        'given_back',
        ({ shelf }) => sql`
          update plate_stocks s set remaining = s.remaining + shelf.quantity
          from ${shelf}
          where s.branch_id = shelf.branch_id and s.branch_contact_id = shelf.branch_contact_id
            and s.plate_id = shelf.plate_id
          returning s.remaining - shelf.quantity as before`,
      )

/**
 * Returns daily stock to the day it was taken from. Runs after the stock and by plate id, so that
 * rows are always locked in one order.
 */
const dayGivenBack =
  (action: OrderAction) =>
  (all: Statement<'changed'>): Statement<'day_given_back'> =>
    all
      .part(
        'day_shelf',
        ({ changed }) => sql`
          select d.branch_id, d.branch_contact_id, d.plate_id, d.day, units.quantity
          from (
            select l.branch_id, changed.branch_contact_id, l.plate_id, l.counted_day, sum(l.quantity) as quantity
            from ${changed} join order_lines l on l.branch_id = changed.branch_id and l.order_id = changed.id
            where ${action === 'cancel'} and l.counted_day is not null
            group by l.branch_id, changed.branch_contact_id, l.plate_id, l.counted_day
          ) as units
          join plate_days d on d.branch_id = units.branch_id and d.branch_contact_id = units.branch_contact_id
            and d.plate_id = units.plate_id and d.day = units.counted_day
          order by d.plate_id for update of d`,
      )
      .part(
        'day_given_back',
        ({ day_shelf }) => sql`
          update plate_days d set taken = d.taken - day_shelf.quantity
          from ${day_shelf}
          where d.branch_id = day_shelf.branch_id and d.branch_contact_id = day_shelf.branch_contact_id
            and d.plate_id = day_shelf.plate_id and d.day = day_shelf.day
          returning d.taken + day_shelf.quantity
            >= daily_count_of(d.branch_id, d.branch_contact_id, d.plate_id) as was_full`,
      )

const placeGivenBack = (action: OrderAction, { changed }: Ctes<'changed'>): RawBuilder<unknown> => sql`
  update slot_bookings b set taken = b.taken - 1
  from ${changed}
  where ${action === 'cancel'} and b.branch_id = changed.branch_id
    and b.order_mode_id = changed.order_mode_id and b.slot_at = changed.scheduled_at and b.taken > 0
  returning b.taken`

/**
 * Condition on the order by the actor of a change. Staff change orders that are paid or need not
 * be, and only those who may refund cancel an order paid online. A diner cancels an order that
 * waits for no payment, where the branch contact allows it. The system cancels an order that is
 * still unpaid, and a provider one that it refunded.
 */
const mayChange = ({ by, action }: StatusChange): RawBuilder<unknown> => {
  if (by.actor === 'SYSTEM') return sql`payment_status = 'PENDING'`
  if (by.actor === 'PROVIDER') return sql`payment_status = 'REFUNDED'`
  if (by.actor === 'DINER') {
    return sql`payment_status is distinct from 'PENDING' and exists (select from branch_contacts c
      where c.branch_id = orders.branch_id and c.id = orders.branch_contact_id and c.cancel_until_accepted)`
  }
  return sql`branch_contact_id = any(${[...by.contactIds]}::uuid[]) and payment_status is distinct from 'PENDING'
    and (${action !== 'cancel'} or payment_status is distinct from 'APPROVED'
      or branch_contact_id = any(${[...by.refundIds]}::uuid[]))`
}

/**
 * Notifies the diner of an order that reached the shop; an unpaid one never did, and a diner's own
 * cancellation needs none.
 */
const noticeBy =
  ({ by, orderId, now }: StatusChange, status: OrderStatus) =>
  (all: Statement<'changed'>): Statement<'changed'> =>
    by.actor === 'SYSTEM' || by.actor === 'DINER'
      ? all
      : all.with(noticeOfChange({ orderId, status, jobId: by.noticeJobId, now }))

const receiptBy =
  ({ by, action, orderId, now }: StatusChange) =>
  (all: Statement<'changed'>): Statement<'changed'> =>
    by.actor === 'STAFF' && action === 'accept'
      ? all.with(receiptOfAccepted({ orderId, jobId: by.receiptJobId, now }))
      : all

const actorOf = ({ by }: StatusChange): 'STAFF' | 'DINER' | 'SYSTEM' =>
  by.actor === 'PROVIDER' ? 'SYSTEM' : by.actor

/**
 * Returns the actor who moves the shipment along; a change without staff has one id in both
 * histories. A diner cannot cancel an accepted order, which has a shipment.
 */
const followedBy = ({ by, eventId }: StatusChange): OrderChange =>
  by.actor === 'STAFF' ? by : { actor: 'SYSTEM', eventId }

type Row = ChangedOrder & { readonly missed: number }

const orderChanged = (change: StatusChange): RawBuilder<unknown> => {
  const { action, by, now } = change
  const { to } = ORDER_EFFECTS[action]
  const from = statusesThatAllow(action, actorOf(change))
  return sql`
    update orders set status = ${to}, ${momentOf(action)} = ${now}, updated_at = ${now},
      confirmed = confirmed or ${action === 'accept'},
      cancel_reason = coalesce(nullif(${change.reason}, ''), cancel_reason),
      payment_status = case when ${by.actor === 'SYSTEM'} then 'EXPIRED' else payment_status end
    where id = ${change.orderId} and status = any(${[...from]}::text[]) and ${mayChange(change)}
    returning company_id, branch_id, branch_contact_id, order_mode_id, scheduled_at, id, code, status,
      payment_status, customer_id, points_redeemed, points_earned, updated_at,
      type, destination, max_delay_minutes, opt_in, confirmed, customer_email, rehearsal_id`
}

const eventOf = (change: StatusChange, { changed }: Ctes<'changed'>): RawBuilder<unknown> => {
  const { by, eventId, reason, now } = change
  const userId = by.actor === 'STAFF' ? by.userId : null
  return sql`
    insert into order_events
      (company_id, branch_id, order_id, id, status, actor, staff_user_id, note, created_at)
    select company_id, branch_id, id, ${eventId}::uuid, status, ${actorOf(change)},
      ${userId}::uuid,
      ${reason}, ${now}::timestamptz
    from ${changed}`
}

const wholeChange = (change: StatusChange) => {
  const { action, pointsEntryId, refundJobId } = change
  const isCancel = action === 'cancel'
  return statement()
    .part('changed', () => orderChanged(change))
    .write('event', (parts) => eventOf(change, parts))
    .with(shipmentOfOrder(action, followedBy(change)))
    .part('freed', (parts) => placeGivenBack(action, parts))
    .with(codeGivenBack(isCancel))
    .with(customerSettled(action, pointsEntryId))
    .write('refund_job', (parts) => refundOfCanceled(isCancel, refundJobId, parts))
    .with(noticeBy(change, ORDER_EFFECTS[action].to))
    .with(receiptBy(change))
    .with(stockGivenBack(action))
    .with(dayGivenBack(action))
    .answer(
      (parts) => sql<Row>`
        select id, code, status, branch_contact_id as "contactId", (select count(*) from ${parts.customer_settled}) as settled,
          (select taken from ${parts.freed}) as taken,
          exists (select from ${parts.given_back} where before = 0)
            or exists (select from ${parts.day_given_back} where was_full) as "sellsAgain", ${shipmentsJson(parts)} as shipments,
          (select count from ${parts.missed})::int as missed
        from ${parts.changed}`,
    )
}

/** Changes an order inside of a longer transaction; undefined as in `changeStatus`. */
export async function changeWithin(db: Kysely<Database>, change: StatusChange): Promise<Row | undefined> {
  const { rows } = await wholeChange(change).execute(db)
  return rows[0]
}

/**
 * Changes an order if its status still allows it, and writes its history, in one statement: of two
 * at once one succeeds. Repeated in its transaction where the shipment was replaced at that
 * moment. Locks order, shipment, customer, slot, stock, days and code in this order, as placing
 * does; a deadlock with an import is retried once. Undefined for an unknown, foreign or already
 * changed order.
 */
export function changeStatus(db: Kysely<Database>, change: StatusChange): Promise<ChangedOrder | undefined> {
  const { action, orderId } = change
  if (!mayMissShipment(action)) return againOnConflict(() => changeWithin(db, change))
  const inTransaction = () =>
    db.transaction().execute(async (tx) => {
      const changed = await changeWithin(tx, change)
      if (!changed || changed.missed === 0) return changed
      const late = await moveMissedShipment(tx, { orderId, action, by: followedBy(change) })
      return { ...changed, shipments: [...changed.shipments, ...late] }
    })
  return againOnConflict(inTransaction)
}
