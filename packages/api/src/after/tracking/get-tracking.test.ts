import type { ShipmentsTable } from '@mostrador/database/rows'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact

const SHOP = { lat: -34.5885, lng: -58.4306 }
const HOME = { lat: -34.58, lng: -58.43 }

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({
    contact: { rider_security_code_hash: 'a hash', delivery_key_required: true, ...SHOP },
  })
})

async function accepted() {
  const destination = { street: 'Gorriti', number: '5000', city: 'Buenos Aires', ...HOME }
  const order = await api.given.order(contact, { mode: 'DELIVERY', body: { destination } })
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  dataOf(await staff.changeOrderStatus({ params: { id: order.id }, body: { action: 'accept' } }))
  await api.ports.database.updateTable('logistics_orders').set({ delivery_key: '0042' }).execute()
  return order
}

async function withRider(rider: { name?: string; phone?: string } = {}) {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const id = nextTestId()
  const times = { created_at: api.clock.now, updated_at: api.clock.now }
  const row = {
    id,
    branch_contact_id: contact.id,
    name: 'Rita',
    phone: '11 5555-0000',
    phone_key: id,
    ...rider,
  }
  await api.ports.database
    .insertInto('riders')
    .values({ ...tenant, ...row, ...times })
    .execute()
  const position = { lat: -34.585, lng: -58.431, accuracy: 8, recorded_at: api.clock.now }
  await api.ports.database
    .insertInto('rider_positions')
    .values({ ...tenant, rider_id: id, ...position })
    .execute()
  await api.ports.database.updateTable('shipments').set({ rider_id: id }).execute()
}

const setStatus = (status: Insertable<ShipmentsTable>['status']) =>
  api.ports.database.updateTable('shipments').set({ status }).execute()

const tracking = (orderCode: string, alias = contact.alias) =>
  api.client.getTracking({ params: { alias, orderCode } })

test('whoever has the link sees where the order is, before it leaves without its rider', async () => {
  const { code } = await accepted()
  await withRider()
  await setStatus('IN_STORE')
  expect(dataOf(await tracking(code.toLowerCase(), contact.alias.toUpperCase()))).toEqual({
    id: expect.any(String),
    code,
    status: 'IN_STORE',
    time: '12:00',
    date: '20/11/2026',
    securityCode: '0042',
    eta: null,
    rider: null,
    branchPosition: SHOP,
    destinationPosition: HOME,
    number: 1,
    stopsBefore: 0,
    isAtDoor: false,
  })
})

/** spec('001 §2.59') */
test('the key is shown while it is valid, also where no rider asks for one', async () => {
  const { code } = await accepted()
  await api.ports.database
    .updateTable('branch_contacts')
    .set({ delivery_key_required: false })
    .where('id', '=', contact.id)
    .execute()
  expect(dataOf(await tracking(code))).toMatchObject({ securityCode: '0042' })
})

/** spec('001 §3.7') spec('001 §4.19') spec('001 §7.28') */
test('on the way to the door there are the rider, the position with its time, and the estimate', async () => {
  const { code } = await accepted()
  await withRider()
  await api.ports.database
    .updateTable('logistics_orders')
    .set({ eta: new Date('2026-11-20T15:20:01.000Z') })
    .execute()
  for (const status of ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'] as const) {
    await setStatus(status)
    expect(dataOf(await tracking(code))).toMatchObject({
      status,
      // A started minute counts: nobody comes earlier than was said.
      eta: '12:21',
      rider: {
        name: 'Rita',
        phone: '11 5555-0000',
        position: { lat: -34.585, lng: -58.431 },
        positionAt: '2026-11-20T15:00:00.000Z',
      },
    })
  }
})

test('where the rider was before leaving the shop is told to nobody', async () => {
  const { code } = await accepted()
  await withRider()
  api.clock.now = new Date('2026-11-20T15:40:00.000Z')
  await setStatus('ON_ROUTE_TO_DROP_OFF')
  await api.ports.database.updateTable('shipments').set({ updated_at: api.clock.now }).execute()
  expect(dataOf(await tracking(code))).toMatchObject({
    rider: { name: 'Rita', position: null, positionAt: null },
  })
  const recorded_at = new Date('2026-11-20T15:39:30.000Z')
  await api.ports.database.updateTable('rider_positions').set({ recorded_at }).execute()
  expect(dataOf(await tracking(code))).toMatchObject({
    rider: { position: { lat: -34.585, lng: -58.431 }, positionAt: recorded_at.toISOString() },
  })
})

/** spec('001 §2.62') */
test('until there is a position the estimate is that of the way from the shop, and it never lies in the past', async () => {
  const { code } = await accepted()
  await withRider()
  await setStatus('ON_ROUTE_TO_DROP_OFF')
  // 950 m as the crow flies.
  expect(dataOf(await tracking(code))).toMatchObject({ eta: '12:04' })
  api.clock.now = new Date('2026-11-20T15:30:10.000Z')
  expect(dataOf(await tracking(code))).toMatchObject({ eta: '12:31' })
})

/** spec('001 §2.60') spec('decisions constants.10') */
test('a finished shipment tells neither key, rider nor estimate, and one without a rider none', async () => {
  const { code } = await accepted()
  await withRider({ phone: '' })
  await setStatus('ON_ROUTE_TO_DROP_OFF')
  expect(dataOf(await tracking(code))).toMatchObject({ rider: null })
  await setStatus('DELIVERED')
  expect(dataOf(await tracking(code))).toMatchObject({
    status: 'DELIVERED',
    securityCode: null,
    rider: null,
    eta: null,
  })
})

test('of a stack the diner is told how many stops come before, also of doors that nobody has on a map', async () => {
  const rider = await api.given.rider(contact)
  const status = 'ON_ROUTE_TO_DROP_OFFS'
  const shipments = [{ status }, { status, logistics: HOME }, { status, logistics: HOME }] as const
  const stack = await api.given.shipmentStack(contact, { status, rider, shipments })
  const told = async () =>
    Promise.all(
      stack.shipments.map(async ({ orderCode }) => {
        const { number, stopsBefore, isAtDoor } = dataOf(await tracking(orderCode))
        return [number, stopsBefore, isAtDoor]
      }),
    )
  expect(await told()).toEqual([
    [1, 0, false],
    [2, 1, false],
    [3, 2, false],
  ])
  // The rider is at the second and third door at once, and picked the third: it is the next one.
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await api.ports.database
    .insertInto('rider_positions')
    .values({ ...tenant, rider_id: rider.id, ...HOME, accuracy: 8, recorded_at: api.clock.now })
    .execute()
  await api.ports.database
    .updateTable('shipments')
    .set({ status: 'ON_ROUTE_TO_DROP_OFF' })
    .where('id', '=', stack.shipments[2]?.id ?? '')
    .execute()
  expect(await told()).toEqual([
    [1, 1, false],
    [2, 2, false],
    [3, 0, true],
  ])
  api.clock.now = new Date(api.clock.now.getTime() + 3 * 60_000)
  expect((await told())[2]).toEqual([3, 0, false])
})

test('a shipment that a rider gave back is shown as a search for a rider', async () => {
  const { code } = await accepted()
  await setStatus('DRIVER_CANCELED')
  expect(dataOf(await tracking(code))).toMatchObject({ status: 'LOOKING_FOR_DRIVER', securityCode: '0042' })
})

test('a shipment given up on the way waits for another rider, and is not prepared once more', async () => {
  const { code } = await accepted()
  await setStatus('PENDING')
  expect(dataOf(await tracking(code))).toMatchObject({ status: 'PENDING' })
  await api.ports.database.updateTable('orders').set({ status: 'READY' }).where('code', '=', code).execute()
  expect(dataOf(await tracking(code))).toMatchObject({ status: 'LOOKING_FOR_DRIVER' })
})

test('an order that the shop handed over without a rider is delivered, and not canceled', async () => {
  const { id, code } = await accepted()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  for (const action of ['ready', 'deliver'] as const)
    dataOf(await staff.changeOrderStatus({ params: { id }, body: { action } }))
  expect(dataOf(await tracking(code))).toMatchObject({ status: 'DELIVERED', securityCode: null, eta: null })
})

test('malformed and unknown codes, other aliases and orders that nobody carries are the same 404', async () => {
  const { code } = await accepted()
  const other = await api.given.branchContact({ sameBranchAs: contact })
  const takeAway = await api.given.order(contact)
  const answers = await Promise.all([
    tracking('no'),
    tracking("0'; drop--"),
    tracking('0000000000'),
    tracking(code, other.alias),
    tracking(code, contact.branchAlias),
    tracking(code, 'nowhere'),
    tracking(takeAway.code),
  ])
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'order-not-found' } })
})

test('tracking an order costs one query', async () => {
  const { code } = await accepted()
  expect(await statementsOf(() => tracking(code))).toHaveLength(1)
})
