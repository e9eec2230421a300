import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import {
  askForPage,
  payByCard,
  placeOnline,
  startOnlineShop,
  type OnlineShop,
} from '../../testing/online-orders.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// A new order cancels an unpaid one before it, by the known state of its payment; its page and the
// board are told.

let shop: OnlineShop
let provider: TestProvider
let browser: Client

beforeEach(async () => {
  const { provider: made, ...online } = await startOnlineShop()
  browser = online.api.browser()
  provider = made
  shop = { ...online, api: { ...online.api, client: browser } }
})

/** Orders once more, to be paid at the door; answers the state of the order before. */
async function again(before: { readonly id: string }) {
  const { api, contact, plate } = shop
  const order = await api.given.order(contact, { client: browser, items: [{ plate }] })
  const state = await api.ports.database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  return { order, before: state.status }
}

test('one whose card was declined goes without a question to the provider', async () => {
  const unpaid = await placeOnline(shop)
  provider.outcome = 'REJECTED'
  await payByCard(shop.api, unpaid.id)
  // An answer of the provider would be needed to let it go, if anybody asked.
  provider.failing = 'timeout'
  expect(await again(unpaid)).toMatchObject({ before: 'CANCELED' })
})

test('one that was declined on the page of the provider goes, before anybody tells of it', async () => {
  const unpaid = await placeOnline(shop, { upload: 'API' })
  await askForPage(shop, unpaid.code)
  const { database } = shop.api.ports
  const { id } = await database.selectFrom('payment_attempts').select('id').executeTakeFirstOrThrow()
  provider.visit(id, 'REJECTED')
  expect(await again(unpaid)).toMatchObject({ before: 'CANCELED' })
  expect(await database.selectFrom('payment_attempts').select('status').execute()).toEqual([
    { status: 'REJECTED' },
  ])
})

test('its own page is told that it is gone, the board that there is another, and nobody else', async () => {
  const unpaid = await placeOnline(shop)
  const { published } = shop.api
  const from = published.length
  const { order } = await again(unpaid)
  expect(published.slice(from).map(({ channel, data }) => [channel, data])).toEqual([
    [`order-${unpaid.code}`, { code: unpaid.code, status: 'CANCELED' }],
    [`private-board-${shop.contact.id}`, { id: order.id, status: 'GENERATED' }],
  ])
})
