import type { Database } from '@mostrador/database/rows'
import { SHIPMENT_STATES, statusesThat } from '@mostrador/domain/shipment/shipment-states'
import { OWN_FLEET, type ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type Kysely } from 'kysely'
import type { RiderMember } from '../../ground/http/handler.ts'
import { inHand } from '../../ground/order-condition/in-hand.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'
import { shipmentRows, type ShipmentRow } from './shipment-row.ts'

const ofOwnFleet = sql`s.provider_name = ${sql.lit(OWN_FLEET)}`

const onOffer = statusesThat('onOffer')

/**
 * Condition of the rider's own shipments and, in an offered status, the free ones. Source:
 * decisions.md, Who sees what.
 */
const ownOrFree = ({ id }: RiderMember, status: ShipmentStatus) =>
  onOffer.includes(status)
    ? sql`(s.rider_id = ${id} or (s.rider_id is null and s.shipment_stack_id is null))`
    : sql`s.rider_id = ${id}`

export type ShipmentPage = {
  readonly status: ShipmentStatus
  readonly from: Date
  readonly to: Date
  readonly sort: 'ASC' | 'DESC'
  readonly offset: number
  readonly limit: number
}

/**
 * Lists the shipments in one state that a rider may see, by age; offered stacks show their own. An
 * offered shipment counts from its offer, as it may have been made days before its hour. One
 * query.
 */
export async function listRiderShipments(
  db: Kysely<Database>,
  rider: RiderMember,
  page: ShipmentPage,
): Promise<ShipmentRow[]> {
  const order = sql.raw(page.sort === 'ASC' ? 'asc' : 'desc')
  const since = sql.ref(SHIPMENT_STATES[page.status].onOffer ? 's.updated_at' : 's.created_at')
  const { rows } = await shipmentRows(
    rider,
    sql`${ofOwnFleet} and ${ownOrFree(rider, page.status)} and s.status = ${sql.lit(page.status)}
    and ${since} between ${page.from} and ${page.to}
    order by s.created_at ${order}, s.id ${order} limit ${page.limit} offset ${page.offset}`,
  ).execute(db)
  return rows
}

/** Finds any rider's shipment at the branch contact. One query. */
export async function findShipment(
  db: Kysely<Database>,
  rider: RiderMember,
  id: string,
): Promise<ShipmentRow | undefined> {
  const { rows } = await shipmentRows(rider, sql`${ofOwnFleet} and s.id = ${id}`).execute(db)
  return rows[0]
}

const MOST_IN_HAND = 50

/**
 * Lists the shipments in the rider's hands, the last touched first, and then those still to be
 * brought back. One query.
 */
export async function listInHand(db: Kysely<Database>, rider: RiderMember): Promise<ShipmentRow[]> {
  const { rows } = await shipmentRows(
    rider,
    sql`${ofOwnFleet} and s.rider_id = ${rider.id} and ${inHand}
    order by s.status = 'DELIVERED', s.updated_at desc, s.id limit ${MOST_IN_HAND}`,
  ).execute(db)
  return rows
}

/** Statuses of shipments that others called off. */
const calledOff = statusesThat('canceled').filter((status) => status !== 'DRIVER_CANCELED')

/**
 * Lists the shipments that others called off while the rider had them, since an instant, the
 * newest first: their food may be in the bag. One query.
 */
export async function listCalledOff(
  db: Kysely<Database>,
  rider: RiderMember,
  since: Date,
): Promise<ShipmentRow[]> {
  const { rows } = await shipmentRows(
    rider,
    sql`${ofOwnFleet} and s.rider_id = ${rider.id} and s.status ${inStates(calledOff)} and s.updated_at > ${since}
    order by s.updated_at desc, s.id limit ${MOST_IN_HAND}`,
  ).execute(db)
  return rows
}

export type FollowedShipment = {
  readonly id: string
  readonly status: ShipmentStatus
  readonly deliveryKey: string | null
  readonly alias: string
  readonly orderCode: string
}

/**
 * Lists a delivery's shipments that customers see, the first one first; undefined for an unknown
 * delivery. One query. Source: 001 §7.
 */
export async function listOfOrder(
  db: Kysely<Database>,
  logisticsOrderId: string,
): Promise<readonly FollowedShipment[] | undefined> {
  const { rows } = await sql<{ shipments: readonly FollowedShipment[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'status', s.status, 'deliveryKey', l.delivery_key,
        'alias', a.alias, 'orderCode', o.code) order by s.created_at, s.id)
      from shipments s where s.branch_id = l.branch_id and s.logistics_order_id = l.id
        and s.status ${inStates(statusesThat('visibleToCustomer'))}), '[]') as shipments
    from logistics_orders l
    join orders o on o.branch_id = l.branch_id and o.id = l.order_id
    join aliases a on a.branch_contact_id = l.branch_contact_id
    where l.id = ${logisticsOrderId}`.execute(db)
  return rows[0]?.shipments
}
