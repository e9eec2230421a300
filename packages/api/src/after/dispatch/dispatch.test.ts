import type { Client } from '@mostrador/contract/client'
import type { DispatchAction } from '@mostrador/domain/dispatch/dispatch-action'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let staff: Client

const SHOP = { lat: -34.5885, lng: -58.4306 }

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash', ...SHOP } })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

const dispatch = async () => dataOf(await staff.getDispatch({ params: { id: contact.id } }))

const change = (id: string, action: DispatchAction, status: ShipmentStatus) =>
  staff.changeShipment({ params: { id }, body: { action, status } })

const stack = (...shipments: readonly { readonly id: string }[]) =>
  staff.createStack({ params: { id: contact.id }, body: { shipmentIds: shipments.map(({ id }) => id) } })

const CONFLICT = { ok: false, problem: { status: 409, code: 'shipment-already-changed' } }

const told = (id: string) =>
  api.published.flatMap(({ channel, event, data }) =>
    channel === `shipment-${id}` && event === 'shipment-updated' ? [(data as { status: string }).status] : [],
  )

test('the page shows what is open, the oldest first, and who is on shift, where and since when', async () => {
  const rider = await api.given.rider(contact, { name: 'Rita' })
  await api.given.rider(contact, { name: 'Saúl', active: false })
  const carried = await api.given.shipment(contact, { rider, status: 'IN_STORE', logistics: SHOP })
  const free = await api.given.shipment(contact)
  await api.given.shipment(contact, { status: 'DELIVERED' })
  const back = await api.given.shipment(contact, { status: 'DELIVERED', shipment: { return_shipment: true } })
  const position = { lat: -34.58, lng: -58.43, accuracy: 9, at: '2026-11-20T15:00:00.000Z' }
  dataOf(await api.riding(rider).sendRiderPosition({ body: position }))

  const seen = await dispatch()

  expect(seen.shop).toEqual(SHOP)
  expect(seen.shipments.map(({ id }) => id)).toEqual([carried.id, free.id, back.id])
  expect(seen.shipments[0]).toMatchObject({
    orderCode: carried.orderCode,
    orderNumber: 1,
    status: 'IN_STORE',
    address: 'Gorriti 5000, Buenos Aires',
    customerName: 'Ana Pérez',
    destination: SHOP,
    rider: { id: rider.id, name: 'Rita' },
    stack: null,
  })
  const { lat, lng } = position
  expect(seen.riders).toEqual([
    {
      id: rider.id,
      name: 'Rita',
      phone: rider.phone,
      position: { lat, lng },
      positionAt: position.at,
      accuracy: 9,
      carrying: 1,
    },
  ])
})

test('free shipments become one stack in the order that was given, on offer and off again', async () => {
  const [a, b, c] = [
    await api.given.shipment(contact),
    await api.given.shipment(contact),
    await api.given.shipment(contact),
  ]
  await change(a.id, 'return', 'LOOKING_FOR_DRIVER')
  const made = dataOf(await stack(b, a))
  const places = async () =>
    (await dispatch()).shipments.map(({ stack: one, status }) => [one?.stackingOrder ?? null, status])
  expect(await places()).toEqual([
    [2, 'LOOKING_FOR_DRIVER'],
    [1, 'LOOKING_FOR_DRIVER'],
    [null, 'LOOKING_FOR_DRIVER'],
  ])
  dataOf(await staff.orderStack({ params: { id: made.id }, body: { shipmentIds: [a.id, b.id] } }))
  expect((await places()).map(([place]) => place)).toEqual([1, 2, null])
  for (const shipmentIds of [[a.id], [a.id, c.id], [a.id, a.id]])
    expect(await staff.orderStack({ params: { id: made.id }, body: { shipmentIds } })).toMatchObject(CONFLICT)

  dataOf(await staff.dissolveStack({ params: { id: made.id } }))
  expect((await places()).map(([place]) => place)).toEqual([null, null, null])
  expect(await staff.dissolveStack({ params: { id: made.id } })).toMatchObject(CONFLICT)
})

/** spec('001 §4.8') */
test('a stack may be put together first: no rider sees it until it is offered, nor its shipments', async () => {
  const rider = await api.given.rider(contact)
  const [a, b] = [await api.given.shipment(contact), await api.given.shipment(contact)]
  const shipmentIds = [a.id, b.id]
  const { id } = dataOf(
    await staff.createStack({ params: { id: contact.id }, body: { shipmentIds, offer: false } }),
  )
  const statuses = async () => (await dispatch()).shipments.map(({ status }) => status)
  const offered = async () => dataOf(await api.riding(rider).listShipmentStacks()).stacks.map((one) => one.id)
  const offer = () => staff.offerStack({ params: { id } })
  expect(await statuses()).toEqual(['STACKING', 'STACKING'])
  expect(await offered()).toEqual([])
  expect(await stack(a, b)).toMatchObject(CONFLICT)

  dataOf(await offer())
  expect(await statuses()).toEqual(['LOOKING_FOR_DRIVER', 'LOOKING_FOR_DRIVER'])
  expect(await offered()).toEqual([id])
  expect(await offer()).toMatchObject(CONFLICT)
  expect(told(id)).toEqual(['STACKING', 'STACKING', 'LOOKING_FOR_DRIVER', 'LOOKING_FOR_DRIVER'])
})

test('changes of a stack are written into the history of its shipments, with the person who made them', async () => {
  const [a, b] = [await api.given.shipment(contact), await api.given.shipment(contact)]
  const { id } = dataOf(await stack(a, b))
  dataOf(await staff.dissolveStack({ params: { id } }))
  const events = await api.ports.database
    .selectFrom('shipment_events')
    .select(['shipment_id as id', 'status', 'actor', 'staff_user_id as by'])
    .execute()
  const [first] = events
  expect(first?.by).toEqual(expect.any(String))
  const entry = ({ id: shipment }: { readonly id: string }) => ({ ...first, id: shipment, actor: 'STAFF' })
  expect(events).toHaveLength(4)
  expect(events).toEqual(expect.arrayContaining([entry(a), entry(b)]))
  expect(events.filter((event) => event.id === a.id)).toEqual([entry(a), entry(a)])
})

test('a code that another stack of the branch has is drawn anew', async () => {
  const drawn: number[] = []
  const { randomBytes } = api.ports
  api = await startTestApi({
    randomBytes: (length) =>
      drawn.length > 0 ? new Uint8Array(length).fill(drawn.shift() ?? 0) : randomBytes(length),
  })
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash' } })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const free = []
  for (let count = 0; count < 4; count += 1) free.push(await api.given.shipment(contact))
  drawn.push(7, 7, 9)

  const codes = [dataOf(await stack(...free.slice(0, 2))), dataOf(await stack(...free.slice(2)))]
  expect(codes.map(({ code }) => code)).toEqual(['777777', '999999'])
})

test('a stack with a carried, stacked or repeated shipment is refused whole', async () => {
  const rider = await api.given.rider(contact)
  const [free, other, third] = [
    await api.given.shipment(contact),
    await api.given.shipment(contact),
    await api.given.shipment(contact),
  ]
  const carried = await api.given.shipment(contact, { rider, status: 'ON_ROUTE_TO_PICK_UP' })
  dataOf(await stack(other, third))
  for (const wish of [
    [free, carried],
    [free, other],
    [free, free],
  ])
    expect(await stack(...wish)).toMatchObject(CONFLICT)
  expect((await dispatch()).shipments.find(({ id }) => id === free.id)?.stack).toBeNull()
})

test('of two who stack the same shipment at once exactly one does', async () => {
  const [a, b, c] = [
    await api.given.shipment(contact),
    await api.given.shipment(contact),
    await api.given.shipment(contact),
  ]
  const answers = await Promise.all([stack(a, b), stack(c, b), stack(b, a)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const stacks = await api.ports.database.selectFrom('shipment_stacks').select('id').execute()
  expect(stacks).toHaveLength(1)
})

test('a stack that a rider took is not taken apart', async () => {
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipmentStack(contact, { rider, status: 'ON_ROUTE_TO_PICK_UP' })
  expect(await staff.dissolveStack({ params: { id } })).toMatchObject(CONFLICT)
})

test('a shipment is taken back from its rider: it is over for the rider, and another is on offer', async () => {
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  dataOf(await change(id, 'take-back', 'IN_STORE'))

  const { shipments } = await dispatch()
  expect(shipments).toMatchObject([{ status: 'LOOKING_FOR_DRIVER', rider: null }])
  expect(shipments[0]?.id).not.toBe(id)
  expect(told(id)).toEqual(['STORE_CANCELED'])
  const events = await api.ports.database
    .selectFrom('shipment_events')
    .select(['status', 'actor'])
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { status: 'STORE_CANCELED', actor: 'STAFF' },
    { status: 'LOOKING_FOR_DRIVER', actor: 'STAFF' },
  ])
})

test('a shipment taken back on its way waits until staff has it, and is offered by hand', async () => {
  const rider = await api.given.rider(contact)
  const eta = new Date('2026-11-20T15:09:00Z')
  const carried = { rider, status: 'ON_ROUTE_TO_DROP_OFF', logistics: { eta } } as const
  const { id } = await api.given.shipment(contact, carried)
  dataOf(await change(id, 'take-back', 'ON_ROUTE_TO_DROP_OFF'))
  const [waiting] = (await dispatch()).shipments
  expect(waiting).toMatchObject({ status: 'PENDING', eta: null })
  dataOf(await change(waiting?.id ?? '', 'offer', 'PENDING'))
  expect((await dispatch()).shipments).toMatchObject([{ status: 'LOOKING_FOR_DRIVER' }])
})

test('whoever looks at an old state changes nothing, and of two at once one is right', async () => {
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  expect(await change(id, 'take-back', 'ON_ROUTE_TO_PICK_UP')).toMatchObject(CONFLICT)
  expect(await change(id, 'offer', 'IN_STORE')).toMatchObject(CONFLICT)
  expect(await change(id, 'no-return', 'IN_STORE')).toMatchObject(CONFLICT)
  const answers = await Promise.all([1, 2, 3].map(() => change(id, 'take-back', 'IN_STORE')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await dispatch()).shipments).toHaveLength(1)
})

test('an order that is canceled while its shipment is taken back leaves nothing open', async () => {
  const rider = await api.given.rider(contact)
  for (let round = 0; round < 8; round += 1) {
    const { id, orderId } = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
    const cancel = () =>
      staff.changeOrderStatus({ params: { id: orderId }, body: { action: 'cancel', reason: 'No hay gas' } })
    const both = [() => change(id, 'take-back', 'IN_STORE'), cancel]
    await Promise.all((round % 2 ? both : both.toReversed()).map((one) => one()))
  }
  expect((await dispatch()).shipments).toEqual([])
})

test('of staff who stack a shipment and a rider who takes it at once exactly one gets it', async () => {
  const { id: rider_id, name: rider_name, phone: rider_phone, token } = await api.given.rider(contact)
  for (let round = 0; round < 6; round += 1) {
    const [a, b] = [await api.given.shipment(contact), await api.given.shipment(contact)]
    const body = { id: a.id, status: 'ON_ROUTE_TO_PICK_UP', rider_id, rider_name, rider_phone } as const
    const take = () => api.riding({ token }).updateShipment({ params: { id: a.id }, body })
    const both = [take, () => stack(a, b)]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((one) => one()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const seen = (await dispatch()).shipments.find(({ id }) => id === a.id)
    expect([seen?.rider === null, seen?.stack === null].toSorted()).toEqual([false, true])
    await api.ports.database.updateTable('shipments').set({ status: 'STORE_CANCELED' }).execute()
  }
})

test('an order that is canceled while its rider brings it on leaves nothing open', async () => {
  const { id: rider_id, name: rider_name, phone: rider_phone, token } = await api.given.rider(contact)
  for (let round = 0; round < 6; round += 1) {
    const { id, orderId } = await api.given.shipment(contact)
    const body = { id, status: 'ON_ROUTE_TO_PICK_UP', rider_id, rider_name, rider_phone } as const
    const take = () => api.riding({ token }).updateShipment({ params: { id }, body })
    const cancel = () =>
      staff.changeOrderStatus({ params: { id: orderId }, body: { action: 'cancel', reason: 'No hay gas' } })
    await Promise.all(round % 2 ? [take(), cancel()] : [cancel(), take()])
  }
  expect((await dispatch()).shipments).toEqual([])
})

/** spec('001 §4.21') */
test('a shift is ended from the shop, of a rider whose hands are empty and who has nothing to bring back', async () => {
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  const end = () => staff.endRiderShift({ params: { id: rider.id } })
  expect(await end()).toMatchObject({ problem: { status: 409, code: 'rider-carries' } })
  await change(id, 'take-back', 'IN_STORE')
  const shipment = { return_shipment: true }
  const back = await api.given.shipment(contact, { rider, status: 'DELIVERED', shipment })
  expect((await dispatch()).riders).toMatchObject([{ carrying: 1 }])
  expect(await end()).toMatchObject({ problem: { status: 409, code: 'rider-carries' } })
  dataOf(await change(back.id, 'no-return', 'DELIVERED'))
  const before = api.published.length
  dataOf(await end())
  const channels = api.published.slice(before).map(({ channel }) => channel)
  expect(channels).toEqual([`private-dispatch-${contact.id}`, `private-riders-${contact.id}`])
  expect((await dispatch()).riders).toEqual([])
  expect(await api.riding(rider).whoAmI()).toMatchObject({ problem: { status: 401 } })
})

test('shipments of another tenant are not found, and staff alone gets in', async () => {
  const theirs = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash' } })
  const rider = await api.given.rider(theirs)
  const one = await api.given.shipment(theirs, { status: 'PENDING' })
  const made = await api.given.shipmentStack(theirs)
  const mine = await api.given.shipment(contact)
  const missing = (code: string) => ({ ok: false, problem: { status: 404, code } })
  expect(await staff.getDispatch({ params: { id: theirs.id } })).toMatchObject(
    missing('branch-contact-not-found'),
  )
  expect(await change(one.id, 'offer', 'PENDING')).toMatchObject(missing('shipment-not-found'))
  for (const end of ['dissolveStack', 'offerStack'] as const)
    expect(await staff[end]({ params: { id: made.id } })).toMatchObject(missing('shipment-not-found'))
  const body = { shipmentIds: made.shipments.map(({ id }) => id) }
  expect(await staff.orderStack({ params: { id: made.id }, body })).toMatchObject(
    missing('shipment-not-found'),
  )
  expect(await staff.endRiderShift({ params: { id: rider.id } })).toMatchObject(missing('rider-not-found'))
  const foreign = await staff.createStack({ params: { id: theirs.id }, body })
  expect(foreign).toMatchObject(missing('branch-contact-not-found'))
  expect(await stack(mine, one)).toMatchObject(CONFLICT)
  expect(await api.client.getDispatch({ params: { id: contact.id } })).toMatchObject({
    problem: { status: 401 },
  })
  expect(await api.riding(rider).getDispatch({ params: { id: theirs.id } })).toMatchObject({
    problem: { status: 401 },
  })
})

test('the page costs three queries, beside the three that know who asks', async () => {
  await api.given.shipmentStack(contact)
  const statements = await statementsOf(dispatch)
  expect(statements).toHaveLength(6)
})
