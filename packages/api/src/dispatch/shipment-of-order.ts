import { OFFER_LEAD_MINUTES } from '@mostrador/domain/dispatch/offer-lead'
import { statusesThat, UNFINISHED_STATUSES } from '@mostrador/domain/shipment/shipment-states'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import { type RawBuilder, sql } from 'kysely'

/** What a shipment that is made or moved with its order is called by; drawn before the statement is sent. */
export type NewDispatch = {
  readonly logisticsOrderId: string
  readonly shipmentId: string
  readonly eventId: string
  readonly offerJobId: string
  /** Four random digits. */
  readonly deliveryKey: string
}

/** A shipment that changed with its order. */
export type MovedShipment = {
  readonly id: string
  readonly logisticsOrderId: string
  readonly stackId: string | null
  readonly status: string
}

const ON_THE_WAY = statusesThat('customerSeesDetails')
const BEFORE_THE_WAY = UNFINISHED_STATUSES.filter((status) => !ON_THE_WAY.includes(status))

/**
 * Where what is done to an order brings its shipment, by the state that it is in: others stay as they are. Of an
 * order that staff handed over although no rider left with it, the shipment is called off.
 */
const MOVES: Record<OrderAction, Readonly<Record<string, readonly string[]>>> = {
  accept: {},
  // Food that is ready waits for a rider now, whatever the hour for which it was ordered.
  ready: { LOOKING_FOR_DRIVER: ['PENDING'] },
  deliver: { DELIVERED: ON_THE_WAY, STORE_CANCELED: BEFORE_THE_WAY },
  cancel: { STORE_CANCELED: UNFINISHED_STATUSES },
}

/**
 * A delivery that is accepted, at a shop with riders of its own (one that has a security code for them), gets its
 * logistics order and a shipment: on offer at once, or pending until its hour comes near.
 */
const shipmentMade = (action: OrderAction, names: NewDispatch): RawBuilder<unknown> => sql`
  logistics as (
    insert into logistics_orders
      (company_id, branch_id, branch_contact_id, order_id, id, delivery_key, lat, lng, created_at)
    select changed.company_id, changed.branch_id, changed.branch_contact_id, changed.id,
      ${names.logisticsOrderId}::uuid, ${names.deliveryKey}, (changed.destination ->> 'lat')::float8,
      (changed.destination ->> 'lng')::float8, changed.updated_at
    from changed join branch_contacts c on c.branch_id = changed.branch_id and c.id = changed.branch_contact_id
    where ${action === 'accept'} and changed.type = 'DELIVERY' and c.rider_security_code_hash is not null
    returning company_id, branch_id, branch_contact_id, id, created_at
  ),
  shipment_due as (
    select changed.scheduled_at
      - make_interval(mins => greatest(changed.max_delay_minutes, ${OFFER_LEAD_MINUTES})) as at
    from changed
  ),
  shipment_made as (
    insert into shipments
      (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, created_at, updated_at)
    select l.company_id, l.branch_id, l.branch_contact_id, l.id, ${names.shipmentId}::uuid,
      case when shipment_due.at > l.created_at then 'PENDING' else 'LOOKING_FOR_DRIVER' end, l.created_at, l.created_at
    from logistics l, shipment_due
    returning company_id, branch_id, logistics_order_id, id, shipment_stack_id, status, updated_at
  ),
  offer_job as (
    insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
    select s.company_id, s.branch_id, ${names.offerJobId}::uuid, 'offer-shipment', s.id::text,
      jsonb_build_object('shipmentId', s.id), shipment_due.at, s.updated_at
    from shipment_made s, shipment_due where s.status = 'PENDING'
  )`

const shipmentMoved = (action: OrderAction): RawBuilder<unknown> => {
  const moves = Object.entries(MOVES[action]).flatMap(([to, from]) => from.map((one) => ({ from: one, to })))
  return sql`
  shipment_moved as (
    update shipments s set status = move."to", updated_at = changed.updated_at,
      delivered_at = case when move."to" = 'DELIVERED' then changed.updated_at else s.delivered_at end
    from changed join logistics_orders l on l.branch_id = changed.branch_id and l.order_id = changed.id
      cross join jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move("from" text, "to" text)
    where s.branch_id = l.branch_id and s.logistics_order_id = l.id and s.status = move."from"
    returning s.company_id, s.branch_id, s.logistics_order_id, s.id, s.shipment_stack_id, s.status, s.updated_at
  )`
}

/** Nothing moves with an order that was never paid: it was never accepted. */
const NONE = sql`
  shipment_changed as (
    select null::uuid as id, null::uuid as logistics_order_id, null::uuid as shipment_stack_id, null as status
    where false
  )`

/**
 * The parts of an order's change that concern its shipment. The order `changed` is locked by then, and its shipment
 * after it: whoever changes both locks in this order. What changed stands in `shipment_changed`.
 */
export function shipmentOfOrder(
  action: OrderAction,
  by:
    | { readonly actor: 'SYSTEM' }
    | { readonly actor: 'STAFF'; readonly userId: string; readonly dispatch: NewDispatch },
): RawBuilder<unknown> {
  if (by.actor === 'SYSTEM') return NONE
  return sql`${shipmentMade(action, by.dispatch)}, ${shipmentMoved(action)},
  shipment_changed as (select * from shipment_made union all select * from shipment_moved),
  shipment_event as (
    insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, staff_user_id, created_at)
    select company_id, branch_id, id, ${by.dispatch.eventId}::uuid, status, 'STAFF', ${by.userId}::uuid, updated_at
    from shipment_changed
  )`
}

/** The shipments that changed, in one column of the statement's answer. */
export const shipmentsJson: RawBuilder<readonly MovedShipment[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'logisticsOrderId', logistics_order_id,
    'stackId', shipment_stack_id, 'status', status)), '[]') from shipment_changed)`
