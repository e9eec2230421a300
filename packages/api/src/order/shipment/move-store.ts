import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import type { StackStatus } from '@mostrador/domain/shipment/shipment-stack'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { MovedShipment } from './shipment-of-order.ts'
import { customerSettled } from '../loyalty/points-settled.ts'
import type { RiderMember } from '../../ground/http/handler.ts'
import { freshInPlace } from './fresh-shipment.ts'
import { moveOrderOfShipment } from './order-of-shipment.ts'

/** Step of a shipment from the status that was read, with the ids of its rows. */
export type ShipmentStep = {
  readonly id: string
  readonly from: ShipmentStatus
  readonly to: ShipmentStatus
  readonly eventId: string
  readonly orderEventId: string
  readonly noticeJobId: string
  /** Replacement of a given-up shipment, with its first status. */
  readonly fresh: { readonly id: string; readonly eventId: string; readonly status: ShipmentStatus } | null
}

/** Action of a rider, whole or not at all. */
export type RiderAction = {
  readonly rider: RiderMember
  readonly steps: readonly ShipmentStep[]
  /** Stack of the shipments and its next status; `to` is `from` where it stays. */
  readonly stack: {
    readonly id: string
    readonly version: number
    readonly from: StackStatus
    readonly to: StackStatus
  } | null
  /** Change of the orders: READY when their food leaves, DELIVERED at the door. */
  readonly order: 'ready' | 'deliver' | null
  readonly proof: { readonly reason: string; readonly photoSha256: string } | null
  readonly pointsEntryId: string
  readonly now: Date
}

/** Shipments and orders that an action changed; replacing shipments are among them. */
export type ActionDone = {
  readonly shipments: readonly MovedShipment[]
  readonly orders: readonly { readonly id: string; readonly code: string; readonly status: string }[]
}

/** Steps as rows, so that one statement serves one shipment and a whole stack. */
const wanted = ({ steps }: RiderAction) => {
  const rows = steps.map(({ fresh, ...step }) => ({
    ...step,
    freshId: fresh?.id,
    freshEventId: fresh?.eventId,
    freshStatus: fresh?.status,
  }))
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, "from" text, "to" text,
      "eventId" uuid, "orderEventId" uuid, "noticeJobId" uuid, "freshId" uuid, "freshEventId" uuid, "freshStatus" text)`
}

/** Locks the rider first, on shift: the end of the shift waits, or this action finds it over. */
const riderHeld = ({ rider }: RiderAction): RawBuilder<unknown> => sql`
  select r.id from riders r where r.branch_id = ${rider.branchId} and r.id = ${rider.id} and r.active for share of r`

/** Locks the orders next, where they change. */
const ordersHeld = (
  { order, rider }: RiderAction,
  { wanted, rider_held }: Ctes<'wanted' | 'rider_held'>,
): RawBuilder<unknown> =>
  order === null
    ? sql`select 1 as held where exists (select from ${rider_held})`
    : sql`
      select o.id as held from ${wanted} w
      join shipments s on s.branch_id = ${rider.branchId} and s.id = w.id
      join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
      join orders o on o.branch_id = l.branch_id and o.id = l.order_id
      where exists (select from ${rider_held})
      order by o.id for update of o`

/**
 * Locks the stack next, as read and in no other rider's hand: of two actions at once the second is
 * judged anew.
 */
const stackHeld = (
  { stack, rider }: RiderAction,
  { orders_held }: Ctes<'orders_held'>,
): RawBuilder<unknown> =>
  stack === null
    ? sql`select null::uuid as id where (select count(*) from ${orders_held}) > 0`
    : sql`
      select k.id from shipment_stacks k
      where (select count(*) from ${orders_held}) > 0 and k.branch_id = ${rider.branchId} and k.id = ${stack.id}
        and k.version = ${stack.version} and k.status = ${stack.from} and coalesce(k.rider_id, ${rider.id}) = ${rider.id}
      for update of k`

/** Locks the shipments by id; writes nothing unless all are as read, in their stack or in none. */
const shipmentsHeld = (
  { rider, stack }: RiderAction,
  { wanted, stack_held }: Ctes<'wanted' | 'stack_held'>,
): RawBuilder<unknown> => sql`
  select s.id, w."to", w."eventId", w."orderEventId", w."noticeJobId", w."freshId", w."freshEventId", w."freshStatus"
  from ${wanted} w join shipments s on s.branch_id = ${rider.branchId} and s.id = w.id
  where (select count(*) from ${stack_held}) > 0 and s.branch_contact_id = ${rider.branchContactId}
    and s.status = w."from" and coalesce(s.rider_id, ${rider.id}) = ${rider.id}
    and s.shipment_stack_id is not distinct from ${stack?.id ?? null}::uuid
  order by s.id for update of s`

const shipmentsMoved = (
  { rider, steps, now }: RiderAction,
  { shipments_held }: Ctes<'shipments_held'>,
): RawBuilder<unknown> => sql`
  update shipments s set status = h."to", rider_id = ${rider.id}, updated_at = ${now}::timestamptz,
    delivered_at = case when h."to" = 'DELIVERED' then ${now}::timestamptz else s.delivered_at end
  from ${shipments_held} h
  where s.branch_id = ${rider.branchId} and s.id = h.id
    and (select count(*) from ${shipments_held}) = ${steps.length}
  returning s.company_id, s.branch_id, s.branch_contact_id, s.logistics_order_id, s.shipment_stack_id, s.id, s.status,
    s.return_shipment, s.updated_at, h."eventId", h."orderEventId", h."noticeJobId", h."freshId", h."freshEventId", h."freshStatus"`

const stackMoved = (
  { rider, now }: RiderAction,
  { stack_held, stack_to, moved }: Ctes<'stack_held' | 'stack_to' | 'moved'>,
): RawBuilder<unknown> => sql`
  update shipment_stacks k set status = stack_to.status, version = k.version + 1, rider_id = ${rider.id},
    updated_at = ${now}::timestamptz
  from ${stack_held} h, ${stack_to}
  where k.branch_id = ${rider.branchId} and k.id = h.id and exists (select from ${moved})`

const eventOf = ({ rider }: RiderAction, { moved }: Ctes<'moved'>): RawBuilder<unknown> => sql`
  insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, rider_id, created_at)
  select company_id, branch_id, id, "eventId", status, 'RIDER', ${rider.id}::uuid, updated_at from ${moved}`

const proofKept = ({ proof, rider }: RiderAction, { moved }: Ctes<'moved'>): RawBuilder<unknown> =>
  proof === null
    ? sql`select 1`
    : sql`
      insert into delivery_proofs (company_id, branch_id, shipment_id, rider_id, reason, photo_sha256, created_at)
      select company_id, branch_id, id, ${rider.id}::uuid, ${proof.reason}, ${proof.photoSha256}, updated_at from ${moved}`

const moves = (action: RiderAction) => (all: Statement<never>) =>
  all
    .part('wanted', () => wanted(action))
    .part('rider_held', () => riderHeld(action))
    .part('orders_held', (parts) => ordersHeld(action, parts))
    .part('stack_held', (parts) => stackHeld(action, parts))
    .part('stack_to', () => sql`select ${action.stack?.to ?? null}::text as status`)
    .part('shipments_held', (parts) => shipmentsHeld(action, parts))
    .part('moved', (parts) => shipmentsMoved(action, parts))
    .write('stack_moved', (parts) => stackMoved(action, parts))
    .write('event', (parts) => eventOf(action, parts))

const wholeAction = (action: RiderAction) =>
  statement()
    .with(moves(action))
    .with(freshInPlace)
    .write('proof', (parts) => proofKept(action, parts))
    .with(moveOrderOfShipment(action))
    .with(customerSettled(action.order ?? 'ready', action.pointsEntryId))
    .answer(
      ({ moved, fresh, changed, rider_held, customer_settled }) => sql<
        ActionDone & { readonly onShift: boolean }
      >`
        select
          (select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'logisticsOrderId', one.logistics_order_id,
            'stackId', one.shipment_stack_id, 'status', one.status)), '[]')
            from (select id, logistics_order_id, shipment_stack_id, status from ${moved}
              union all select id, logistics_order_id, null, status from ${fresh}) as one) as shipments,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'status', status)), '[]')
            from ${changed}) as orders,
          exists (select from ${rider_held}) as "onShift",
          (select count(*) from ${customer_settled}) as settled`,
    )

/**
 * Saves a rider's action in one statement: of many at once one succeeds, the others write nothing.
 * Locks rider, order, stack, shipments and customer in this order (docs/decisions/012); a deadlock
 * with an import is retried once. Undefined when anything changed since it was read; `off-shift`
 * when the shift had ended.
 */
export async function doRiderAction(
  db: Kysely<Database>,
  action: RiderAction,
): Promise<ActionDone | 'off-shift' | undefined> {
  const { rows } = await againOnConflict(() => wholeAction(action).execute(db))
  const [done] = rows
  if (done && !done.onShift) return 'off-shift'
  return done && done.shipments.length > 0 ? done : undefined
}
