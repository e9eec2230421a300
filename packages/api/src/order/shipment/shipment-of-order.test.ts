import type { Client } from '@mostrador/contract/client'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import { beforeEach, expect, test } from 'vitest'
import { changeStatus } from '../order/status-store.ts'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { moveMissedShipment } from './shipment-of-order.ts'

let api: TestApi
let contact: GivenContact
let staff: Client

const fleet = { rider_security_code_hash: 'a hash', lat: -34.5885, lng: -58.4306 }

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ contact: fleet })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

const HOME = { street: 'Gorriti', number: '5000', city: 'Buenos Aires', lat: -34.58, lng: -58.43 }

const delivery = (body: NonNullable<OrderOptions['body']> = {}) =>
  api.given.order(contact, { mode: 'DELIVERY', body: { destination: HOME, ...body } })

const change = async (id: string, action: OrderAction, wish?: CancelWish) =>
  dataOf(await staff.changeOrderStatus({ params: { id }, body: { action, reason: 'No hay gas', wish } }))

const shipments = () =>
  api.ports.database
    .selectFrom('shipments as s')
    .innerJoin('logistics_orders as l', 'l.id', 's.logistics_order_id')
    .select([
      's.id',
      's.status',
      's.provider_name',
      's.delivered_at',
      'l.order_id',
      'l.delivery_key',
      'l.lat',
      'l.lng',
      'l.id as logistics',
    ])
    .orderBy('s.id')
    .execute()

const setStatus = (status: 'ON_ROUTE_TO_PICK_UP' | 'ON_ROUTE_TO_DROP_OFF') =>
  api.ports.database.updateTable('shipments').set({ status }).execute()

const events = () =>
  api.ports.database.selectFrom('shipment_events').select(['status', 'actor']).orderBy('id').execute()

/** spec('decisions beyond-the-documents.2') */
test('a delivery that is accepted is on offer to the riders of the shop at once', async () => {
  const order = await delivery()
  expect(await shipments()).toEqual([])
  await change(order.id, 'accept')

  const [made] = await shipments()
  expect(made).toMatchObject({
    status: 'LOOKING_FOR_DRIVER',
    provider_name: 'OWN_FLEET',
    order_id: order.id,
    delivery_key: expect.stringMatching(/^\d{4}$/),
    lat: -34.58,
    lng: -58.43,
  })
  expect(await events()).toEqual([{ status: 'LOOKING_FOR_DRIVER', actor: 'STAFF' }])
  const seen = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code: order.code } }))
  expect(seen.logisticsOrderId).toBe(made?.logistics)
  expect(api.published).toContainEqual({
    channel: `private-dispatch-${contact.id}`,
    event: 'dispatch-updated',
    data: { ids: [made?.id] },
  })
  // The offers are loaded with a token: the channel itself tells nothing.
  const offered = { channel: `private-riders-${contact.id}`, event: 'offers-updated', data: {} }
  expect(api.published).toContainEqual(offered)
})

test('an order that no rider carries, and a shop without riders of its own, make no shipment', async () => {
  const taken = await api.given.order(contact)
  await change(taken.id, 'accept')
  const other = await api.given.branchContact()
  const theirs = await api.given.order(other, { mode: 'DELIVERY', body: { destination: HOME } })
  const colleague = await api.as(await api.given.staff({ contacts: [other] }))
  dataOf(await colleague.changeOrderStatus({ params: { id: theirs.id }, body: { action: 'accept' } }))

  expect(await shipments()).toEqual([])
  const seen = dataOf(await api.client.getOrder({ params: { alias: other.alias, code: theirs.code } }))
  expect(seen.logisticsOrderId).toBeNull()
})

test('an order that two accept at once has one shipment', async () => {
  const order = await delivery()
  const answers = await Promise.all(
    ['accept', 'accept'].map(() =>
      staff.changeOrderStatus({ params: { id: order.id }, body: { action: 'accept' } }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await shipments()).toHaveLength(1)
})

test('a canceled order calls its shipment off, under way or not, and tells whoever carries it', async () => {
  const [waiting, carried] = [await delivery(), await delivery()]
  for (const { id } of [waiting, carried]) await change(id, 'accept')
  const [, second] = await shipments()
  await api.ports.database
    .updateTable('shipments')
    .set({ status: 'ON_ROUTE_TO_PICK_UP' })
    .where('id', '=', second?.id ?? '')
    .execute()

  for (const { id } of [waiting, carried]) await change(id, 'cancel')

  expect((await shipments()).map(({ status }) => status)).toEqual(['STORE_CANCELED', 'STORE_CANCELED'])
  expect(api.published).toContainEqual({
    channel: `shipment-${second?.id}`,
    event: 'shipment-updated',
    data: { id: second?.id, status: 'STORE_CANCELED' },
  })
  expect(api.published).toContainEqual(
    expect.objectContaining({
      channel: `tracking-${second?.logistics}`,
      event: 'logistics-tracking-update',
      data: expect.objectContaining({ status: 'STORE_CANCELED', securityCode: null }),
    }),
  )
})

/** spec('001 §4.8') */
test('an order that is canceled because the diner asks for it ends its shipment so, on the way too', async () => {
  const [waiting, carried] = [await delivery(), await delivery()]
  for (const { id } of [waiting, carried]) await change(id, 'accept')
  const [, second] = await shipments()
  await api.ports.database
    .updateTable('shipments')
    .set({ status: 'ON_ROUTE_TO_DROP_OFF' })
    .where('id', '=', second?.id ?? '')
    .execute()

  for (const { id } of [waiting, carried]) await change(id, 'cancel', 'CUSTOMER')

  expect((await shipments()).map(({ status }) => status)).toEqual(['CUSTOMER_CANCELED', 'CUSTOMER_CANCELED'])
  const made = { status: 'LOOKING_FOR_DRIVER', actor: 'STAFF' }
  const wished = { status: 'CUSTOMER_CANCELED', actor: 'DINER' }
  expect(await events()).toEqual([made, made, wished, wished])
  const by = await api.ports.database
    .selectFrom('shipment_events')
    .select('staff_user_id')
    .distinct()
    .execute()
  expect(by).toEqual([{ staff_user_id: expect.any(String) }])
})

/** spec('001 §4.8') */
test('an order whose payment never came takes its shipment along, in nobody’s name', async () => {
  const order = await delivery()
  await change(order.id, 'accept')
  await api.ports.database.updateTable('orders').set({ payment_status: 'PENDING' }).execute()
  const ids = {
    orderId: order.id,
    eventId: nextTestId(),
    pointsEntryId: nextTestId(),
    refundJobId: nextTestId(),
  }
  const ended = {
    ...ids,
    action: 'cancel',
    reason: 'Venció',
    by: { actor: 'SYSTEM' },
    now: api.ports.now(),
  } as const

  expect(await changeStatus(api.ports.database, ended)).toMatchObject({
    status: 'CANCELED',
    shipments: [{ status: 'CANCELED' }],
  })
  expect(await shipments()).toMatchObject([{ status: 'CANCELED' }])
  expect((await events()).at(-1)).toEqual({ status: 'CANCELED', actor: 'SYSTEM' })
})

test('an order that staff hands over ends its shipment: delivered when a rider had left with it, else called off', async () => {
  const [onTheWay, here] = [await delivery(), await delivery()]
  await change(onTheWay.id, 'accept')
  await setStatus('ON_ROUTE_TO_DROP_OFF')
  await change(here.id, 'accept')
  for (const { id } of [onTheWay, here]) {
    await change(id, 'ready')
    await change(id, 'deliver')
  }
  expect(await shipments()).toMatchObject([
    { status: 'DELIVERED', delivered_at: api.clock.now },
    { status: 'STORE_CANCELED', delivered_at: null },
  ])
})

test('the shipment of an order that changed before moves with it still, and its history says so', async () => {
  const { id } = await delivery()
  await change(id, 'accept')
  const [made] = await shipments()
  const eventId = nextTestId()
  const move = (action: OrderAction) =>
    api.ports.database
      .transaction()
      .execute((tx) => moveMissedShipment(tx, { orderId: id, action, by: { actor: 'SYSTEM', eventId } }))
  expect(await move('accept')).toEqual([])
  const moved = { id: made?.id, logisticsOrderId: made?.logistics, stackId: null, status: 'CANCELED' }
  expect(await move('cancel')).toEqual([moved])
  expect(await shipments()).toMatchObject([{ id: made?.id, status: 'CANCELED' }])
  expect((await events()).at(-1)).toEqual({ status: 'CANCELED', actor: 'SYSTEM' })
  expect(await move('cancel')).toEqual([])
})

test('only a cancel is somebody’s wish: whatever else is done to an order is done by the shop', async () => {
  const [onTheWay, here] = [
    await delivery(),
    await delivery({ scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' }),
  ]
  await change(onTheWay.id, 'accept', 'CUSTOMER')
  await setStatus('ON_ROUTE_TO_DROP_OFF')
  await change(here.id, 'accept', 'CUSTOMER')
  for (const { id } of [onTheWay, here]) await change(id, 'ready', 'CUSTOMER')
  expect((await shipments()).map(({ status }) => status)).toEqual([
    'ON_ROUTE_TO_DROP_OFF',
    'LOOKING_FOR_DRIVER',
  ])
  for (const { id } of [onTheWay, here]) await change(id, 'deliver', 'CUSTOMER')
  expect((await shipments()).map(({ status }) => status)).toEqual(['DELIVERED', 'STORE_CANCELED'])
  expect((await events()).map(({ actor }) => actor)).not.toContain('DINER')
})

test('a scheduled delivery waits until its hour comes near, and is offered then', async () => {
  const { id } = await delivery({ scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' })
  await change(id, 'accept')
  expect(await shipments()).toMatchObject([{ status: 'PENDING' }])

  api.clock.now = new Date('2026-11-20T17:14:00.000Z')
  await runDueJobs(api.ports)
  expect(await shipments()).toMatchObject([{ status: 'PENDING' }])
  api.clock.now = new Date('2026-11-20T17:15:00.000Z')
  await runDueJobs(api.ports)

  expect(await shipments()).toMatchObject([{ status: 'LOOKING_FOR_DRIVER' }])
  expect(await events()).toEqual([
    { status: 'PENDING', actor: 'STAFF' },
    { status: 'LOOKING_FOR_DRIVER', actor: 'SYSTEM' },
  ])
})

test('a scheduled delivery that is ready early is offered early, and its job changes nothing more', async () => {
  const { id } = await delivery({ scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' })
  await change(id, 'accept')
  await change(id, 'ready')
  expect(await shipments()).toMatchObject([{ status: 'LOOKING_FOR_DRIVER' }])
  await setStatus('ON_ROUTE_TO_PICK_UP')
  api.clock.now = new Date('2026-11-20T17:30:00.000Z')
  await runDueJobs(api.ports)
  expect(await shipments()).toMatchObject([{ status: 'ON_ROUTE_TO_PICK_UP' }])
})

test('a scheduled delivery that is accepted late is on offer at once', async () => {
  const { id } = await delivery({ scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' })
  api.clock.now = new Date('2026-11-20T17:40:00.000Z')
  await change(id, 'accept')
  expect(await shipments()).toMatchObject([{ status: 'LOOKING_FOR_DRIVER' }])
})

/** spec('001 §4.8') */
test('a shipment put into a stack that was never offered waits for its hour again, unless it is ready', async () => {
  const later = { scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' }
  const [soon, waiting, ready] = [await delivery(), await delivery(later), await delivery(later)]
  for (const { id } of [soon, waiting, ready]) await change(id, 'accept')
  const shipmentIds = (await shipments()).map(({ id }) => id)
  const made = await staff.createStack({ params: { id: contact.id }, body: { shipmentIds, offer: false } })
  await change(ready.id, 'ready')
  // As of one that took another's place: nobody wrote a job for it.
  await api.ports.database.deleteFrom('jobs').where('kind', '=', 'offer-shipment').execute()
  dataOf(await staff.dissolveStack({ params: { id: dataOf(made).id } }))

  const statuses = async () =>
    Object.fromEntries((await shipments()).map(({ order_id, status }) => [order_id, status]))
  const free = { [soon.id]: 'LOOKING_FOR_DRIVER', [ready.id]: 'LOOKING_FOR_DRIVER' }
  expect(await statuses()).toEqual({ ...free, [waiting.id]: 'PENDING' })
  api.clock.now = new Date('2026-11-20T17:15:00.000Z')
  await runDueJobs(api.ports)
  expect(await statuses()).toEqual({ ...free, [waiting.id]: 'LOOKING_FOR_DRIVER' })
})
