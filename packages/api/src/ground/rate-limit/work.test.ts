import { readFileSync } from 'node:fs'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { emptyTestDatabase, statementsOf } from '../../testing/test-database.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { createCounts } from './counts-in-memory.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { LIMITS } from './limits.ts'
import { takeWork } from './take-work.ts'
import { WORK, WORK_OF_100_KB } from './work.ts'

test('the most expensive calls have a cost, and no call on the way of an order is among them', () => {
  expect(Object.keys(WORK)).toHaveLength(28)
  const onTheWay = ['getAlias', 'getMenu', 'listMenuHashes', 'getSchedule', 'getDeliveryFee', 'placeOrder']
  const paid = ['payOrder', 'createPaymentUrl', 'validateDiscountCode', 'getOrder', 'getTracking']
  const cooked = ['listBoard', 'getConsoleOrder', 'changeOrderStatus', 'updateShipment', 'getDispatch']
  expect([...onTheWay, ...paid, ...cooked].filter((name) => name in WORK)).toEqual([])
})

/** Calls of the busiest minute of a Friday night: a menu is changed while the kitchen works. */
const CALLS_OF_A_MINUTE: Readonly<Record<string, number>> = {
  // Two people photograph the menu, five change prices, and a till changes what ran out.
  uploadPicture: 12,
  changeDocument: 60,
  undoRevision: 4,
  scheduleChange: 4,
  readSheet: 2,
  exportMenuSheet: 2,
  getPastState: 4,
  draftDocument: 20,
  judgeDrawing: 20,
  exportCustomers: 1,
  saveBranding: 2,
  startDownload: 1,
}

/**
 * Parts of the document that are read in it. Forty people open forms and pages, and a page that
 * begins to listen reads its two parts again; each change is read again by the page that made it;
 * and fifteen pages hear of it, which read again at most every eight seconds.
 */
const PARTS_OF_A_MINUTE = 160 + 40 * 2 + 60 * 2 + 15 * 8 * 2

test('a shop in its busiest hour meets no refusal with four fifths of its share', async () => {
  let now = 0
  const { times, seconds } = LIMITS.rates['work-company']
  const count = createCounts({ times: (times * 4) / 5, seconds }, { most: 10, now: () => now })
  const refused: string[] = []
  const take = async (_rule: string, key: string, { cost = 1 } = {}) => count(key, cost).ok
  const call = async (name: string, ofPart = false): Promise<void> => {
    const asked = new URLSearchParams(ofPart ? 'place=menus' : '')
    const worker = { companyId: 'shop', share: 'work-company', asked } as const
    if (!(await takeWork({ take }, name as keyof typeof WORK, worker))) refused.push(name)
  }
  for (let minute = 0; minute < 60; minute += 1) {
    now = minute * 60_000
    for (const [name, often] of Object.entries(CALLS_OF_A_MINUTE))
      for (let time = 0; time < often; time += 1) await call(name)
    for (let time = 0; time < PARTS_OF_A_MINUTE; time += 1) await call('getDocument', true)
    // Two orders a second, each looked at by ten consoles, and followed by its diner.
    for (let time = 0; time < 120; time += 1)
      for (const name of ['placeOrder', 'listBoard', 'changeOrderStatus', 'getOrder', 'payOrder'])
        await call(name)
  }
  expect(refused).toEqual([])
})

test('seven tablets with one account save prices while all of them hear of it', async () => {
  const { times, seconds } = LIMITS.rates['work-person']
  const count = createCounts({ times, seconds }, { most: 10 })
  const take = async (rule: string, key: string, { cost = 1 } = {}) =>
    rule === 'work-person' ? count(key, cost).ok : true
  const worker = {
    companyId: 'shop',
    share: 'work-company',
    caller: { share: 'work-person', id: 'a' },
  } as const
  const took: boolean[] = []
  for (let time = 0; time < 60; time += 1) took.push(await takeWork({ take }, 'changeDocument', worker))
  // The reads of each page as it opens, after each change, and of seven pages that hear of it.
  for (let time = 0; time < 7 * 4 + 60 * 2 + 7 * 8 * 2; time += 1)
    took.push(
      await takeWork({ take }, 'getDocument', { ...worker, asked: new URLSearchParams('place=menus') }),
    )
  expect(took).not.toContain(false)
})

test('counting a company’s share costs no query', async () => {
  const { db } = await emptyTestDatabase()
  const { take } = createRateLimiter({ database: db })
  expect(await statementsOf(() => take('work-company', 'a', { cost: 100 }))).toEqual([])
})

/** A server on which staff, or visitors, may take so many milliseconds of a minute. */
const withShare = (times: number, of = 'work-company') =>
  startTestApi({ rateLimiter: createRateLimiter({ rules: { [of]: { times, seconds: 60 } } }) })

const readAll = ({ owner, branchId }: Pick<GivenShop, 'owner' | 'branchId'>) =>
  owner.getDocument({ params: { id: branchId }, query: {} })

test('every person of a company that spent its share gets 429, and another company reads on', async () => {
  const api = await withShare(3 * 74)
  const [shop, other] = [await givenShop(api), await givenShop(api, 'otra')]
  for (let time = 0; time < 3; time += 1) dataOf(await readAll(shop))
  expect(await readAll(shop)).toMatchObject({
    ok: false,
    problem: {
      status: 429,
      code: 'work-share-spent',
      detail:
        'Hay demasiadas tareas pesadas a la vez en este comercio. Espera un minuto y vuelve a intentarlo.',
    },
  })
  const manager = await api.as(await api.given.staff({ role: 'OWNER', company: shop.contact }))
  expect(await readAll({ ...shop, owner: manager })).toMatchObject({ problem: { status: 429 } })
  dataOf(await readAll(other))
  // No call that an order needs is in a share.
  dataOf(await shop.owner.listBoard({ params: { id: shop.id } }))
  dataOf(await api.client.getAlias({ params: { alias: shop.alias } }))
})

test('a key takes from the share of its company, and less for a part of the document', async () => {
  const api = await withShare(74 + 2 * 20)
  const shop = await givenShop(api)
  const made = await shop.owner.createApiKey({
    params: { id: shop.id },
    body: { branch: null, branchContact: null, name: 'Caja', permissions: ['menu.prices'] },
  })
  const { secret } = dataOf(made)
  const till = createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${secret}`)
    headers.set('origin', '')
    return api.fetch(url, { ...init, headers })
  }, routes)
  const params = { id: shop.branchId }
  const read = () => till.getDocument({ params, query: { place: 'menus/carta/plates/bife/price' } })
  dataOf(await shop.owner.getDocument({ params, query: {} }))
  expect([(await read()).ok, (await read()).ok]).toEqual([true, true])
  expect(await read()).toMatchObject({ problem: { status: 429, code: 'work-share-spent' } })
})

test('a search of the history has a cost, and a look at it has none', async () => {
  const { owner, branchId } = await givenShop(await withShare(2 * 150))
  const list = (text?: string) => owner.listRevisions({ params: { id: branchId }, query: { text } })
  for (let time = 0; time < 20; time += 1) dataOf(await list())
  expect([(await list('bife')).ok, (await list('bife')).ok]).toEqual([true, true])
  expect(await list('bife')).toMatchObject({ problem: { status: 429, code: 'work-share-spent' } })
  dataOf(await list())
})

test('a refusal says in how many seconds the share is there again', async () => {
  const api = await withShare(0)
  const shop = await givenShop(api)
  const cookie = await cookieOfStaff(api, shop.ownerLogin)
  const answer = await api.fetch(`/api/console/branches/${shop.branchId}/document`, { headers: { cookie } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('an operator finds every cost in docs/limits.md, as it holds', () => {
  const text = readFileSync(new URL('../../../../../docs/limits.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (\d+) ms \|/gm)]
  expect(Object.fromEntries(rows.map(([, name = '', ms]) => [name, Number(ms)]))).toEqual(WORK)
  const sizes = [...text.matchAll(/^\| `(\w+)` \| (\d+) ms per 100 KB \|/gm)]
  expect(Object.fromEntries(sizes.map(([, name = '', ms]) => [name, Number(ms)]))).toEqual(WORK_OF_100_KB)
})
