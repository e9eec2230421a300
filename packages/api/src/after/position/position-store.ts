import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'
import type { Fix, RiderPosition, TrackPoint } from '@mostrador/domain/position/rider-position'
import { statusesThat } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

/** Rider, with company and branch. */
export type RiderKey = { readonly id: string; readonly companyId: string; readonly branchId: string }

/** Delivery on its way to a door. Times are milliseconds since 1970. */
type CarriedDelivery = {
  readonly logisticsOrderId: string
  readonly status: ShipmentStatus
  readonly stackingOrder: number
  readonly destination: LocationPoint | null
  readonly eta: number | null
}

/** State that a new position is added to. */
export type RiderScene = {
  readonly shop: LocationPoint | null
  readonly position: RiderPosition
  /** The believed track of the last minutes, in the order of time. */
  readonly track: readonly Fix[]
  readonly deliveries: readonly CarriedDelivery[]
}

/** Minutes of a track by which a rider's speed is judged. */
const TRACK_MINUTES = 10

const ms = (column: string): RawBuilder<number> =>
  sql`round(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const fixJson = (table: string): RawBuilder<Fix> => sql`jsonb_build_object(
  'lat', ${sql.ref(`${table}.lat`)}, 'lng', ${sql.ref(`${table}.lng`)},
  'accuracy', coalesce(${sql.ref(`${table}.accuracy`)}, 0), 'at', ${ms(`${table}.recorded_at`)})`

const pointJson = (table: string): RawBuilder<LocationPoint | null> => sql`
  case when ${sql.ref(`${table}.lat`)} is not null and ${sql.ref(`${table}.lng`)} is not null
    then jsonb_build_object('lat', ${sql.ref(`${table}.lat`)}, 'lng', ${sql.ref(`${table}.lng`)}) end`

type Row = {
  readonly shop: LocationPoint | null
  readonly believed: Fix | null
  readonly doubted: (Fix & { readonly since: number }) | null
  readonly kept: Fix | null
  readonly track: readonly Fix[]
  readonly deliveries: readonly CarriedDelivery[]
}

/**
 * Returns the state of a rider: the last position, the track of the last minutes, and the
 * deliveries in hand. One query.
 */
export async function loadRiderScene(
  db: Kysely<Database>,
  { id, branchId }: RiderKey,
  now: Date,
): Promise<RiderScene | undefined> {
  const since = new Date(now.getTime() - TRACK_MINUTES * 60_000)
  const { rows } = await sql<Row>`
    select ${pointJson('c')} as shop,
      case when p.rider_id is not null then ${fixJson('p')} end as believed,
      case when p.doubted_at is not null then jsonb_build_object('lat', p.doubted_lat, 'lng', p.doubted_lng,
        'accuracy', 0, 'at', ${ms('p.doubted_at')}, 'since', ${ms('p.doubted_since')}) end as doubted,
      (select ${fixJson('t')} from rider_tracks t where t.branch_id = r.branch_id and t.rider_id = r.id
        order by t.recorded_at desc limit 1) as kept,
      (select coalesce(jsonb_agg(${fixJson('t')} order by t.recorded_at), '[]') from rider_tracks t
        where t.branch_id = r.branch_id and t.rider_id = r.id and t.recorded_at > ${since} and t.believed) as track,
      (select coalesce(jsonb_agg(jsonb_build_object('logisticsOrderId', l.id, 'status', s.status,
          'stackingOrder', coalesce(s.stacking_order, 0), 'destination', ${pointJson('l')}, 'eta', ${ms('l.eta')})
          order by s.stacking_order, s.id), '[]')
        from shipments s join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
        where s.branch_id = r.branch_id and s.rider_id = r.id
          and s.status ${inStates(statusesThat('customerSeesDetails'))}) as deliveries
    from riders r
    join branch_contacts c on c.branch_id = r.branch_id and c.id = r.branch_contact_id
    left join rider_positions p on p.branch_id = r.branch_id and p.rider_id = r.id
    where r.branch_id = ${branchId} and r.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { believed, doubted, kept, ...rest } = row
  return { ...rest, position: { believed, doubted, kept } }
}

/** Rows that a post of positions writes. */
export type PositionChange = {
  readonly position: RiderPosition
  readonly track: readonly TrackPoint[]
  readonly arrivals: readonly { readonly logisticsOrderId: string; readonly eta: number }[]
}

const iso = (at: number): string => new Date(at).toISOString()

/**
 * Saves a position, unless a newer one got in first, with its track and the arrival times of
 * deliveries. One statement. Without a believed position yet, the track alone is kept. A deadlock
 * with the rider's giving up of a stack is retried once.
 */
export async function savePosition(
  db: Kysely<Database>,
  { id, companyId, branchId }: RiderKey,
  { position: { believed, doubted }, track, arrivals }: PositionChange,
): Promise<void> {
  const rider = sql`${companyId}::uuid, ${branchId}::uuid, ${id}::uuid`
  const points = track.map(({ at, ...point }) => ({ ...point, recorded_at: iso(at) }))
  const etas = arrivals.map(({ logisticsOrderId, eta }) => ({ id: logisticsOrderId, eta: iso(eta) }))
  const last = believed && { ...believed, recorded_at: iso(believed.at) }
  const saving = statement()
    .part(
      'last_seen',
      () => sql`
        insert into rider_positions as p (company_id, branch_id, rider_id, lat, lng, accuracy, recorded_at,
          doubted_lat, doubted_lng, doubted_since, doubted_at)
        select ${rider}, one.lat, one.lng, one.accuracy, one.recorded_at, ${doubted?.lat ?? null}::float8,
          ${doubted?.lng ?? null}::float8, ${doubted ? iso(doubted.since) : null}::timestamptz,
          ${doubted ? iso(doubted.at) : null}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(last ? [last] : [])}::jsonb)
          as one(lat float8, lng float8, accuracy float8, recorded_at timestamptz)
        on conflict (branch_id, rider_id) do update set lat = excluded.lat, lng = excluded.lng,
          accuracy = excluded.accuracy, recorded_at = excluded.recorded_at, doubted_lat = excluded.doubted_lat,
          doubted_lng = excluded.doubted_lng, doubted_since = excluded.doubted_since, doubted_at = excluded.doubted_at
          where p.recorded_at <= excluded.recorded_at
        returning rider_id`,
    )
    .write(
      'track',
      () => sql`
        insert into rider_tracks (company_id, branch_id, rider_id, recorded_at, lat, lng, accuracy, believed)
        select ${rider}, t.recorded_at, t.lat, t.lng, t.accuracy, t.believed
        from jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
          as t(recorded_at timestamptz, lat float8, lng float8, accuracy float8, believed boolean)
        on conflict do nothing`,
    )
    .answer(
      ({ last_seen }) => sql`
        update logistics_orders l set eta = e.eta
        from jsonb_to_recordset(${JSON.stringify(etas)}::jsonb) as e(id uuid, eta timestamptz), ${last_seen}
        where l.branch_id = ${branchId} and l.id = e.id`,
    )
  await againOnConflict(() => saving.execute(db))
}
