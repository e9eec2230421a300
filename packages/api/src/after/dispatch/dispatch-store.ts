import type {
  Dispatch,
  DispatchRider,
  DispatchShipment,
} from '@mostrador/contract/dispatch/dispatch-endpoints'
import type { Database } from '@mostrador/database/rows'
import { addressText, type ShownAddress } from '@mostrador/domain/delivery/shown-address'
import { UNFINISHED_STATUSES } from '@mostrador/domain/shipment/shipment-states'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { MovedShipment } from '../../order/shipment/shipment-of-order.ts'
import { inHand } from '../../ground/order-condition/in-hand.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'

/** More than any shop has open at once; older ones appear once the others are done. */
const OPEN_MOST = 300

const utc = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const point = (table: string): RawBuilder<{ lat: number; lng: number } | null> => sql`
  case when ${sql.ref(`${table}.lat`)} is not null and ${sql.ref(`${table}.lng`)} is not null
    then jsonb_build_object('lat', ${sql.ref(`${table}.lat`)}, 'lng', ${sql.ref(`${table}.lng`)}) end`

type DispatchRow = Omit<DispatchShipment, 'address' | 'betweenStreets' | 'addressDetails'> & {
  readonly address: ShownAddress | null
}

const shipmentOf = ({ address, ...row }: DispatchRow): DispatchShipment => ({
  ...row,
  address: addressText(address ?? {}),
  betweenStreets: address?.betweenStreets ?? '',
  addressDetails: address?.details ?? '',
})

// Selects the newest open shipment of each delivery, by an index that holds no others. Shipments to
// bring back are found by an index of their own.
const openIds = (contactId: string) => sql`
  (select id from shipments where branch_contact_id = ${contactId}
      and status ${inStates(UNFINISHED_STATUSES)}
    union all
    select id from shipments where branch_contact_id = ${contactId} and return_shipment and status = 'DELIVERED')`

/** Lists open shipments, the oldest first, and whether there are more than 300. One query. */
export async function listOpenShipments(
  db: Kysely<Database>,
  contactId: string,
): Promise<Pick<Dispatch, 'shipments' | 'more'>> {
  const { rows } = await sql<DispatchRow>`
    select s.id, l.id as "logisticsOrderId", o.id as "orderId", o.code as "orderCode", o.number as "orderNumber",
      s.status, o.status as "orderStatus", ${utc('s.created_at')} as "createdAt", ${utc('s.updated_at')} as "updatedAt",
      ${utc('o.scheduled_at')} as "scheduledAt", s.return_shipment as "returnShipment",
      o.customer_name as "customerName", o.destination as address, ${point('l')} as destination, ${utc('l.eta')} as eta,
      case when k.id is not null then jsonb_build_object('id', k.id, 'code', k.code,
        'stackingOrder', coalesce(s.stacking_order, 0)) end as stack,
      case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end as rider
    from ${openIds(contactId)} as open
    join shipments s on s.id = open.id
    join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
    join orders o on o.branch_id = l.branch_id and o.id = l.order_id
    left join shipment_stacks k on k.branch_id = s.branch_id and k.id = s.shipment_stack_id
    left join riders r on r.branch_id = s.branch_id and r.id = s.rider_id
    order by s.created_at desc, s.id desc
    limit ${OPEN_MOST + 1}`.execute(db)
  return { shipments: rows.slice(0, OPEN_MOST).toReversed().map(shipmentOf), more: rows.length > OPEN_MOST }
}

/**
 * Returns the place of a branch contact, and its riders with a valid token and their last
 * positions. One query.
 */
export async function listRidersOnShift(
  db: Kysely<Database>,
  contactId: string,
  now: Date,
): Promise<Pick<Dispatch, 'shop' | 'riders'>> {
  const { rows } = await sql<{ shop: Dispatch['shop']; riders: DispatchRider[] }>`
    select ${point('c')} as shop, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'phone', r.phone,
        'position', ${point('p')}, 'positionAt', ${utc('p.recorded_at')}, 'accuracy', p.accuracy,
        'carrying', (select count(*) from shipments s where s.branch_id = r.branch_id
          and s.branch_contact_id = r.branch_contact_id and s.rider_id = r.id and ${inHand})) order by r.name, r.id), '[]')
      from riders r left join rider_positions p on p.branch_id = r.branch_id and p.rider_id = r.id
      where r.branch_contact_id = c.id and r.active and exists (
        select from rider_sessions t where t.branch_id = r.branch_id and t.rider_id = r.id
          and t.ended_at is null and t.expires_at > ${now})) as riders
    from branch_contacts c where c.id = ${contactId}`.execute(db)
  return rows[0] ?? { shop: null, riders: [] }
}

/** Whether a shipment, stack or rider is at one of these branch contacts. One query. */
export async function isTheirs(
  db: Kysely<Database>,
  table: 'shipments' | 'shipment_stacks' | 'riders',
  { id, contactIds }: { readonly id: string; readonly contactIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id} and branch_contact_id = any(${[...contactIds]}::uuid[])`.execute(
    db,
  )
  return rows.length > 0
}

type OfferedShipment = MovedShipment & { readonly contactId: string }

/**
 * Offers a pending shipment to riders; undefined for one that was offered or canceled. One
 * statement.
 */
export async function offerScheduled(
  db: Kysely<Database>,
  { id, eventId, now }: { readonly id: string; readonly eventId: string; readonly now: Date },
): Promise<OfferedShipment | undefined> {
  const offering = statement()
    .part(
      'offered',
      () => sql`
        update shipments set status = 'LOOKING_FOR_DRIVER', updated_at = ${now}
        where id = ${id} and status = 'PENDING'
        returning *`,
    )
    .write(
      'event',
      ({ offered }) => sql`
        insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, created_at)
        select company_id, branch_id, id, ${eventId}::uuid, status, 'SYSTEM', updated_at from ${offered}`,
    )
    .answer(
      ({ offered }) => sql<OfferedShipment>`
        select id, logistics_order_id as "logisticsOrderId", shipment_stack_id as "stackId", status,
          branch_contact_id as "contactId" from ${offered}`,
    )
  const { rows } = await offering.execute(db)
  return rows[0]
}
