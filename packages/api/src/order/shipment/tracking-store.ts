import type { Database, ShipmentsTable } from '@mostrador/database/rows'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { statusesThat } from '@mostrador/domain/shipment/shipment-states'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

type Status = Selectable<ShipmentsTable>['status']

/** Columns of a delivery as it is tracked. */
export type TrackedRow = {
  readonly id: string
  readonly code: string
  readonly number: number
  readonly status: Status
  readonly isReady: boolean
  readonly isDelivered: boolean
  readonly deliveryKey: string | null
  readonly eta: string | null
  readonly since: string
  /** Earlier stops of the rider; null for one without a location. */
  readonly stops: readonly (Point | null)[]
  readonly dueAt: string
  readonly timeZone: string
  readonly branchPosition: Point | null
  readonly destinationPosition: Point | null
  readonly rider: {
    readonly id: string
    readonly name: string
    readonly phone: string
    readonly position: Point | null
    readonly positionAt: string | null
  } | null
}

const utc = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const point = (table: string): RawBuilder<Point | null> => sql`
  case when ${sql.ref(`${table}.lat`)} is not null and ${sql.ref(`${table}.lng`)} is not null
    then jsonb_build_object('lat', ${sql.ref(`${table}.lat`)}, 'lng', ${sql.ref(`${table}.lng`)}) end`

/** Stops of the stack that come before it, or that the rider put first. */
const stopsBefore = sql`(
  select coalesce(jsonb_agg(${point('d')} order by m.stacking_order, m.id), '[]')
  from shipments m join logistics_orders d on d.branch_id = m.branch_id and d.id = m.logistics_order_id
  where m.branch_id = s.branch_id and m.shipment_stack_id = s.shipment_stack_id and m.id <> s.id
    and s.status = 'ON_ROUTE_TO_DROP_OFFS'
    and (m.status = 'ON_ROUTE_TO_DROP_OFF'
      or m.status = 'ON_ROUTE_TO_DROP_OFFS' and m.stacking_order < s.stacking_order))`

/**
 * Instant at which the rider of the shipment `s` left the shop. Earlier positions (of yesterday,
 * or from another door) are not the diner's to see; the phone's clock may lag by the granted time.
 */
const leftAt = sql`(coalesce(
  (select min(e.created_at) from shipment_events e where e.branch_id = s.branch_id and e.shipment_id = s.id
    and e.status ${inStates(statusesThat('customerSeesDetails'))}),
  s.updated_at) - interval '2 minutes')`

// Selects the open shipment of a logistics order, else its last one.
const tracked = (where: RawBuilder<unknown>) => sql<TrackedRow>`
  select l.id, o.code, o.number, s.status, o.status = 'READY' as "isReady",
    o.status = 'DELIVERED' as "isDelivered", l.delivery_key as "deliveryKey",
    ${utc('l.eta')} as eta, ${utc('s.updated_at')} as since, ${stopsBefore} as stops,
    to_char(coalesce(o.scheduled_at, o.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt",
    c.time_zone as "timeZone", ${point('c')} as "branchPosition", ${point('l')} as "destinationPosition",
    case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name, 'phone', r.phone,
      'position', ${point('p')}, 'positionAt', ${utc('p.recorded_at')}) end as rider
  from logistics_orders l
  join orders o on o.branch_id = l.branch_id and o.id = l.order_id
  join branch_contacts c on c.branch_id = l.branch_id and c.id = l.branch_contact_id
  join lateral (
    select one.* from shipments one where one.branch_id = l.branch_id and one.logistics_order_id = l.id
    order by one.created_at desc, one.id desc limit 1) s on true
  left join riders r on r.branch_id = s.branch_id and r.id = s.rider_id
  left join rider_positions p on p.branch_id = s.branch_id and p.rider_id = s.rider_id and p.recorded_at >= ${leftAt}
  where ${where}`

/** Finds the delivery of a code at an alias's branch contact: one query. */
export async function findTracked(
  db: Kysely<Database>,
  { alias, code }: { readonly alias: string; readonly code: string },
): Promise<TrackedRow | undefined> {
  const { rows } = await tracked(sql`o.code = ${code}
    and exists (select from aliases a where a.branch_contact_id = c.id and a.alias = ${alias})`).execute(db)
  return rows[0]
}

/** Lists deliveries by ids of logistics orders: one query. */
export async function listTracked(
  db: Kysely<Database>,
  logisticsOrderIds: readonly string[],
): Promise<readonly TrackedRow[]> {
  const { rows } = await tracked(sql`l.id = any(${[...logisticsOrderIds]}::uuid[])`).execute(db)
  return rows
}
