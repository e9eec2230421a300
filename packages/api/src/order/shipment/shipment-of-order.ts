import { OFFER_LEAD_MINUTES } from '@mostrador/domain/dispatch/offer-lead'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import {
  followOrder,
  FOLLOWS_AS,
  type CancelWish,
  type OrderChanger,
} from '@mostrador/domain/dispatch/follow-order'
import { modesThatNeed } from '@mostrador/domain/order-mode/find-modes'
import { UNFINISHED_STATUSES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

/** Ids of a shipment that is made or moved with its order; drawn before the statement is sent. */
export type NewDispatch = {
  readonly logisticsOrderId: string
  readonly shipmentId: string
  readonly eventId: string
  readonly offerJobId: string
  readonly deliveryKey: string
}

export type MovedShipment = {
  readonly id: string
  readonly logisticsOrderId: string
  readonly stackId: string | null
  readonly status: ShipmentStatus
}

/** Actor who changes an order, and with it its shipment. */
export type OrderChange =
  | { readonly actor: 'SYSTEM'; readonly eventId: string }
  | {
      readonly actor: 'STAFF'
      readonly userId: string
      /** Wish by which the order is canceled. */
      readonly wish: CancelWish
      readonly dispatch: NewDispatch
    }

/** Only a cancel may be by another's wish: every other change by staff is the shop's. */
const changerOf = (action: OrderAction, by: OrderChange): OrderChanger => {
  if (by.actor !== 'STAFF') return by.actor
  return action === 'cancel' ? by.wish : 'SHOP'
}

/** Returns the statuses from which an order's change moves its shipment, with the new ones. */
const movesWith = (action: OrderAction, by: OrderChange) =>
  UNFINISHED_STATUSES.flatMap((from) => {
    const to = followOrder(from, action, changerOf(action, by))
    return to === null ? [] : [{ from, to }]
  })

/**
 * Returns when an order's delivery is offered; null for one not scheduled. `order` is a row of the
 * statement.
 */
export const offeredAt = (order: string): RawBuilder<Date | null> => {
  const [at, delay] = [sql.ref(`${order}.scheduled_at`), sql.ref(`${order}.max_delay_minutes`)]
  return sql`${at} - make_interval(mins => greatest(${delay}, ${OFFER_LEAD_MINUTES}))`
}

/**
 * Makes the logistics order and shipment of an accepted delivery, at a shop with riders of its own
 * (it has a security code for them): on offer, or pending until its hour is near.
 */
const shipmentMade =
  (action: OrderAction, names: NewDispatch) =>
  (all: Statement<'changed'>): Statement<'shipment_made'> =>
    all
      .part(
        'logistics',
        ({ changed }) => sql`
          insert into logistics_orders
            (company_id, branch_id, branch_contact_id, order_id, id, delivery_key, lat, lng, created_at)
          select changed.company_id, changed.branch_id, changed.branch_contact_id, changed.id,
            ${names.logisticsOrderId}::uuid, ${names.deliveryKey}, (changed.destination ->> 'lat')::float8,
            (changed.destination ->> 'lng')::float8, changed.updated_at
          from ${changed} join branch_contacts c on c.branch_id = changed.branch_id and c.id = changed.branch_contact_id
          where ${action === 'accept'} and changed.type = any(${modesThatNeed('riders')}::text[])
            and c.rider_security_code_hash is not null and changed.rehearsal_id is null
          returning company_id, branch_id, branch_contact_id, id, created_at`,
      )
      .part(
        'shipment_due',
        ({ changed }) => sql`
          select ${offeredAt('changed')} as at from ${changed}`,
      )
      .part(
        'shipment_made',
        ({ logistics, shipment_due }) => sql`
          insert into shipments
            (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, created_at, updated_at)
          select l.company_id, l.branch_id, l.branch_contact_id, l.id, ${names.shipmentId}::uuid,
            case when shipment_due.at > l.created_at then 'PENDING' else 'LOOKING_FOR_DRIVER' end, l.created_at, l.created_at
          from ${logistics} l, ${shipment_due}
          returning company_id, branch_id, logistics_order_id, id, shipment_stack_id, status, updated_at`,
      )
      .write(
        'offer_job',
        ({ shipment_made, shipment_due }) => sql`
          insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
          select s.company_id, s.branch_id, ${names.offerJobId}::uuid, 'offer-shipment', s.id::text,
            jsonb_build_object('shipmentId', s.id), shipment_due.at, s.updated_at
          from ${shipment_made} s, ${shipment_due} where s.status = 'PENDING'`,
      )

const noneMoved = (all: Statement<'changed'>): Statement<'shipment_moved' | 'missed'> =>
  all
    .part(
      'shipment_moved',
      () => sql`
        select company_id, branch_id, logistics_order_id, id, shipment_stack_id, status, updated_at
        from shipments where false`,
    )
    .part('missed', () => sql`select 0 as count`)

/**
 * Moves a shipment from its present status, also when a rider moves it at this moment. A shipment
 * replaced at this moment is not seen: `missed` counts those that did not move, which are looked
 * for anew.
 */
const shipmentMoved =
  (action: OrderAction, by: OrderChange) =>
  (all: Statement<'changed'>): Statement<'shipment_moved' | 'missed'> => {
    const moves = movesWith(action, by)
    if (moves.length === 0) return noneMoved(all)
    const isMeant = sql`s.status ${inStates(moves.map(({ from }) => from))}`
    const cases = moves.map(({ from, to }) => sql` when ${sql.lit(from)} then ${sql.lit(to)}`)
    const becomes = sql`case s.status${sql.join(cases, sql``)} end`
    return all
      .part(
        'shipment_moved',
        ({ changed }) => sql`
          update shipments s set updated_at = changed.updated_at, status = ${becomes},
            delivered_at = case when ${becomes} = 'DELIVERED' then changed.updated_at else s.delivered_at end
          from ${changed} join logistics_orders l on l.branch_id = changed.branch_id and l.order_id = changed.id
          where s.branch_id = l.branch_id and s.logistics_order_id = l.id and ${isMeant}
          returning s.company_id, s.branch_id, s.logistics_order_id, s.id, s.shipment_stack_id, s.status, s.updated_at`,
      )
      .part(
        'missed',
        ({ changed, shipment_moved }) => sql`
          select count(*) - (select count(*) from ${shipment_moved}) as count
          from ${changed} join logistics_orders l on l.branch_id = changed.branch_id and l.order_id = changed.id
            join shipments s on s.branch_id = l.branch_id and s.logistics_order_id = l.id
          where ${isMeant}`,
      )
  }

/**
 * Parts of an order's change that concern its shipment. The order `changed` is locked before its
 * shipment, as in every change of both. Changed rows are in `shipment_changed`.
 */
export const shipmentOfOrder =
  (action: OrderAction, by: OrderChange) =>
  (all: Statement<'changed'>): Statement<'shipment_changed' | 'missed'> => {
    const moved = shipmentMoved(action, by)
    const changed =
      by.actor === 'STAFF'
        ? all
            .with(shipmentMade(action, by.dispatch))
            .with(moved)
            .part(
              'shipment_changed',
              ({ shipment_made, shipment_moved }) =>
                sql`select * from ${shipment_made} union all select * from ${shipment_moved}`,
            )
        : all
            .with(moved)
            .part('shipment_changed', ({ shipment_moved }) => sql`select * from ${shipment_moved}`)
    return changed.write('shipment_event', (parts) => shipmentEvent(by, parts))
  }

/**
 * Returns the insert of a shipment's event: a change that the diner wished for stands in the
 * diner's name, with the person who entered it.
 */
const shipmentEvent = (
  by: OrderChange,
  { shipment_changed }: Ctes<'shipment_changed'>,
): RawBuilder<unknown> => {
  const [id, userId] = by.actor === 'STAFF' ? [by.dispatch.eventId, by.userId] : [by.eventId, null]
  const actor = sql`case when status = 'CUSTOMER_CANCELED' then ${FOLLOWS_AS.CUSTOMER} else ${by.actor} end`
  return sql`
    insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, staff_user_id, created_at)
    select company_id, branch_id, id, ${id}::uuid, status, ${actor}, ${userId}::uuid, updated_at
    from ${shipment_changed}`
}

/** Order whose shipment was replaced while it changed. */
export type MissedShipment = {
  readonly orderId: string
  readonly action: OrderAction
  readonly by: OrderChange
}

/** Whether an order's action moves an existing shipment, which may be replaced meanwhile. */
// Stryker disable next-line all: where it is missed is a race: lock-shipment.pg.test.ts
export const mayMissShipment = (action: OrderAction): boolean => action !== 'accept'

type Looked = { readonly shipments: readonly MovedShipment[]; readonly missed: number }

/** Looks for a shipment that is replaced again and again: no rider is faster. */
const LOOKS = 5

/**
 * Moves a changed order's shipment that the order's statement could not see, in the same
 * transaction. Throws when it is replaced at every look.
 */
export async function moveMissedShipment(
  tx: Transaction<Database>,
  { orderId, action, by }: MissedShipment,
): Promise<readonly MovedShipment[]> {
  if (movesWith(action, by).length === 0) return []
  const late: MovedShipment[] = []
  // Stryker disable next-line EqualityOperator,AssignmentOperator: only a race has it look again
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const look = statement()
      .part('changed', () => sql`select * from orders where id = ${orderId}`)
      .with(shipmentMoved(action, by))
      .part('shipment_changed', ({ shipment_moved }) => sql`select * from ${shipment_moved}`)
      .write('shipment_event', (parts) => shipmentEvent(by, parts))
      .answer(
        (parts) => sql<Looked>`
          select ${shipmentsJson(parts)} as shipments, (select count from ${parts.missed})::int as missed`,
      )
    const { rows } = await look.execute(tx)
    late.push(...rows.flatMap(({ shipments }) => shipments))
    // Stryker disable next-line all: only in a race it is missed: lock-shipment.pg.test.ts
    if (rows.every(({ missed }) => missed === 0)) return late
  }
  // Stryker disable next-line all: no test wins this race as often
  throw new Error(`The shipment of order ${orderId} was replaced ${LOOKS} times while the order changed`)
}

/** Changed shipments in one column of the statement's answer. */
export const shipmentsJson = ({
  shipment_changed,
}: Ctes<'shipment_changed'>): RawBuilder<readonly MovedShipment[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'logisticsOrderId', logistics_order_id,
    'stackId', shipment_stack_id, 'status', status)), '[]') from ${shipment_changed})`
