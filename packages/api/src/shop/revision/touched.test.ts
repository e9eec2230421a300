import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const HOUR = 60 * 60_000

let api: TestApi
let contact: GivenContact
let bife: GivenPlate
let agua: GivenPlate
let owner: Client
let places: { readonly bife: string; readonly agua: string; readonly category: string; readonly menu: string }

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  bife = await api.given.plate(contact)
  agua = await api.given.plate(contact)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const rows = await api.ports.database
    .selectFrom('plates as p')
    .innerJoin('menus as m', 'm.id', 'p.menu_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.key', 'm.key as menu', 'c.key as category'])
    .execute()
  const at = ({ id }: GivenPlate) => rows.find((row) => row.id === id)
  const menu = `menus/${at(bife)?.menu}`
  places = {
    menu,
    bife: `${menu}/plates/${at(bife)?.key}`,
    agua: `${menu}/plates/${at(agua)?.key}`,
    category: `${menu}/categories/${at(bife)?.category}`,
  }
})

const touched = async (...place: readonly string[]) =>
  dataOf(await owner.getTouched({ params: { id: contact.branchId }, query: { place: [...place] } }))

async function leaveCart(plate: GivenPlate, phone: string): Promise<void> {
  const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate }] })
  const who = { branchContactId: contact.id, branchId: contact.branchId, phone }
  await api
    .browser()
    .noticeAbandonedCart({ body: { ...who, items, orderModeId, navigationEvent: 'PAGE_HIDDEN' } })
}

test('orders in progress and carts of a plate are counted once each', async () => {
  await api.given.order(contact, { items: [{ plate: bife, quantity: 2 }, { plate: agua }] })
  await api.given.order(contact, { items: [{ plate: agua }] })
  await leaveCart(bife, '11 2345-6789')
  expect(await touched(places.bife)).toEqual({ carts: 1, orders: 1, scheduled: 0 })
  expect(await touched(`${places.bife}/price`)).toEqual({ carts: 1, orders: 1, scheduled: 0 })
  expect(await touched(places.agua)).toEqual({ carts: 0, orders: 2, scheduled: 0 })
  expect(await touched(places.bife, places.agua)).toEqual({ carts: 1, orders: 2, scheduled: 0 })
  for (const whole of [places.menu, places.category])
    expect(await touched(whole)).toEqual({ carts: 1, orders: 2, scheduled: 0 })
})

test('finished things count no more: a delivered order, a cart of yesterday', async () => {
  const order = await api.given.order(contact, { items: [{ plate: bife }] })
  await leaveCart(bife, '11 2345-6789')
  await api.ports.database
    .updateTable('orders')
    .set({ status: 'DELIVERED' })
    .where('id', '=', order.id)
    .execute()
  expect(await touched(places.bife)).toEqual({ carts: 1, orders: 0, scheduled: 0 })
  api.clock.now = new Date(api.clock.now.getTime() + 25 * HOUR)
  expect(await touched(places.bife)).toEqual({ carts: 0, orders: 0, scheduled: 0 })
})

test('an order for later counts until its day, whenever it was placed', async () => {
  const order = await api.given.order(contact, { items: [{ plate: bife }] })
  const later = new Date(api.clock.now.getTime() + 72 * HOUR)
  await api.ports.database
    .updateTable('orders')
    .set({ scheduled: true, scheduled_at: later })
    .where('id', '=', order.id)
    .execute()
  api.clock.now = new Date(api.clock.now.getTime() + 48 * HOUR)
  expect(await touched(places.bife)).toEqual({ carts: 0, orders: 1, scheduled: 1 })
})

test('a place that is about no plate touches nothing', async () => {
  await api.given.order(contact, { items: [{ plate: bife }] })
  for (const place of ['menus/otra', 'branchContacts/centro', `${places.menu}/plates/nada`])
    expect(await touched(place)).toEqual({ carts: 0, orders: 0, scheduled: 0 })
})

test('an open group counts each of its people', async () => {
  const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate: bife }] })
  const host = api.browser()
  const body = { orderModeId, payer: 'ONE', minutes: 30, name: 'Ana', items } as const
  const group = dataOf(await host.openGroupOrder({ params: { alias: contact.alias }, body }))
  dataOf(
    await api
      .browser()
      .bringToGroupOrder({ params: { alias: contact.alias, key: group.key }, body: { name: 'Beto', items } }),
  )
  expect(await touched(places.bife)).toMatchObject({ carts: 2 })
  api.clock.now = new Date(api.clock.now.getTime() + HOUR)
  expect(await touched(places.bife)).toMatchObject({ carts: 0 })
})
