import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { forgetOldThings } from '../forget-old-things.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { runHandler } from '../../testing/run-handler.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

let api: TestApi
let contact: GivenContact
let owner: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  owner = await api.as(await api.given.staff({ company: contact, role: 'OWNER' }))
})

const report = (message: string, more: object = {}) =>
  api.client.logDinerError(
    {
      body: { bcId: contact.id, url: 'https://x.test/menu/palermo/delivery', payload: { message }, ...more },
    },
    { headers: { 'user-agent': ANDROID } },
  )

const listed = async (query: object = {}, by: Client = owner, id: string = contact.id) =>
  dataOf(await by.listClientErrors({ params: { id }, query })).errors

const messages = async (query: object = {}) => (await listed(query)).map(({ message }) => message)

const resolve = (errorId: string, resolved = true, by: Client = owner) =>
  by.resolveClientError({ params: { id: contact.id, errorId }, body: { resolved } })

const later = (minutes: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

/** spec('decisions beyond-the-documents.21') */
test('reports of one error are one group, with the last of them, and nothing of a person in it', async () => {
  const first = api.clock.now.toISOString()
  await report('No price of plate 1')
  later(5)
  const stack =
    'Error: No price of plate 22\n    at f (https://x.test/assets/cart-a1b2c3d4.js?t=1123456789:1:2)'
  const place = { fullAddress: 'Gorriti 5123, Palermo', lat: -34.58123, lng: -58.42345 }
  const url = 'https://x.test/menu/palermo/delivery?phone=+5491123456789&token=abcdef123456'
  await report('', { url, ...place, version: 'b42', payload: { message: 'x', phone: '11 2345-6789' }, stack })
  await report('', {
    url,
    ...place,
    version: 'b43',
    payload: { message: 'Gorriti 5123', phone: '11 2345-6789' },
    stack,
  })

  const errors = await listed()
  expect(errors).toHaveLength(2)
  const [group, alone] = errors
  expect(group).toMatchObject({
    message: 'Error: No price of plate 22',
    route: '/menu/{alias}/{mode}',
    frame: 'cart.js:1:2',
    count: 2,
    browser: 'Chrome 141, Android',
    resolvedAt: null,
  })
  expect(alone).toMatchObject({ message: 'No price of plate 1', firstSeenAt: first, count: 1 })
  const params = { id: contact.id, errorId: group?.id ?? '' }
  const detail = dataOf(await owner.getClientError({ params }))
  expect(detail).toMatchObject({ version: 'b43', contactName: 'Palermo' })
  const rows = JSON.stringify(await api.ports.database.selectFrom('client_errors').selectAll().execute())
  expect(rows).not.toMatch(/2345.?6789|Gorriti|Palermo|34\.58|58\.42|abcdef/)
})

test('the newest stand first, or the most frequent; what is resolved is open again when it is seen again', async () => {
  for (const message of ['often', 'often', 'once']) {
    later(1)
    await report(message)
  }
  expect(await messages()).toEqual(['once', 'often'])
  expect(await messages({ order: 'COUNT' })).toEqual(['often', 'once'])
  const [, often] = await listed()
  const done = dataOf(await resolve(often?.id ?? ''))
  expect(done).toMatchObject({ resolvedAt: api.clock.now.toISOString(), resolvedBy: 'Sofía' })
  later(1)
  expect(dataOf(await resolve(often?.id ?? ''))).toEqual(done)
  expect([await messages(), await messages({ status: 'RESOLVED' })]).toEqual([['once'], ['often']])
  await report('often')
  expect(await listed()).toMatchObject([
    { message: 'often', count: 3, resolvedBy: null },
    { message: 'once' },
  ])
  await resolve(often?.id ?? '')
  expect(dataOf(await resolve(often?.id ?? '', false))).toMatchObject({ resolvedAt: null, resolvedBy: null })
})

test('a page that does not say whose it is is of the alias in its address', async () => {
  const url = `https://x.test/menu/${contact.alias}/checkout`
  await report('lost', { bcId: null, url })
  await report('lost', { bcId: nextTestId(), branchId: nextTestId(), url })
  await report('nobody’s', { bcId: null, url: 'https://x.test/menu/nowhere-at-all' })
  expect(await listed()).toMatchObject([{ message: 'lost', count: 2, route: '/menu/{alias}/checkout' }])
})

test('many at once are counted, each once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => report('together')))
  expect(await listed()).toMatchObject([{ count: 20 }])
})

test('a company has two hundred groups at most: the one seen longest ago gives way, and one that is known takes no place', async () => {
  const other = await api.given.branchContact()
  await report('theirs', { bcId: other.id })
  const filling = Array.from({ length: 200 }, (_, at) => ({
    company_id: contact.companyId,
    branch_id: contact.branchId,
    id: nextTestId(),
    fingerprint: `filled ${at}`,
    message: `filled ${at}`,
    component: '',
    route: '',
    frame: '',
    first_seen_at: api.clock.now,
    last_seen_at: new Date(api.clock.now.getTime() + at * 1000),
    browser: '',
    version: '',
    stack: '',
  }))
  await api.ports.database.insertInto('client_errors').values(filling).execute()
  later(10)
  expect(await statementsOf(() => report('new'))).toHaveLength(1)
  await report('new')
  const now = await messages()
  expect([now.length, now[0], now.at(-1)]).toEqual([200, 'new', 'filled 1'])
  const theirs = await api.as(await api.given.staff({ branch: other, role: 'MANAGER' }))
  expect(await listed({}, theirs, other.id)).toMatchObject([{ message: 'theirs' }])
})

test('they are the business of owners and managers, of their own brands alone', async () => {
  await report('ours')
  const [error] = await listed()
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  const stranger = await api.as(
    await api.given.staff({ company: await api.given.branchContact(), role: 'OWNER' }),
  )
  const params = { id: contact.id, errorId: error?.id ?? '' }
  for (const [who, status] of [
    [cashier, 403],
    [stranger, 404],
    [api.client, 401],
  ] as const) {
    for (const answer of [
      await who.listClientErrors({ params: { id: contact.id }, query: {} }),
      await who.getClientError({ params }),
      await resolve(params.errorId, true, who),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { status } })
  }
  expect(await resolve(nextTestId())).toMatchObject({ problem: { code: 'client-error-not-found' } })
  expect(await owner.getClientError({ params: { ...params, errorId: nextTestId() } })).toMatchObject({
    ok: false,
  })
  expect(await messages()).toEqual(['ours'])
})

test('a storm is stopped for one browser, for one shop and for all, and what is not seen for a month is forgotten', async () => {
  const limit = (times: number) => ({ times, seconds: 60, together: false })
  const rules = { 'diner-log': limit(2), 'diner-log-shop': limit(3), 'diner-log-all': limit(4) }
  const calm = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const [one, two] = [await calm.given.branchContact(), await calm.given.branchContact()]
  const from = async (ip: string, bcId: string) => {
    const sent = await calm.client.logDinerError({ body: { bcId } }, { headers: { 'x-caller-ip': ip } })
    return sent.ok ? 204 : sent.problem.status
  }
  const statuses = []
  for (const [ip, at] of [
    ['198.51.100.1', one.id],
    ['198.51.100.1', one.id],
    ['198.51.100.1', one.id],
    ['198.51.100.2', one.id],
    ['198.51.100.3', one.id],
    ['198.51.100.4', two.id],
    ['198.51.100.5', two.id],
  ] as const)
    statuses.push(await from(ip, at))
  expect(statuses).toEqual([204, 204, 429, 204, 429, 204, 429])

  const count = async () =>
    (await calm.ports.database.selectFrom('client_errors').select('id').execute()).length
  const forget = () => runHandler(forgetOldThings, calm.ports, null)
  calm.clock.now = new Date(calm.clock.now.getTime() + 29 * 24 * 60 * 60_000)
  await forget()
  expect(await count()).toBe(2)
  calm.clock.now = new Date(calm.clock.now.getTime() + 2 * 24 * 60 * 60_000)
  await forget()
  expect(await count()).toBe(0)
})
