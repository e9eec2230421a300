import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { createClient, type Fetch } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, expect, test } from 'vitest'
import { loadMyOrders, NO_ORDERS } from '../diner/load-my-orders.ts'
import { loadMenuHashes } from '../place/load-menu-hashes.ts'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/**
 * The API without what stands behind an address; what the diner's side writes to the log is kept.
 */
function failing(address: RegExp) {
  const logged: unknown[] = []
  const fetch: Fetch = async (url, init) => {
    if (url.startsWith('/api/diner/log')) logged.push(JSON.parse(String(init?.body)))
    return address.test(url) ? new Response('', { status: 500 }) : api.fetch(url, init)
  }
  return { fetch, logged }
}

/** spec('000 §8.27') */
test('without its country a page has no amounts: that is logged, and the page says that something went wrong', async () => {
  const { alias, branchId } = await api.given.branchContact()
  const { fetch, logged } = failing(/^\/api\/country/)
  const { status, text } = await renderPage(`/menu/${alias}`, { fetch })
  expect([status, text]).toEqual([500, expect.stringContaining('Algo salió mal')])
  expect(logged).toMatchObject([{ component: 'country', branchId, payload: { status: 500 } }])
})

/** spec('000 §8.28') */
test('a branch whose order modes cannot be read has the status of an error', async () => {
  const contact = await api.given.branchContact()
  await api.given.branchContact({ sameBranchAs: contact })
  const { fetch, logged } = failing(/^\/api\/diner\/branchordermodes/)
  const { status, text } = await renderPage(`/menu/${contact.branchAlias}`, { fetch })
  expect([status, text]).toEqual([500, expect.stringContaining('Algo salió mal')])
  expect(logged).toMatchObject([{ component: 'order-modes', branchId: contact.branchId }])
})

/** spec('000 §8.21') */
test('a menu that cannot be read is logged, and so are the discounts that come with it', async () => {
  const contact = await api.given.branchContact()
  const { fetch, logged } = failing(/\/menu\//)
  const { status, text } = await renderPage(`/menu/${contact.alias}/delivery`, { fetch })
  expect([status, text]).toEqual([500, expect.stringContaining('Algo salió mal')])
  expect(logged).toMatchObject([{ component: 'menu', bcId: contact.id }])
})

test('an alias, a company’s branches or a branch’s contacts that cannot be read are an error of the page', async () => {
  const contact = await api.given.branchContact()
  for (const [address, page] of [
    [/^\/api\/diner\/branch-/, `/menu/${contact.branchAlias}`],
    [/\/branches/, `/menu/${contact.companyAlias}`],
    [/branchcontacts|branch\/.*contacts/, `/menu/${contact.branchAlias}`],
  ] as const) {
    expect((await renderPage(page, failing(address))).status).toBe(500)
  }
})

/** spec('000 §8.23') spec('001 §8.19') */
test('orders that cannot be read are an empty list, and the log hears of it', async () => {
  const { fetch, logged } = failing(/^\/api\/orders/)
  const key = { phone: '+5491123456789', branchContactId: crypto.randomUUID() }
  expect(await loadMyOrders(createClient(fetch, routes), key, NO_ORDERS)).toMatchObject({
    orders: [],
    more: false,
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged).toMatchObject([{ component: 'orders', bcId: key.branchContactId }])
})

/** spec('000 §8.20') */
test('menu hashes that cannot be read are an empty list, and the log hears of it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const mode = { alias: contact.alias, orderModeId: contact.modes.TAKE_AWAY ?? '' }
  const { fetch, logged } = failing(/\/hash/)
  expect(await loadMenuHashes(createClient(api.fetch, routes), mode)).toMatchObject([
    { orderModeId: mode.orderModeId, hash: expect.any(String) },
  ])
  expect(await loadMenuHashes(createClient(fetch, routes), mode)).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged).toMatchObject([{ component: 'menu-hash', payload: mode }])
})
