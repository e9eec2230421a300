import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, expect, test } from 'vitest'
import { createCatalogs } from '../catalog/catalog-cache.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenScheduled, MONDAY_AT, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

type Draft = Parameters<Client['draftDocument']>[0]['body']

const draft = (body: Draft) => shop.owner.draftDocument({ params: { id: shop.branchId }, body })

/** Prices that diners find at a moment, or with a draft. */
async function prices(body: Draft) {
  const { token } = dataOf(await draft(body))
  const page = createClient(
    (url, init) => api.fetch(url, { ...init, headers: { 'x-preview': token } }),
    routes,
  )
  const { alias, orderModeId } = shop
  const menu = dataOf(await page.getMenu({ params: { alias, orderModeId }, query: {} }))
  return menu.plates.map(({ price }) => price)
}

const before = new Date(MONDAY_AT.getTime() - 60_000).toISOString()
const after = new Date(MONDAY_AT.getTime() + 60_000).toISOString()
const dearer = priceOf('agua', 1500, 1600)

/** spec('decisions prices-and-time.10') */
test('the shop at a moment has the changes that wait for a time before it, and nobody else sees them', async () => {
  await scheduled.kept([dearer])
  expect(await prices({ moment: before })).toEqual([18_500.5, 1500])
  expect(await prices({ moment: after })).toEqual([18_500.5, 1600])
  expect(await prices({})).toEqual([18_500.5, 1500])
  const { alias, orderModeId } = shop
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId }, query: {} }))
  expect(menu.plates[1]?.price).toBe(1500)
})

/** spec('decisions prices-and-time.10') */
test('a change that is called off, or does not fit any more, is not there', async () => {
  const { id, version } = await scheduled.kept([dearer])
  expect(await prices({ moment: after })).toEqual([18_500.5, 1600])
  dataOf(await shop.owner.cancelScheduled({ params: { id: shop.branchId, changeId: id }, body: { version } }))
  expect(await prices({ moment: after })).toEqual([18_500.5, 1500])
  await scheduled.kept([dearer, priceOf('bife', 18_500.5, 20_000)])
  expect(await prices({ moment: after })).toEqual([20_000, 1600])
  dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
  expect(await prices({ moment: after })).toEqual([18_500.5, 1550])
})

/** spec('decisions prices-and-time.10') */
test('a draft for a moment is tried over the changes that wait before it', async () => {
  await scheduled.kept([dearer])
  const over = priceOf('agua', 1600, 1700)
  expect(await prices({ moment: after, operations: [over] })).toEqual([18_500.5, 1700])
  expect(await draft({ moment: before, operations: [over] })).toMatchObject({ problem: { status: 409 } })
})

/** spec('decisions prices-and-time.10') */
test('a catalogue is kept until the next change that waits, which has a job of its own', async () => {
  await scheduled.kept([dearer])
  // Sold out plates of the tests' shop are back then.
  const turnsAt = Date.parse('2026-12-01T15:00:00.000Z')
  const catalogs = createCatalogs(api.ports)
  expect(await catalogs.get(shop.id)).toMatchObject({ until: MONDAY_AT.getTime(), turnsAt })
  const jobs = api.ports.database.selectFrom('jobs').select(['kind', 'run_at']).where('done_at', 'is', null)
  expect(await jobs.where('branch_id', '=', shop.branchId).orderBy('run_at').execute()).toEqual([
    { kind: 'scheduled-change', run_at: MONDAY_AT },
    { kind: 'catalog-turns', run_at: new Date(turnsAt) },
  ])
  await scheduled.at(MONDAY_AT)
  expect(await catalogs.get(shop.id)).toMatchObject({ until: turnsAt, turnsAt })
})
