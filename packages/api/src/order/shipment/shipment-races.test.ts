import type { Client, Result } from '@mostrador/contract/client'
import type { ShipmentInfo, ShipmentStackInfo } from '@mostrador/contract/shipment/shipment-schema'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const RIDERS = 32

let api: TestApi
let contact: GivenContact
let riders: readonly GivenRider[]

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  const all: GivenRider[] = []
  for (let count = 0; count < RIDERS; count += 1) all.push(await api.given.rider(contact))
  riders = all
})

const wish = (id: string, status: ShipmentStatus, as: GivenRider) => ({
  params: { id },
  body: { id, status, rider_id: as.id, rider_name: as.name, rider_phone: as.phone },
})

type Taken = Result<ShipmentInfo> | Result<ShipmentStackInfo>

/** Everybody wishes at once; one was told yes, and every other that somebody else has it. */
async function expectOneWinner(
  ask: (client: Client, rider: GivenRider) => Promise<Taken>,
): Promise<GivenRider> {
  const answers = await Promise.all(riders.map((rider) => ask(api.riding(rider), rider)))
  const winners = riders.filter((_, at) => answers[at]?.ok)
  expect(winners).toHaveLength(1)
  const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))
  expect(reasons).toEqual(
    Array.from({ length: RIDERS - 1 }, () =>
      expect.objectContaining({ status: 409, code: 'shipment-taken' }),
    ),
  )
  return winners[0] as GivenRider
}

const owners = async () => {
  const rows = await api.ports.database.selectFrom('shipments').select(['rider_id', 'status']).execute()
  return rows.map(({ rider_id, status }) => `${status} ${rider_id}`)
}
const events = async () =>
  (await api.ports.database.selectFrom('shipment_events').select('status').execute()).map(
    ({ status }) => status,
  )

/** spec('001 §7.19') */
test('of 32 riders one takes a shipment, and the others hear that it is taken', async () => {
  const { id } = await api.given.shipment(contact)
  const winner = await expectOneWinner((client, rider) =>
    client.updateShipment(wish(id, 'ON_ROUTE_TO_PICK_UP', rider)),
  )
  expect(await owners()).toEqual([`ON_ROUTE_TO_PICK_UP ${winner.id}`])
  expect(await events()).toEqual(['ON_ROUTE_TO_PICK_UP'])
})

/** spec('001 §7.23') */
test('of 32 riders one takes a stack, with all that is in it', async () => {
  const { id } = await api.given.shipmentStack(contact, { shipments: [{}, {}, {}] })
  const winner = await expectOneWinner((client, rider) =>
    client.updateShipmentStack(wish(id, 'ON_ROUTE_TO_PICK_UP', rider)),
  )
  expect(new Set(await owners())).toEqual(new Set([`ON_ROUTE_TO_PICK_UP ${winner.id}`]))
  expect(await events()).toHaveLength(3)
})

test('a delivery that is sent 32 times is one, with its points once', async () => {
  const [rider] = riders as [GivenRider]
  const { id } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
  await api.ports.database.updateTable('orders').set({ points_earned: 5 }).execute()
  const answers = await Promise.all(
    riders.map(() => api.riding(rider).updateShipment(wish(id, 'DELIVERED', rider))),
  )
  for (const answer of answers) expect(dataOf(answer).status).toBe('DELIVERED')
  expect(await events()).toEqual(['DELIVERED'])
  const points = await api.ports.database.selectFrom('loyalty_points').select('amount').execute()
  expect(points).toEqual([{ amount: 5 }])
})

test('a cancel that is sent 32 times leaves one fresh shipment, which 31 others race for', async () => {
  const [rider, ...others] = riders as [GivenRider, ...GivenRider[]]
  const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider })
  const answers = await Promise.all(
    riders.map(() => api.riding(rider).updateShipment(wish(id, 'DRIVER_CANCELED', rider))),
  )
  for (const answer of answers) expect(dataOf(answer).status).toBe('DRIVER_CANCELED')
  const now = api.clock.now.toISOString()
  const listed = await api
    .riding(others[0] as GivenRider)
    .listShipments({ query: { branchContactId: contact.id, startDate: now, endDate: now } })
  expect(dataOf(listed).shipments).toHaveLength(1)
  const fresh = dataOf(listed).shipments[0]?.id ?? ''
  const taken = await Promise.all(
    others.map((other) => api.riding(other).updateShipment(wish(fresh, 'ON_ROUTE_TO_PICK_UP', other))),
  )
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a shop that calls orders off while their rider hands them over and leaves them ends with neither half', async () => {
  const [rider] = riders as [GivenRider]
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  for (let round = 0; round < 8; round += 1) {
    const { id, orderId } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
    const canceled = staff.changeOrderStatus({
      params: { id: orderId },
      body: { action: 'cancel', reason: 'No hay gas' },
    })
    const delivered = api.riding(rider).updateShipment(wish(id, 'DELIVERED', rider))
    const [byStaff, byRider] = [await canceled, await delivered]
    const { database } = api.ports
    const order = await database
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirst()
    const shipment = await database
      .selectFrom('shipments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
    expect([byStaff.ok, byRider.ok, order?.status, shipment?.status]).toEqual(
      byStaff.ok ? [true, false, 'CANCELED', 'STORE_CANCELED'] : [false, true, 'DELIVERED', 'DELIVERED'],
    )
  }
})

test('a rider who picks all shipments of a stack at once has one that is next', async () => {
  const [rider] = riders as [GivenRider]
  const stack = await api.given.shipmentStack(contact, {
    status: 'ON_ROUTE_TO_DROP_OFFS',
    rider,
    shipments: [{}, {}, {}, {}],
  })
  await Promise.all(
    stack.shipments.map(({ id }) =>
      api.riding(rider).updateShipment(wish(id, 'ON_ROUTE_TO_DROP_OFF', rider)),
    ),
  )
  const rows = await api.ports.database.selectFrom('shipments').select('status').execute()
  expect(rows.filter(({ status }) => status === 'ON_ROUTE_TO_DROP_OFF')).toHaveLength(1)
})
