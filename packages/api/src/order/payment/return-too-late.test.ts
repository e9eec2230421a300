import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { askForPage, placeOnline, type OnlineShop } from '../../testing/online-orders.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

let provider: TestProvider
let shop: OnlineShop

beforeEach(async () => {
  provider = testProvider()
  const api = await startTestApi({ payments: provider })
  const contact = await api.given.branchContact()
  shop = { api, contact, plate: await api.given.plate(contact, { price: 100_000 }) }
})

/** An order whose page was made, and the two ways by which the diner's return is told. */
async function orderWithPage() {
  const { api } = shop
  const { code } = await placeOnline(shop, { upload: 'API' })
  await askForPage(shop, code)
  const { id } = await api.ports.database
    .selectFrom('payment_attempts')
    .select('id')
    .executeTakeFirstOrThrow()
  const token = `token-${id}`
  return {
    id,
    byProvider: () => api.fetch(`/api/payments/sandbox/return/${id}?token_ws=${token}`),
    byFollowUp: () => api.client.receiveBankReturn({ params: { orderCode: code, token } }),
  }
}

const expire = () => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 15 * 60_000)
  return runDueJobs(shop.api.ports)
}

/** spec('decisions the-server-is-the-authority.6') spec('000 §7.33') */
test('a page is committed for an order that waits, and not for one that expired', async () => {
  const { id, byProvider, byFollowUp } = await orderWithPage()
  expect((await byProvider()).status).toBe(303)
  expect(provider.settled).toEqual([id])
  await byFollowUp()
  expect(provider.settled).toEqual([id, id])

  await expire()
  expect((await byProvider()).status).toBe(303)
  await byFollowUp()
  expect(provider.settled).toEqual([id, id])
  expect(provider.refunded).toEqual([])
})

test('an order that is canceled while its attempt is open is not committed either', async () => {
  const { byProvider, byFollowUp } = await orderWithPage()
  const db = shop.api.ports.database
  await db.updateTable('orders').set({ status: 'CANCELED', payment_status: 'EXPIRED' }).execute()
  await byProvider()
  await byFollowUp()
  expect(provider.settled).toEqual([])
})

test('a payment made for an expired order is refunded, once', async () => {
  const { id, byProvider } = await orderWithPage()
  await expire()
  provider.visit(id, 'APPROVED')
  await byProvider()
  await byProvider()
  await runDueJobs(shop.api.ports)
  await runDueJobs(shop.api.ports)
  expect(provider.settled).toEqual([])
  expect(provider.refunded).toEqual([id])
})
