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
  contact = await api.given.branchContact({
    contact: { lat: -34.59, lng: -58.42, call_phone: '+541148330101' },
  })
  rita = await api.given.rider(contact)
  other = await api.given.rider(contact, { name: 'Omar' })
})

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR_MS).toISOString()
const list = (query: object = {}, rider = rita) =>
  api.riding(rider).listShipments({
    query: { branchContactId: contact.id, startDate: at(-72), endDate: at(0), ...query },
  })
const ids = (answer: Awaited<ReturnType<typeof list>>) => dataOf(answer).shipments.map(({ id }) => id)
const get = (id: string, rider = rita) => api.riding(rider).getShipment({ params: { id } })
const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

/** Further fields for the rider who has it. */
const RECEIVER = {
  customerName: 'Ana Pérez',
  customerPhone: '+541123456789',
  address: 'Gorriti 5000, Palermo, Buenos Aires',
  betweenStreets: 'Serrano y Thames',
  addressDetails: 'Timbre 3',
  notes: 'Sin sal',
  bag: [{ name: 'Milanesa', sizeName: null, quantity: 1, extras: [] }],
}

/** Fields of a shipment on offer, for any rider. */
const ON_OFFER = {
  status: 'LOOKING_FOR_DRIVER',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  stackingOrder: 0,
  stackId: null,
  returnShipment: false,
  provider: 'OWN_FLEET',
  logisticsOrder: {
    code: expect.any(String),
    orderNumber: 1,
    zone: 'Palermo',
    customerName: '',
    customerPhone: '',
    address: '',
    betweenStreets: '',
    addressDetails: '',
    notes: '',
    paymentName: 'Efectivo',
    collect: 1000,
    paysWith: 1000,
    promisedAt: null,
    bag: [],
  },
  pickUp: {
    name: 'Palermo',
    address: 'Honduras 4900',
    phone: '+541148330101',
    position: { lat: -34.59, lng: -58.42 },
  },
  destination: null,
  distanceInMeters: 2100,
  deliveryKeyRequired: false,
  keyTriesLeft: null,
  rider: null,
}

describe('the list', () => {
  /** spec('001 §3.5') spec('001 §6.5') spec('001 §7.17') spec('001 §9.9') */
  test('has what is on offer: how far and for how much, and who receives it once it was taken', async () => {
    const destination = {
      street: 'Gorriti',
      number: '5000',
      zone: 'Palermo',
      city: 'Buenos Aires',
      details: 'Timbre 3',
      betweenStreets: 'Serrano y Thames',
    }
    const order = await api.given.order(contact, {
      mode: 'DELIVERY',
      body: { destination, notes: 'Sin sal' },
    })
    const { id } = await api.given.shipment(contact, {
      order,
      logistics: { lat: -34.6, lng: -58.4 },
    })
    const { shipments } = dataOf(await list())
    expect(shipments).toEqual([{ id, ...ON_OFFER }])
    expect(shipments[0]?.logisticsOrder.code).toBe(order.code.slice(-4))
    // Nor does the page of it tell more, nor the list of anybody else.
    expect(dataOf(await get(id))).toEqual({ id, ...ON_OFFER })
    expect(JSON.stringify([await get(id, other), await list({}, other)])).not.toMatch(
      /Ana|Gorriti|112345|Timbre/,
    )

    const taking = { id, rider_id: rita.id, rider_name: rita.name, rider_phone: rita.phone }
    const taken = dataOf(
      await api.riding(rita).updateShipment({
        params: { id },
        body: { ...taking, status: 'ON_ROUTE_TO_PICK_UP' },
      }),
    )
    for (const told of [taken, dataOf(await get(id))]) {
      expect(told.logisticsOrder).toMatchObject(RECEIVER)
      expect(told.destination).toEqual({ lat: -34.6, lng: -58.4 })
    }
  })

  /** spec('decisions beyond-the-documents.34') */
  test('says until when the diner was promised it last, and asks to be read again', async () => {
    const order = await api.given.order(contact, { mode: 'DELIVERY' })
    const { id } = await api.given.shipment(contact, { order })
    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    api.published.length = 0
    const later = await staff.delayOrder({
      params: { id: order.id },
      body: { key: '3f7d2b9e-4c1a-4f5e-8a6b-0c9d8e7f6a5b', seen: null },
    })
    const { promisedAt } = dataOf(later)
    expect(promisedAt).not.toBeNull()
    expect(dataOf(await get(id)).logisticsOrder.promisedAt).toBe(promisedAt)
    expect(api.published.map(({ channel }) => channel)).toContain(`private-riders-${contact.id}`)
  })

  test('tells nothing that opens the pages of the diner, where the delivery key stands', async () => {
    const mine = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
    const stack = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider: rita })
    const answers = await Promise.all([
      get(mine.id),
      api.riding(rita).getRiderShipment(),
      api.riding(rita).getShipmentStack({ params: { id: stack.id } }),
    ])
    const told = JSON.stringify(answers.map((answer) => dataOf<unknown>(answer)))
    for (const { orderCode, logisticsOrderId } of [mine, ...stack.shipments]) {
      expect(told).not.toContain(orderCode)
      expect(told).not.toContain(logisticsOrderId)
    }
    expect(told).not.toContain('"0420"')
  })

  /** spec('001 §9.8') */
  test('has what is free and what is his or hers, and nothing of other riders, states, times and contacts', async () => {
    const free = await api.given.shipment(contact)
    const own = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
    await api.given.shipment(contact, { status: 'IN_STORE', rider: other })
    await api.given.shipment(contact, { status: 'PENDING' })
    await api.given.shipment(contact, { shipment: { created_at: at(-73), updated_at: at(-73) } })
    await api.given.shipment(contact, { shipment: { provider_name: 'ANOTHER_FLEET' } })
    await api.given.shipmentStack(contact)
    await api.given.shipment(await api.given.branchContact({ sameBranchAs: contact }))

    expect(ids(await list())).toEqual([free.id])
    expect(ids(await list({ status: 'IN_STORE' }))).toEqual([own.id])
    expect(ids(await list({ status: 'PENDING' }))).toEqual([])
    for (const hours of [-3, -0.1]) expect(ids(await list({ endDate: at(hours) }))).toEqual([])
  })

  test('of a clock that is a little behind has what was made this second', async () => {
    const { id } = await api.given.shipment(contact)
    for (const hours of [-1 / 3600, -1 / 12]) expect(ids(await list({ endDate: at(hours) }))).toEqual([id])
  })

  test('has what was ordered a week ago and is offered now', async () => {
    const { id } = await api.given.shipment(contact, { shipment: { created_at: at(-24 * 7) } })
    expect(ids(await list())).toEqual([id])
  })

  test('is paged and sorted by when they were made', async () => {
    const made: string[] = []
    for (const hours of [-3, -2, -1])
      made.push((await api.given.shipment(contact, { shipment: { created_at: at(hours) } })).id)
    expect(ids(await list())).toEqual(made)
    expect(ids(await list({ sort: 'DESC' }))).toEqual(made.toReversed())
    expect(ids(await list({ pageSize: 2 }))).toEqual(made.slice(0, 2))
    expect(ids(await list({ pageSize: 2, page: 1 }))).toEqual(made.slice(2))
    expect(ids(await list({ page: 100_000, pageSize: 100 }))).toEqual([])
  })

  test('of another branch contact is forbidden, and says so', async () => {
    const sibling = await api.given.branchContact({ sameBranchAs: contact })
    const answer = await list({ branchContactId: sibling.id })
    expect(answer).toMatchObject(refused(403, 'rider-forbidden'))
    expect(answer).toMatchObject({ problem: { detail: 'No tienes permisos para ver los envíos' } })
    expect(await list({ branchContactId: nextTestId() })).toMatchObject(refused(403, 'rider-forbidden'))
  })

  test('takes dates that no database has', async () => {
    const shipment = await api.given.shipment(contact)
    expect(ids(await list({ startDate: '0001-01-01T00:00:00Z', endDate: '9999-12-31T23:59:59Z' }))).toEqual([
      shipment.id,
    ])
  })

  test('costs two statements, the token’s among them, whatever its length', async () => {
    for (let count = 0; count < 3; count += 1) await api.given.shipment(contact)
    expect(await statementsOf(() => list())).toHaveLength(2)
  })
})

describe('a token', () => {
  /** spec('001 §6.3') spec('001 §6.5') spec('001 §7.18') */
  test.each([
    'listShipments',
    'getRiderShipment',
    'getShipment',
    'listShipmentStacks',
    'getShipmentStack',
  ] as const)(
    'is asked for by %s, and one of an ended shift, of yesterday or of nobody opens nothing',
    async (name) => {
      const { id } = await api.given.shipment(contact)
      const parts = {
        params: { id },
        query: { branchContactId: contact.id, startDate: at(-72), endDate: at(0) },
      }
      const ask = (rider: { token: string }) =>
        (api.riding(rider)[name] as (input: unknown) => Promise<unknown>)(parts)
      const dead = refused(401, 'rider-token-invalid')
      expect(await ask({ token: 'nobody-has-this-token' })).toMatchObject(dead)
      const ended = await api.given.rider(contact, { active: false })
      expect(await ask(ended)).toMatchObject(dead)
      api.clock.now = new Date(api.clock.now.getTime() + 16 * HOUR_MS)
      expect(await ask(rita)).toMatchObject(dead)
    },
  )
})

describe('one shipment', () => {
  test('is seen while it is free or the rider’s, and told to be taken when it is another’s', async () => {
    const free = await api.given.shipment(contact)
    const own = await api.given.shipment(contact, { status: 'DELIVERED', rider: rita })
    const lost = await api.given.shipment(contact, { status: 'IN_STORE', rider: other })
    expect(dataOf(await get(free.id))).toMatchObject({ id: free.id, rider: null })
    expect(dataOf(await get(own.id))).toMatchObject({
      rider: { id: rita.id, name: 'Rita Ríos', phone: rita.phone },
    })
    const taken = await get(lost.id)
    expect(taken).toMatchObject(refused(409, 'shipment-taken'))
    expect(JSON.stringify(taken)).not.toMatch(/Ana|Gorriti|Omar|1123456789/)
  })

  test('that is pending, called off, unknown, malformed or of another contact is missing', async () => {
    const pending = await api.given.shipment(contact, { status: 'PENDING' })
    const off = await api.given.shipment(contact, { status: 'STORE_CANCELED' })
    const sibling = await api.given.branchContact({ sameBranchAs: contact })
    const elsewhere = await api.given.shipment(sibling)
    const foreign = await api.given.shipment(await api.given.branchContact())
    for (const id of [pending.id, off.id, elsewhere.id, foreign.id, nextTestId(), 'no-id', '%00'])
      expect(await get(id)).toMatchObject(refused(404, 'shipment-not-found'))
  })

  test('is collected for only where it is not paid', async () => {
    const shipment = await api.given.shipment(contact)
    await api.ports.database.updateTable('orders').set({ payment_status: 'APPROVED' }).execute()
    expect(dataOf(await get(shipment.id)).logisticsOrder).toMatchObject({ collect: 0, paysWith: null })
  })
})

describe('the shipment that the rider is on', () => {
  const mine = async () => dataOf(await api.riding(rita).getRiderShipment()).shipment

  /** spec('001 §7.20') spec('decisions paths-that-are-not-shown.4') */
  test('is none, or the one in hand, before one that must come back', async () => {
    await api.given.shipment(contact)
    await api.given.shipment(contact, { status: 'IN_STORE', rider: other })
    await api.given.shipment(contact, { status: 'DELIVERED', rider: rita })
    expect(await mine()).toBeNull()
    const back = await api.given.shipment(contact, {
      status: 'DELIVERED',
      rider: rita,
      shipment: { return_shipment: true },
    })
    expect(await mine()).toMatchObject({ id: back.id })
    const inHand = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_PICK_UP', rider: rita })
    expect(await mine()).toMatchObject({ id: inHand.id, stackId: null })
    const { shipments } = dataOf(await api.riding(rita).getRiderShipment())
    expect(shipments.map(({ id }) => id)).toEqual([inHand.id, back.id])
  })

  /** spec('decisions beyond-the-documents.4') */
  test('has beside it what others called off meanwhile, for as long as a shift may last', async () => {
    const other = await api.given.rider(contact)
    const later = { updated_at: at(-1) }
    const byShop = await api.given.shipment(contact, { status: 'STORE_CANCELED', rider: rita })
    const byDiner = await api.given.shipment(contact, {
      status: 'CUSTOMER_CANCELED',
      rider: rita,
      shipment: later,
    })
    await api.given.shipment(contact, { status: 'DRIVER_CANCELED', rider: rita })
    await api.given.shipment(contact, { status: 'STORE_CANCELED', rider: other })
    await api.given.shipment(contact, { status: 'STORE_CANCELED' })
    await api.given.shipment(contact, {
      status: 'CANCELED',
      rider: rita,
      shipment: { created_at: at(-17), updated_at: at(-17) },
    })
    const { shipment, shipments, calledOff } = dataOf(await api.riding(rita).getRiderShipment())
    expect([shipment, shipments]).toEqual([null, []])
    expect(calledOff.map(({ id, status }) => [id, status])).toEqual([
      [byShop.id, 'STORE_CANCELED'],
      [byDiner.id, 'CUSTOMER_CANCELED'],
    ])
  })

  test('says in which stack it is', async () => {
    const stack = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider: rita })
    expect(await mine()).toMatchObject({ stackId: stack.id })
  })
})

describe('the follow-up of an order', () => {
  const ofOrder = (logisticsOrderId: string) =>
    api.client.listOrderShipments({ params: { logisticsOrderId } })

  /** spec('001 §7.2') */
  test('has its shipments, where they are followed, and the key while it is valid, whether or not a rider asks for it', async () => {
    const asks = (delivery_key_required: boolean) =>
      api.ports.database
        .updateTable('branch_contacts')
        .set({ delivery_key_required })
        .where('id', '=', contact.id)
        .execute()
    await asks(true)
    const { id, orderCode, logisticsOrderId } = await api.given.shipment(contact, {
      status: 'IN_STORE',
      rider: rita,
    })
    const url = `/logistics/tracking/order/${contact.alias}/${orderCode}`
    const shipment = { id, status: 'IN_STORE', shipmentUrl: url, trackingUrl: url, securityCode: '0420' }
    expect(dataOf(await ofOrder(logisticsOrderId))).toEqual({ shipments: [shipment] })
    await asks(false)
    expect(dataOf(await ofOrder(logisticsOrderId)).shipments).toMatchObject([{ securityCode: '0420' }])
    await asks(true)
    const changes = [
      ['DELIVERED', { securityCode: null, trackingUrl: url }],
      ['STORE_CANCELED', { securityCode: null, trackingUrl: null, shipmentUrl: null }],
    ] as const
    for (const [status, expected] of changes) {
      await api.ports.database.updateTable('shipments').set({ status }).execute()
      expect(dataOf(await ofOrder(logisticsOrderId)).shipments).toMatchObject([expected])
    }
  })

  test('says nothing of what a rider gave up', async () => {
    const { logisticsOrderId } = await api.given.shipment(contact, { status: 'DRIVER_CANCELED', rider: rita })
    expect(dataOf(await ofOrder(logisticsOrderId))).toEqual({ shipments: [] })
  })

  test('of an order that is not delivered is missing', async () => {
    expect(await ofOrder(nextTestId())).toMatchObject(refused(404, 'shipment-not-found'))
    expect(await ofOrder('nothing')).toMatchObject(refused(404, 'shipment-not-found'))
  })
})
