import type { ShipmentUpdate } from '@mostrador/contract/shipment/shipment-schema'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
let rita: GivenRider
let other: GivenRider

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  rita = await api.given.rider(contact)
  other = await api.given.rider(contact)
})

const put = (
  id: string,
  status: ShipmentStatus,
  { as = rita, ...fields }: Partial<ShipmentUpdate> & { as?: GivenRider } = {},
) =>
  api.riding(as).updateShipment({
    params: { id },
    body: { id, status, rider_id: as.id, rider_name: as.name, rider_phone: as.phone, ...fields },
  })
const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const impossible = refused(422, 'transition-impossible')

const shipments = () =>
  api.ports.database
    .selectFrom('shipments')
    .select(['id', 'status', 'rider_id', 'delivered_at'])
    .orderBy('id')
    .execute()
const history = async (table: 'shipment_events' | 'order_events' = 'shipment_events') => {
  const rows = await api.ports.database
    .selectFrom(table)
    .select(['status', 'actor', 'rider_id'])
    .orderBy('id')
    .execute()
  return rows.filter(({ actor }) => actor !== 'DINER')
}
const orderStatus = async () =>
  (await api.ports.database.selectFrom('orders').select('status').executeTakeFirstOrThrow()).status

describe('a shipment', () => {
  /** spec('001 §4.9') spec('001 §7.19') */
  test('goes from the offer to the door, and its order with it', async () => {
    const { id, orderId, orderCode } = await api.given.shipment(contact)
    const flow = ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'DELIVERED'] as const
    const orders: string[] = []
    for (const status of flow) {
      expect(dataOf(await put(id, status))).toMatchObject({ id, status, rider: { id: rita.id } })
      orders.push(await orderStatus())
    }
    expect(orders).toEqual(['ACCEPTED', 'ACCEPTED', 'READY', 'DELIVERED'])
    const by = (status: string) => ({ status, actor: 'RIDER', rider_id: rita.id })
    expect(await history()).toEqual(flow.map(by))
    expect(await history('order_events')).toEqual([by('READY'), by('DELIVERED')])
    expect(await shipments()).toEqual([
      { id, status: 'DELIVERED', rider_id: rita.id, delivered_at: api.clock.now },
    ])
    const news = api.published.filter(({ event }) => event === 'order-updated')
    expect(news.map(({ data }) => data)).toEqual([
      { code: orderCode, status: 'READY' },
      { code: orderCode, status: 'DELIVERED' },
    ])
    expect(api.published).toContainEqual(
      expect.objectContaining({
        event: 'board-updated',
        data: { id: orderId, status: 'DELIVERED' },
      }),
    )
  })

  test('gives the customer the points of the order at the door, once, and not before', async () => {
    const { id, orderId } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
    await api.ports.database.updateTable('orders').set({ points_earned: 7 }).execute()
    const points = async () => {
      const { rows } = {
        rows: await api.ports.database
          .selectFrom('loyalty_points')
          .select(['kind', 'amount', 'order_id'])
          .execute(),
      }
      const { loyalty_points_balance } = await api.ports.database
        .selectFrom('customers')
        .select('loyalty_points_balance')
        .executeTakeFirstOrThrow()
      return { rows, balance: loyalty_points_balance }
    }
    await put(id, 'ON_ROUTE_TO_DROP_OFF')
    expect(await points()).toEqual({ rows: [], balance: 0 })
    for (let times = 0; times < 3; times += 1) await put(id, 'DELIVERED')
    expect(await points()).toEqual({ rows: [{ kind: 'EARNED', amount: 7, order_id: orderId }], balance: 7 })
  })

  test('gives nobody points of an order whose money went back while it was under way', async () => {
    const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
    const goneBack = { points_earned: 7, payment_status: 'REFUNDED' } as const
    await api.ports.database.updateTable('orders').set(goneBack).execute()
    expect(await put(id, 'DELIVERED')).toMatchObject({ ok: true })
    expect(await orderStatus()).toBe('DELIVERED')
    expect(await api.ports.database.selectFrom('loyalty_points').selectAll().execute()).toEqual([])
    expect(
      await api.ports.database.selectFrom('customers').select('loyalty_points_balance as points').execute(),
    ).toEqual([{ points: 0 }])
  })

  test('delivered by its rider leaves an order alone that staff has delivered or canceled', async () => {
    const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
    await api.ports.database.updateTable('orders').set({ status: 'CANCELED' }).execute()
    expect(dataOf(await put(id, 'DELIVERED'))).toMatchObject({ status: 'DELIVERED' })
    expect(await orderStatus()).toBe('CANCELED')
    expect(await history('order_events')).toEqual([])
  })

  test('comes back to the shop when it must, and not else', async () => {
    const back = { status: 'DELIVERED', rider: rita } as const
    const must = await api.given.shipment(contact, { ...back, shipment: { return_shipment: true } })
    const need = await api.given.shipment(contact, back)
    expect(dataOf(await put(must.id, 'RETURNED'))).toMatchObject({ status: 'RETURNED' })
    expect(await put(need.id, 'RETURNED')).toMatchObject(impossible)
  })

  test('takes five queries at most, the token’s among them', async () => {
    const { id } = await api.given.shipment(contact)
    const sent = await statementsOf(() => put(id, 'ON_ROUTE_TO_PICK_UP'))
    expect(sent.length).toBeLessThanOrEqual(5)
  })
})

describe('a repeated status of a shipment', () => {
  test('is answered with how it stands, and writes nothing', async () => {
    const { id } = await api.given.shipment(contact)
    const flow = ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'DELIVERED'] as const
    for (const status of flow) {
      await put(id, status)
      expect(dataOf(await put(id, status))).toMatchObject({ status })
    }
    for (const status of flow) expect(dataOf(await put(id, status))).toMatchObject({ status: 'DELIVERED' })
    expect(await history()).toHaveLength(flow.length)
  })

  test('of a cancel does not cancel the shipment that took its place', async () => {
    const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
    for (let times = 0; times < 3; times += 1)
      expect(dataOf(await put(id, 'DRIVER_CANCELED'))).toMatchObject({ id, status: 'DRIVER_CANCELED' })
    expect(await shipments()).toHaveLength(2)
  })
})

describe('given up', () => {
  /** spec('001 §4.11') */
  test.each([
    ['ON_ROUTE_TO_PICK_UP', 'LOOKING_FOR_DRIVER'],
    ['IN_STORE', 'LOOKING_FOR_DRIVER'],
    ['ON_ROUTE_TO_DROP_OFF', 'PENDING'],
  ] as const)('in %s, a fresh shipment takes its place in %s', async (status, fresh) => {
    const { id, logisticsOrderId } = await api.given.shipment(contact, { status, rider: rita })
    const before = await orderStatus()
    expect(dataOf(await put(id, 'DRIVER_CANCELED'))).toMatchObject({
      status: 'DRIVER_CANCELED',
      rider: { id: rita.id },
    })
    const [old, next] = await shipments()
    expect(old).toMatchObject({ id, status: 'DRIVER_CANCELED', rider_id: rita.id })
    expect(next).toMatchObject({ status: fresh, rider_id: null })
    expect(await orderStatus()).toBe(before)
    expect(await history()).toMatchObject([
      { status: 'DRIVER_CANCELED', actor: 'RIDER' },
      { status: fresh, actor: 'SYSTEM' },
    ])
    const followed = dataOf(await api.client.listOrderShipments({ params: { logisticsOrderId } }))
    expect(followed.shipments).toMatchObject([{ id: next?.id, status: fresh }])
  })

  test('the estimate of the rider who gave it up goes with it', async () => {
    const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
    const left = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
    await api.ports.database.updateTable('logistics_orders').set({ eta: api.clock.now }).execute()
    await put(id, 'DRIVER_CANCELED')
    const estimates = await api.ports.database.selectFrom('logistics_orders').select(['id', 'eta']).execute()
    expect(estimates.filter(({ eta }) => eta !== null).map((one) => one.id)).toEqual([left.logisticsOrderId])
  })

  test('it is taken by the next rider, and the first one may not touch it', async () => {
    const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
    await put(id, 'DRIVER_CANCELED')
    const fresh = (await shipments())[1]?.id ?? ''
    expect(dataOf(await put(fresh, 'ON_ROUTE_TO_PICK_UP', { as: other }))).toMatchObject({
      rider: { id: other.id },
    })
    expect(await put(fresh, 'IN_STORE')).toMatchObject(refused(409, 'shipment-taken'))
    expect(await put(id, 'IN_STORE')).toMatchObject(impossible)
  })

  test('cannot be what is delivered, on offer or called off', async () => {
    const delivered = await api.given.shipment(contact, { status: 'DELIVERED', rider: rita })
    const free = await api.given.shipment(contact)
    const off = await api.given.shipment(contact, { status: 'STORE_CANCELED', rider: rita })
    for (const { id } of [delivered, free, off])
      expect(await put(id, 'DRIVER_CANCELED')).toMatchObject(impossible)
    expect(await shipments()).toHaveLength(3)
  })
})

describe('refused', () => {
  test('is what lies ahead of the next state, and nothing is written', async () => {
    const { id } = await api.given.shipment(contact)
    for (const status of ['IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'DELIVERED', 'RETURNED', 'CANCELED'] as const)
      expect(await put(id, status)).toMatchObject(impossible)
    expect(await history()).toEqual([])
    expect(await put(id, 'IN_STORE')).toMatchObject({
      problem: { detail: 'El envío ya no puede pasar a ese estado.' },
    })
  })

  /** spec('001 §4.18') */
  test('is what another rider has, in the documents’ sense', async () => {
    const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: other })
    const lost = await put(id, 'ON_ROUTE_TO_DROP_OFF')
    expect(lost).toMatchObject(refused(409, 'shipment-taken'))
    expect(lost).toMatchObject({ problem: { detail: 'Este envío ya lo tomó otro repartidor' } })
  })

  test('is a rider in the body who is not the token’s, and another id', async () => {
    const { id } = await api.given.shipment(contact)
    expect(await put(id, 'ON_ROUTE_TO_PICK_UP', { rider_id: other.id })).toMatchObject(
      refused(403, 'rider-forbidden'),
    )
    expect(await put(id, 'ON_ROUTE_TO_PICK_UP', { id: nextTestId() })).toMatchObject(
      refused(400, 'invalid-request'),
    )
    expect(await shipments()).toMatchObject([{ status: 'LOOKING_FOR_DRIVER', rider_id: null }])
  })

  test('is what is missing, of another contact or another tenant', async () => {
    const sibling = await api.given.shipment(await api.given.branchContact({ sameBranchAs: contact }))
    const foreign = await api.given.shipment(await api.given.branchContact())
    for (const id of [sibling.id, foreign.id, nextTestId()])
      expect(await put(id, 'ON_ROUTE_TO_PICK_UP')).toMatchObject(refused(404, 'shipment-not-found'))
  })
})

test.each([
  [
    'STORE_CANCELED',
    /^El local canceló este envío o lo recuperó\. Si la comida ya salió, hay que llevarla de vuelta al local\.$/,
  ],
  [
    'CUSTOMER_CANCELED',
    /^El cliente canceló el pedido\. Si la comida ya salió, hay que llevarla de vuelta al local\.$/,
  ],
  ['CANCELED', /^El pedido se canceló\. Si la comida ya salió, hay que llevarla de vuelta al local\.$/],
  ['DRIVER_CANCELED', /^Ya habías dejado este envío\.$/],
] as const)('a step that comes too late says why: %s', async (status, reason) => {
  const { id } = await api.given.shipment(contact, { status, rider: rita })
  expect(await put(id, 'DELIVERED')).toMatchObject({
    ok: false,
    problem: {
      code: 'transition-impossible',
      errors: [{ code: status, path: 'status', message: expect.stringMatching(reason) }],
    },
  })
})

test('of any other state a step that comes too late says its name', async () => {
  const { id } = await api.given.shipment(contact, { status: 'DELIVERED', rider: rita })
  const answer = await put(id, 'DRIVER_CANCELED')
  expect(answer).toMatchObject({
    problem: { errors: [{ code: 'DELIVERED', message: 'El envío está en otro estado: Entregado.' }] },
  })
})
