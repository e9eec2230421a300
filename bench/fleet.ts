import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { clientOf, findContact, validOrder, writeOrder } from './valid-order.ts'

/** Riders and deliveries of one measurement, all copies of one honest order. */
export type Fleet = {
  /** Keeps its ids and codes apart from another's. */
  readonly series: 1 | 2
  /** The code of the order that is copied; riders work where it was placed. */
  readonly code: string
  readonly riders: number
}

/** Deliveries by their numbers, both included, and their state. Riders take turns. */
export type Deliveries = {
  readonly from: number
  readonly to: number
  readonly status: 'LOOKING_FOR_DRIVER' | 'ON_ROUTE_TO_DROP_OFF' | 'DELIVERED'
}

/**
 * Places an order of take-away through the front door; its code, and the id of the branch contact.
 */
export async function placeOrder(
  url: string,
  alias: string,
): Promise<{ readonly code: string; readonly contactId: string }> {
  const { contact } = await findContact(clientOf(url), alias)
  const answer = await fetch(`${url}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: writeOrder(await validOrder(url, alias), 1),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { code } = (await answer.json()) as { code: string }
  return { code, contactId: contact.id }
}

const KINDS = { rider: 'a', session: 'b', order: 'c', logistics: 'd', shipment: 'e' } as const

const idOf = ({ series }: Fleet, kind: keyof typeof KINDS, number = 'n'): string =>
  `('0191${series}${KINDS[kind]}' || lpad(to_hex(${number}), 26, '0'))::uuid`

/** Returns the channel's id of a delivery, as the database made it. */
export function logisticsOrderId({ series }: Fleet, number: number): string {
  const digits = `0191${series}${KINDS.logistics}${number.toString(16).padStart(26, '0')}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const tokenStart = ({ series }: Fleet): string => `token-of-a-measured-rider-${series}-`

/** Returns the bearer token of a rider, counted from one. */
export const tokenOf = (fleet: Fleet, rider: number): string => `${tokenStart(fleet)}${rider}`

/** Writes riders on shift, each with a token: one statement. */
export async function writeRiders(client: pg.Client, fleet: Fleet): Promise<void> {
  const insert = `
    with made as (
      insert into riders (company_id, branch_id, branch_contact_id, id, name, phone, phone_key, active,
        created_at, updated_at)
      select o.company_id, o.branch_id, o.branch_contact_id, ${idOf(fleet, 'rider')}, 'Rita Ríos',
        '+59899' || lpad(n::text, 6, '0'), '59899' || lpad(n::text, 6, '0'), true, now(), now()
      from orders o, generate_series(1, $2::int) n where o.code = $1
    )
    insert into rider_sessions (company_id, branch_id, rider_id, id, token_hash, created_at, expires_at)
    select o.company_id, o.branch_id, ${idOf(fleet, 'rider')}, ${idOf(fleet, 'session')},
      encode(sha256(convert_to('${tokenStart(fleet)}' || n, 'UTF8')), 'hex'), now(), now() + interval '16 hours'
    from orders o, generate_series(1, $2::int) n where o.code = $1`
  await client.query(insert, [fleet.code, fleet.riders])
}

/** Writes deliveries, each with its order, a minute older than the one before: one statement. */
export async function writeDeliveries(
  client: pg.Client,
  fleet: Fleet,
  { from, to, status }: Deliveries,
): Promise<void> {
  const isOver = status === 'DELIVERED'
  const turn = idOf(fleet, 'rider', `(n - 1) % ${fleet.riders} + 1`)
  const at = `o.created_at - n * interval '1 minute'`
  const insert = `
    with ordered as (
      insert into orders select made.* from orders o, generate_series($2::int, $3::int) n,
        jsonb_populate_record(o, jsonb_build_object('id', ${idOf(fleet, 'order')},
          'code', '${fleet.series === 1 ? 'R' : 'H'}' || lpad(n::text, 9, '0'),
          'number', ${fleet.series * 100_000_000} + n, 'type', 'DELIVERY', 'confirmed', true,
          'status', '${isOver ? 'DELIVERED' : 'READY'}', 'created_at', ${at},
          'delivered_at', ${isOver ? at : 'null::timestamptz'})) made
      where o.code = $1
    ), told as (
      insert into logistics_orders (company_id, branch_id, branch_contact_id, order_id, id, delivery_key, lat, lng,
        created_at)
      select o.company_id, o.branch_id, o.branch_contact_id, ${idOf(fleet, 'order')}, ${idOf(fleet, 'logistics')},
        '0420', c.lat + 0.03, c.lng + 0.03, ${at}
      from orders o join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id,
        generate_series($2::int, $3::int) n
      where o.code = $1
    )
    insert into shipments (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, rider_id,
      created_at, updated_at, delivered_at)
    select o.company_id, o.branch_id, o.branch_contact_id, ${idOf(fleet, 'logistics')}, ${idOf(fleet, 'shipment')},
      '${status}', ${status === 'LOOKING_FOR_DRIVER' ? 'null::uuid' : turn}, ${at}, ${at},
      ${isOver ? at : 'null::timestamptz'}
    from orders o, generate_series($2::int, $3::int) n where o.code = $1`
  await client.query(insert, [fleet.code, from, to])
}

/** Updates the planner's statistics. */
export async function analyzeFleet(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze orders, logistics_orders, shipments, riders, rider_sessions')
}
