import type { Client } from '@mostrador/contract/client'
import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import type { OrdersTable } from '@mostrador/database/rows'
import type { Updateable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let manager: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
})

const salesOf = async (day?: string): Promise<SalesDay> =>
  dataOf(await manager.getSalesDay({ params: { id: contact.id }, query: day === undefined ? {} : { day } }))

type Fields = Updateable<OrdersTable>

/** An order of one plate, placed at an instant, with what it became. */
async function sold(at: string, price = 100_000, became: Fields = {}) {
  api.clock.now = new Date(at)
  const plate = await api.given.plate(contact, { name: `De ${price / 100}`, price })
  const order = await api.given.order(contact, { items: [{ plate }], client: api.browser() })
  const db = api.ports.database
  if (Object.keys(became).length > 0)
    await db.updateTable('orders').set(became).where('id', '=', order.id).execute()
  return order
}

// Friday at noon in Buenos Aires.
const NOON = '2026-11-20T15:00:00.000Z'

test('a day on which nothing was sold has nothing, and says which day it is', async () => {
  const nothing = { orders: 0, amount: 0 }
  expect(await salesOf()).toEqual({
    day: '2026-11-20',
    today: '2026-11-20',
    sold: nothing,
    inProgress: nothing,
    canceled: nothing,
    refunded: nothing,
    made: { items: 0, surcharges: 0, discounts: 0, loyalty: 0, serviceFee: 0, deliveryFee: 0 },
    payments: [],
    modes: [],
    hours: [],
    plates: [],
    otherPlates: { plates: 0, quantity: 0, amount: 0 },
    menuDiscounts: 0,
    before: ['2026-11-13', '2026-11-06', '2026-10-30', '2026-10-23'].map((day) => ({ day, ...nothing })),
  })
})

/** spec('decisions beyond-the-documents.33') */
test('an order canceled, refunded or never paid is no sale; one in hand is', async () => {
  await sold(NOON, 100_000, { status: 'DELIVERED' })
  await sold(NOON, 20_000)
  await sold(NOON, 3_000, { status: 'CANCELED' })
  await sold(NOON, 3_500, { status: 'CANCELED', payment_status: 'REFUNDED' })
  await sold(NOON, 400, { status: 'DELIVERED', payment_status: 'REFUNDED' })
  await sold(NOON, 50, { payment_status: 'PENDING' })
  await sold(NOON, 50, { status: 'CANCELED', payment_status: 'EXPIRED' })
  const day = await salesOf()
  expect(day).toMatchObject({
    sold: { orders: 2, amount: 1200 },
    inProgress: { orders: 1, amount: 200 },
    canceled: { orders: 2, amount: 65 },
    refunded: { orders: 1, amount: 4 },
    hours: [{ hour: 12, orders: 2, amount: 1200 }],
  })
  expect(day.plates.map(({ name }) => name)).toEqual(['De 1000', 'De 200'])
})

/** spec('decisions beyond-the-documents.33') */
test('the night beyond midnight belongs to the day that it began on, by the shop’s own wall', async () => {
  // 04:59 and 05:00 of the Saturday in Buenos Aires.
  await sold('2026-11-21T07:59:59.000Z', 10_000)
  await sold('2026-11-21T08:00:00.000Z', 20_000)
  expect(await salesOf()).toMatchObject({ today: '2026-11-21', day: '2026-11-21', sold: { amount: 200 } })
  expect(await salesOf('2026-11-20')).toMatchObject({
    day: '2026-11-20',
    sold: { amount: 100 },
    hours: [{ hour: 4 }],
  })
  api.clock.now = new Date('2026-11-21T07:59:59.000Z')
  expect(await salesOf()).toMatchObject({ today: '2026-11-20' })
})

/** spec('decisions beyond-the-documents.33') */
test('a day that is not over is measured with the same weekday up to the same hour', async () => {
  await sold('2026-11-13T14:00:00.000Z', 10_000)
  await sold('2026-11-13T22:00:00.000Z', 70_000)
  await sold('2026-11-12T14:00:00.000Z', 5_000)
  await sold('2026-10-23T14:00:00.000Z', 30_000)
  await sold('2026-10-16T14:00:00.000Z', 90_000)
  api.clock.now = new Date(NOON)
  const amounts = ({ before }: SalesDay) => before.map(({ amount }) => amount)
  expect(amounts(await salesOf())).toEqual([100, 0, 0, 300])
  // Once it is over, with the whole of it.
  api.clock.now = new Date('2026-11-22T15:00:00.000Z')
  expect(amounts(await salesOf('2026-11-20'))).toEqual([800, 0, 0, 300])
})

/** spec('decisions beyond-the-documents.33') */
test('only those who run a contact see what it sells, and of their own contact alone', async () => {
  const as = async (role: 'OWNER' | 'CASHIER', where: GivenContact) =>
    api.as(await api.given.staff({ role, contacts: [where] }))
  const asked = async (who: Client, query: { day?: string } = {}) => {
    const result = await who.getSalesDay({ params: { id: contact.id }, query })
    return result.ok ? 200 : [result.problem.status, result.problem.code]
  }
  expect(await asked(await as('OWNER', contact))).toBe(200)
  expect(await asked(await as('CASHIER', contact))).toEqual([403, 'permission-missing'])
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  expect(await asked(await as('OWNER', sibling))).toEqual([404, 'branch-contact-not-found'])
  expect(await asked(api.client)).toEqual([401, 'not-signed-in'])
  for (const day of ['2026-02-30', '1800-01-01', '3000-01-01', 'hoy', ''])
    expect(await asked(manager, { day })).toEqual([400, 'invalid-request'])
  for (const day of ['1900-02-01', '2999-12-31', '2028-02-29'])
    expect(await asked(manager, { day })).toBe(200)
})

test('another contact’s orders are not among them', async () => {
  await sold(NOON)
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  await api.given.order(sibling)
  expect((await salesOf()).sold.orders).toBe(1)
})
