import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider, GivenStack } from '../../testing/given-rider.ts'
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

const body = (id: string, status: ShipmentStatus, as: GivenRider) => ({
  params: { id },
  body: { id, status, rider_id: as.id, rider_name: as.name, rider_phone: as.phone },
})
const put = (id: string, status: ShipmentStatus, as = rita) =>
  api.riding(as).updateShipmentStack(body(id, status, as))
const putOne = (stack: GivenStack, at: number, status: ShipmentStatus) =>
  api.riding(rita).updateShipment(body(stack.shipments[at]?.id ?? '', status, rita))
const get = (id: string, as = rita) => api.riding(as).getShipmentStack({ params: { id } })
const free = async (as = rita) => dataOf(await api.riding(as).listShipmentStacks()).stacks

const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const impossible = refused(422, 'transition-impossible')
const missing = refused(404, 'shipment-not-found')

/** The stack and its shipments in their stacking order, as the database has them. */
const standing = async (stack: GivenStack) => {
  const { database } = api.ports
  const row = await database
    .selectFrom('shipment_stacks')
    .select('status')
    .where('id', '=', stack.id)
    .executeTakeFirst()
  const rows = await database
    .selectFrom('shipments')
    .select('status')
    .where('shipment_stack_id', '=', stack.id)
    .orderBy('stacking_order')
    .execute()
  return [row?.status, ...rows.map(({ status }) => status)]
}
const orders = async () =>
  (await api.ports.database.selectFrom('orders').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  )

describe('a stack', () => {
  /** spec('001 §3.5') spec('001 §7.23') spec('decisions enumerations.11') */
  test('is taken, fetched and brought to its doors as a whole, then delivered one by one', async () => {
    const stack = await api.given.shipmentStack(contact)
    await api.ports.database.updateTable('branches').set({ order_notices: true }).execute()
    await api.ports.database.updateTable('orders').set({ opt_in: true }).execute()
    expect(dataOf(await put(stack.id, 'ON_ROUTE_TO_PICK_UP'))).toMatchObject({
      id: stack.id,
      code: stack.code,
      status: 'ON_ROUTE_TO_PICK_UP',
      shipments: stack.shipments.map(({ id }) => ({
        id,
        status: 'ON_ROUTE_TO_PICK_UP',
        rider: { id: rita.id },
      })),
    })
    await put(stack.id, 'IN_STORE')
    expect(await orders()).toEqual(['ACCEPTED', 'ACCEPTED'])
    await put(stack.id, 'ON_ROUTE_TO_DROP_OFFS')
    expect(await standing(stack)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
    expect(await orders()).toEqual(['READY', 'READY'])
    const told = await api.ports.database
      .selectFrom('jobs')
      .select('unique_key')
      .where('kind', '=', 'tell-diner')
      .execute()
    expect(told.map(({ unique_key }) => unique_key).toSorted()).toEqual(
      stack.shipments.map(({ orderId }) => `${orderId}:READY`),
    )

    await putOne(stack, 1, 'ON_ROUTE_TO_DROP_OFF')
    await putOne(stack, 1, 'DELIVERED')
    expect(await standing(stack)).toEqual(['ON_ROUTE_TO_DROP_OFFS', 'ON_ROUTE_TO_DROP_OFFS', 'DELIVERED'])
    expect(await orders()).toEqual(['READY', 'DELIVERED'])
    const [first, last] = [stack.shipments[1]?.id, stack.shipments[0]?.id]
    expect(dataOf(await get(stack.id)).shipments.map(({ id }) => id)).toEqual([first, last])

    await putOne(stack, 0, 'DELIVERED')
    expect(await standing(stack)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
    expect(await orders()).toEqual(['DELIVERED', 'DELIVERED'])
  })

  /** spec('001 §4.16') */
  test('has one shipment that is next: picking another puts the first one back', async () => {
    const stack = await api.given.shipmentStack(contact, { status: 'ON_ROUTE_TO_DROP_OFFS', rider: rita })
    await putOne(stack, 0, 'ON_ROUTE_TO_DROP_OFF')
    await putOne(stack, 1, 'ON_ROUTE_TO_DROP_OFF')
    expect(await standing(stack)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFF',
    ])
    await putOne(stack, 0, 'ON_ROUTE_TO_DROP_OFF')
    expect(await standing(stack)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
  })

  test('keeps the one that is next when another is delivered, and says of no other that it moved', async () => {
    const stack = await api.given.shipmentStack(contact, {
      status: 'ON_ROUTE_TO_DROP_OFFS',
      rider: rita,
      shipments: [{}, {}, {}],
    })
    await putOne(stack, 0, 'ON_ROUTE_TO_DROP_OFF')
    await putOne(stack, 1, 'DELIVERED')
    const [next, delivered] = ['ON_ROUTE_TO_DROP_OFF', 'DELIVERED']
    const all = 'ON_ROUTE_TO_DROP_OFFS'
    expect(await standing(stack)).toEqual([all, next, delivered, all])
    const events = await api.ports.database
      .selectFrom('shipment_events')
      .select(['shipment_id as id', 'status'])
      .orderBy('id')
      .execute()
    const [first, second] = stack.shipments
    expect(events).toEqual([
      { id: first?.id, status: next },
      { id: second?.id, status: delivered },
    ])
  })

  test('that moves is told to the shop, with each of its shipments', async () => {
    const stack = await api.given.shipmentStack(contact)
    await put(stack.id, 'ON_ROUTE_TO_PICK_UP')
    const [told] = api.published.filter(({ event }) => event === 'dispatch-updated')
    const ids = stack.shipments.map(({ id }) => id)
    expect(told?.data).toEqual({ ids: expect.arrayContaining(ids) })
    expect(told?.data).toHaveProperty('ids.length', ids.length)
  })

  test('with shipments that moved to another branch contact is refused each time, with an answer', async () => {
    const elsewhere = await api.given.branchContact({ sameBranchAs: contact })
    const stack = await api.given.shipmentStack(contact, { status: 'ON_ROUTE_TO_DROP_OFFS', rider: rita })
    const { database } = api.ports
    await database.updateTable('shipment_stacks').set({ branch_contact_id: elsewhere.id }).execute()
    expect(await putOne(stack, 0, 'DELIVERED')).toMatchObject(impossible)
    expect(await orders()).toEqual(['READY', 'READY'])
  })

  test('is taken as a whole or not at all', async () => {
    const stack = await api.given.shipmentStack(contact)
    expect(await putOne(stack, 0, 'ON_ROUTE_TO_PICK_UP')).toMatchObject(impossible)
    expect(await standing(stack)).toEqual(['LOOKING_FOR_DRIVER', 'LOOKING_FOR_DRIVER', 'LOOKING_FOR_DRIVER'])
  })

  test('is never delivered at once, nor by skipping the shop', async () => {
    const stack = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider: rita })
    for (const status of ['DELIVERED', 'RETURNED', 'ON_ROUTE_TO_DROP_OFF', 'STACKING'] as const)
      expect(await put(stack.id, status)).toMatchObject(impossible)
    expect(await putOne(stack, 0, 'DELIVERED')).toMatchObject(impossible)
    expect(await standing(stack)).toEqual(['IN_STORE', 'IN_STORE', 'IN_STORE'])
  })

  /** spec('001 §4.14') */
  test('with one shipment called off goes on with the others, and ends with the last', async () => {
    const stack = await api.given.shipmentStack(contact, {
      shipments: [{}, {}, { status: 'STORE_CANCELED' }],
    })
    await put(stack.id, 'ON_ROUTE_TO_PICK_UP')
    expect(await standing(stack)).toEqual([
      'ON_ROUTE_TO_PICK_UP',
      'ON_ROUTE_TO_PICK_UP',
      'ON_ROUTE_TO_PICK_UP',
      'STORE_CANCELED',
    ])
    await api.ports.database.updateTable('shipments').set({ status: 'STORE_CANCELED' }).execute()
    expect(dataOf(await get(stack.id))).toMatchObject({ status: 'STORE_CANCELED' })
    expect(await put(stack.id, 'IN_STORE')).toMatchObject(impossible)
  })

  test('with all shipments called off is on offer no more', async () => {
    const stack = await api.given.shipmentStack(contact, { shipments: [{ status: 'STORE_CANCELED' }] })
    expect(await free()).toEqual([])
    expect(await get(stack.id)).toMatchObject(missing)
    expect(await put(stack.id, 'ON_ROUTE_TO_PICK_UP')).toMatchObject(missing)
  })
})

describe('a stack that comes again', () => {
  test('is answered with how it stands, and writes nothing', async () => {
    const stack = await api.given.shipmentStack(contact)
    const flow = ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const
    for (const status of [...flow, ...flow]) expect(await put(stack.id, status)).toMatchObject({ ok: true })
    expect(dataOf(await put(stack.id, 'IN_STORE'))).toMatchObject({ status: 'ON_ROUTE_TO_DROP_OFFS' })
    const events = await api.ports.database.selectFrom('shipment_events').select('status').execute()
    expect(events).toHaveLength(flow.length * 2)
  })
})

describe('"Cancelar multientrega"', () => {
  /** spec('001 §2.45') */
  test.each([
    ['ON_ROUTE_TO_PICK_UP', 'LOOKING_FOR_DRIVER'],
    ['IN_STORE', 'LOOKING_FOR_DRIVER'],
    ['ON_ROUTE_TO_DROP_OFFS', 'PENDING'],
  ] as const)(
    'in %s gives up what is not over, and each is offered anew by itself in %s',
    async (status, fresh) => {
      const stack = await api.given.shipmentStack(contact, {
        status,
        rider: rita,
        shipments: [{}, {}, { status: 'DELIVERED' }],
      })
      for (let times = 0; times < 2; times += 1)
        expect(dataOf(await put(stack.id, 'DRIVER_CANCELED'))).toMatchObject({ status: 'DRIVER_CANCELED' })
      expect(await standing(stack)).toEqual([
        'DRIVER_CANCELED',
        'DRIVER_CANCELED',
        'DRIVER_CANCELED',
        'DELIVERED',
      ])
      const alone = await api.ports.database
        .selectFrom('shipments')
        .select(['status', 'rider_id'])
        .where('shipment_stack_id', 'is', null)
        .execute()
      expect(alone).toEqual([
        { status: fresh, rider_id: null },
        { status: fresh, rider_id: null },
      ])
    },
  )

  test('of one shipment leaves the others in the stack', async () => {
    const stack = await api.given.shipmentStack(contact, { status: 'ON_ROUTE_TO_DROP_OFFS', rider: rita })
    await putOne(stack, 0, 'DRIVER_CANCELED')
    expect(await standing(stack)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'DRIVER_CANCELED',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
    await putOne(stack, 1, 'DRIVER_CANCELED')
    expect(await standing(stack)).toEqual(['DRIVER_CANCELED', 'DRIVER_CANCELED', 'DRIVER_CANCELED'])
  })
})

describe('a stack with returns', () => {
  /** spec('001 §4.15') */
  test('is brought back once all is over: the delivered returns at once, and no other', async () => {
    const back = { shipment: { return_shipment: true } }
    const stack = await api.given.shipmentStack(contact, {
      status: 'ON_ROUTE_TO_DROP_OFFS',
      rider: rita,
      shipments: [back, {}, { ...back, status: 'DRIVER_CANCELED' }],
    })
    expect(await put(stack.id, 'RETURNED')).toMatchObject(impossible)
    await putOne(stack, 0, 'DELIVERED')
    expect(await put(stack.id, 'RETURNED')).toMatchObject(impossible)
    await putOne(stack, 1, 'DELIVERED')
    for (let times = 0; times < 2; times += 1)
      expect(dataOf(await put(stack.id, 'RETURNED'))).toMatchObject({ status: 'RETURNED' })
    expect(await standing(stack)).toEqual(['RETURNED', 'RETURNED', 'DELIVERED', 'DRIVER_CANCELED'])
  })

  test('without a delivered one has nothing to bring back', async () => {
    const stack = await api.given.shipmentStack(contact, { status: 'DELIVERED', rider: rita })
    expect(await put(stack.id, 'RETURNED')).toMatchObject(impossible)
  })
})

describe('the stacks that a rider sees', () => {
  /** spec('001 §7.21') spec('001 §7.22') */
  test('are those on offer at the branch contact, and the rider’s own', async () => {
    const stack = await api.given.shipmentStack(contact)
    const own = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider: rita })
    const lost = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider: other })
    const building = await api.given.shipmentStack(contact, { status: 'STACKING' })
    const sibling = await api.given.shipmentStack(await api.given.branchContact({ sameBranchAs: contact }))
    const foreign = await api.given.shipmentStack(await api.given.branchContact())

    expect((await free()).map(({ id }) => id)).toEqual([stack.id])
    const inStore = dataOf(await api.riding(rita).listShipmentStacks({ query: { status: 'IN_STORE' } }))
    expect(inStore.stacks.map(({ id }) => id)).toEqual([own.id])
    expect(await get(own.id)).toMatchObject({ ok: true })
    const taken = await get(lost.id)
    expect(taken).toMatchObject(refused(409, 'shipment-taken'))
    expect(JSON.stringify(taken)).not.toMatch(/Ana|Gorriti/)
    expect(await put(lost.id, 'ON_ROUTE_TO_DROP_OFFS')).toMatchObject(refused(409, 'shipment-taken'))
    for (const { id } of [building, sibling, foreign, { id: nextTestId() }, { id: 'no-id' }]) {
      expect(await get(id)).toMatchObject(missing)
      expect(await put(id, 'ON_ROUTE_TO_PICK_UP')).toMatchObject(id === 'no-id' ? { ok: false } : missing)
    }
  })

  test('cost three statements, whatever their number', async () => {
    for (let count = 0; count < 3; count += 1) await api.given.shipmentStack(contact)
    expect(await statementsOf(() => free())).toHaveLength(3)
  })

  test('are refused to another rider in the body, and to another id', async () => {
    const { id } = await api.given.shipmentStack(contact)
    const wish = (fields: object) => {
      const input = body(id, 'ON_ROUTE_TO_PICK_UP', rita)
      return api.riding(rita).updateShipmentStack({ ...input, body: { ...input.body, ...fields } })
    }
    expect(await wish({ rider_id: other.id })).toMatchObject(refused(403, 'rider-forbidden'))
    expect(await wish({ id: nextTestId() })).toMatchObject(refused(400, 'invalid-request'))
  })
})
