import { randomUUID } from 'node:crypto'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePlateOrder, sendOrder } from './order-stream.ts'
import { START_MS, startTwoServers, type TwoServers } from './two-servers.ts'

// 32 riders of one contact slide at the same moment, every other one at the other server: the
// database decides who has it.
const RIDERS = 32
const TEST_MS = 120_000

let both: TwoServers
let servers: readonly string[] = []

const query: TwoServers['query'] = (statement) => both.query(statement)
const tokenOf = (rider: number) => `token-of-the-rider-number-${rider}`

beforeAll(async () => {
  both = await startTwoServers()
  servers = both.urls
  await giveRiders()
}, START_MS)

afterAll(() => both.stop(), START_MS)

/** Riders on shift, each with a token. */
async function giveRiders(): Promise<void> {
  await query(`
    with r as (
      insert into riders (company_id, branch_id, branch_contact_id, id, name, phone, phone_key, active, created_at, updated_at)
      select company_id, branch_id, id, gen_random_uuid(), 'Rider ' || n, '+598', n::text, true, now(), now()
      from branch_contacts, generate_series(0, ${RIDERS - 1}) as n
      returning *)
    insert into rider_sessions (company_id, branch_id, rider_id, id, token_hash, created_at, expires_at)
    select company_id, branch_id, id, gen_random_uuid(),
      encode(sha256(('token-of-the-rider-number-' || phone_key)::bytea), 'hex'), now(), now() + interval '1 hour' from r`)
}

/** A shipment on offer, of an order that a diner placed. */
async function giveShipment(): Promise<string> {
  const [url = ''] = servers
  const placed = await sendOrder(url, randomUUID(), await onePlateOrder(url))
  const [row] = await query(`
    with l as (
      insert into logistics_orders (company_id, branch_id, branch_contact_id, order_id, id, created_at)
      select company_id, branch_id, branch_contact_id, id, gen_random_uuid(), now() from orders where code = '${placed?.code}'
      returning *)
    insert into shipments (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, created_at, updated_at)
    select company_id, branch_id, branch_contact_id, id, gen_random_uuid(), 'LOOKING_FOR_DRIVER', now(), now() from l
    returning id`)
  return String(row?.id)
}

const clientOf = (rider: number) =>
  createClient((path, { headers, ...init } = {}) => {
    const own = new Headers(headers)
    own.set('authorization', `Bearer ${tokenOf(rider)}`)
    return fetch(`${servers[rider % servers.length]}${path}`, { ...init, headers: own })
  }, routes)

/** spec('001 §7.19') */
test(
  'of 32 riders at two servers one takes a shipment, and the others hear so',
  { timeout: TEST_MS },
  async () => {
    const id = await giveShipment()
    const [{ ids } = {}] = await query('select array_agg(id order by phone_key::int) as ids from riders')
    const riderIds = ids as readonly string[]

    const answers = await Promise.all(
      riderIds.map((rider_id, rider) =>
        clientOf(rider).updateShipment({
          params: { id },
          body: { id, status: 'ON_ROUTE_TO_PICK_UP', rider_id, rider_name: '', rider_phone: '' },
        }),
      ),
    )

    const winner = answers.findIndex(({ ok }) => ok)
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))).toEqual(
      Array.from({ length: RIDERS - 1 }, () => 'shipment-taken'),
    )
    expect(await query('select status, rider_id from shipments')).toEqual([
      { status: 'ON_ROUTE_TO_PICK_UP', rider_id: riderIds[winner] },
    ])
    expect(await query('select status from shipment_events')).toEqual([{ status: 'ON_ROUTE_TO_PICK_UP' }])
    // The other server tells the loser the same.
    const loser = (winner + 1) % RIDERS
    expect(await clientOf(loser).getShipment({ params: { id } })).toMatchObject({
      problem: { code: 'shipment-taken' },
    })
  },
)
