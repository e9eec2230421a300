import type { Client } from '@mostrador/contract/client'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { programWith } from '../../testing/given-program.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type NewKey = Parameters<Client['createApiKey']>[0]['body']

let api: TestApi
let shop: GivenShop

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
})

const WHOLE = { branch: null, branchContact: null }
const price = ['menus', 'carta', 'plates', 'bife', 'price']
const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })

const make = (client: Client, key: Partial<NewKey> = {}, id = shop.id) =>
  client.createApiKey({
    params: { id },
    body: { ...WHOLE, name: 'Caja', permissions: ['menu.prices'], ...key },
  })

const program = (secret: string, from?: string): Client => programWith(api, secret, from)

const setPrice = (client: Client, to: number, from = 18_500.5) =>
  client.changeDocument({
    params: { id: shop.branchId },
    body: { operations: [{ kind: 'set', place: price, from, to }] },
  })
const readPrice = (client: Client, id = shop.branchId) =>
  client.getDocument({ params: { id }, query: { place: price.join('/') } })
const list = async (client = shop.owner) => dataOf(await client.listApiKeys({ params: { id: shop.id } }))
const newest = async () =>
  dataOf(await shop.owner.listRevisions({ params: { id: shop.branchId }, query: {} })).revisions[0]

/** spec('decisions keys-of-programs.1') */
test('a program reads and changes what its key lets it, and the history names the key', async () => {
  const { secret } = dataOf(await make(shop.owner, { permissions: ['menu.prices', 'activity'] }))
  const till = program(secret)
  expect(dataOf(await readPrice(till)).value).toBe(18_500.5)
  expect(await setPrice(till, 19_000)).toMatchObject({ ok: true })
  expect(await newest()).toMatchObject({ by: 'Llave «Caja»', door: 'KEY', undoable: true })
  // The next author finds the price, and its last writer.
  expect(await setPrice(shop.owner, 20_000)).toMatchObject({
    problem: { code: 'changed-meanwhile', errors: [{ expected: 19_000, by: 'Llave «Caja»' }] },
  })
  const since = ((await newest())?.number ?? 0) - 1
  const places = ['plates/bife/price']
  const asked = { params: { id: shop.branchId }, body: { menu: 'carta', since, places } }
  const { changes } = dataOf(await shop.owner.getTakenBack(asked))
  expect(changes.map(({ by }) => by)).toEqual(['Llave «Caja»'])
  const told = dataOf(await till.listRevisions({ params: { id: shop.branchId }, query: { door: 'KEY' } }))
  expect(told.revisions).toHaveLength(1)
  const author = told.authors.find(({ name }) => name === 'Llave «Caja»')
  const byKey = { params: { id: shop.branchId }, query: { by: author?.id } }
  expect(dataOf(await shop.owner.listRevisions(byKey)).revisions.map(({ number }) => number)).toEqual(
    told.revisions.map(({ number }) => number),
  )
})

/** spec('decisions keys-of-programs.2') */
test('a key does no more than it says, where it says, and opens nothing that is for people', async () => {
  const { secret } = dataOf(await make(shop.owner))
  const till = program(secret)
  const params = { id: shop.branchId }
  const renaming = {
    kind: 'set',
    place: ['menus', 'carta', 'plates', 'bife', 'name'],
    from: 'Bife de chorizo',
    to: 'X',
  }
  expect(await till.changeDocument({ params, body: { operations: [renaming as never] } })).toMatchObject({
    problem: { status: 403, errors: [{ path: 'menu.edit' }] },
  })
  expect(await till.listRevisions({ params, query: {} })).toMatchObject(problem(403, 'permission-missing'))
  expect(await till.getDocument({ params, query: {} })).toMatchObject(problem(403, 'permission-missing'))
  for (const answer of [
    await till.listApiKeys({ params: { id: shop.id } }),
    await till.undoRevision({ params: { ...params, number: 1 } }),
    await till.getStaffSession(),
  ])
    expect(answer).toMatchObject({ ok: false })
  const contact = { branch: shop.branchId, branchContact: shop.id }
  const { secret: ofContact } = dataOf(await make(shop.owner, { name: 'Local', ...contact }))
  expect(await setPrice(program(ofContact), 1)).toMatchObject(problem(403, 'permission-missing'))
})

/** spec('decisions keys-of-programs.3') */
test('a secret that is unknown, revoked or of another company opens nothing', async () => {
  const other = await givenShop(api, 'otra')
  const { secret } = dataOf(await make(shop.owner))
  const till = program(secret)
  const unknown = problem(401, 'api-key-unknown')
  expect(await readPrice(program(`${secret}x`))).toMatchObject(unknown)
  expect(await readPrice(till, other.branchId)).toMatchObject(unknown)
  expect(await setPrice(program(dataOf(await make(other.owner, {}, other.id)).secret), 1)).toMatchObject(
    unknown,
  )
  const [key] = (await list()).keys
  const params = { id: shop.id, keyId: key?.id ?? '' }
  expect(await other.owner.revokeApiKey({ params: { ...params, id: other.id } })).toMatchObject(
    problem(404, 'api-key-not-found'),
  )
  expect(dataOf(await readPrice(till)).value).toBe(18_500.5)
  expect(await shop.owner.revokeApiKey({ params })).toEqual({ ok: true, data: { name: 'Caja' } })
  expect((await newest())?.sentences).toEqual(['Se revocó la llave «Caja»'])
  expect(await readPrice(till)).toMatchObject(unknown)
  expect(await setPrice(till, 1)).toMatchObject(unknown)
  expect(await shop.owner.revokeApiKey({ params })).toMatchObject(problem(404, 'api-key-not-found'))
  expect((await list()).keys).toEqual([])
  // The name of a revoked key can be taken again.
  expect(await make(shop.owner)).toMatchObject({ ok: true })
})

test('with a key nobody is the person whose cookie comes along', async () => {
  const cookie = await api.as(shop.ownerLogin)
  const asked = { params: { id: shop.branchId }, query: { place: price.join('/') } }
  const headers = { authorization: 'Bearer mos_nothing' }
  expect(await cookie.getDocument(asked)).toMatchObject({ ok: true })
  expect(await cookie.getDocument(asked, { headers })).toMatchObject(problem(401, 'api-key-unknown'))
})

/** spec('decisions keys-of-programs.4') */
test('too many wrong secrets are asked to wait, and keep no right one out', async () => {
  const rules = { 'api-key-wrong': { times: 3 } }
  api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  shop = await givenShop(api)
  const { secret } = dataOf(await make(shop.owner))
  for (let wrong = 0; wrong < 3; wrong += 1)
    expect(await readPrice(program(`mos_${wrong}`))).toMatchObject(problem(401, 'api-key-unknown'))
  expect(await readPrice(program('mos_more'))).toMatchObject(problem(429, 'too-many-requests'))
  expect(await readPrice(program('mos_more', '198.51.100.5'))).toMatchObject(problem(401, 'api-key-unknown'))
  expect(await readPrice(program(secret))).toMatchObject({ ok: true })
})

/** spec('decisions keys-of-programs.5') */
test('a key cannot be given permissions that its maker lacks at its place', async () => {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: shop.companyId,
      key: 'sistemas',
      name: 'Sistemas',
      permissions: ['integrations', 'menu.prices'],
      created_at: new Date(0),
    })
    .execute()
  const ana = await api.as(await api.given.staff({ role: 'sistemas', branch: shop.contact }))
  const here = { branch: shop.branchId, branchContact: null }
  expect(await make(ana)).toMatchObject(problem(403, 'permission-missing'))
  expect(await make(ana, { ...here, permissions: ['menu.prices', 'menu.edit'] })).toMatchObject(
    problem(403, 'beyond-own-permissions'),
  )
  expect(await make(ana, here)).toMatchObject({ ok: true })
  expect(await make(ana, { ...here, name: 'CAJA' })).toMatchObject(problem(409, 'api-key-name-taken'))
  const { id: wide } = dataOf(await make(shop.owner, { name: 'ERP' }))
  expect(await ana.revokeApiKey({ params: { id: shop.id, keyId: wide } })).toMatchObject(
    problem(403, 'permission-missing'),
  )
  const { keys, places } = await list(ana)
  expect(keys.map(({ name }) => name)).toEqual(['Caja'])
  expect(places.map(({ branch }) => branch)).not.toContain(null)
})

/** spec('decisions keys-of-programs.6') */
test('of the secret a digest is kept, and of its use the minute', async () => {
  const { secret } = dataOf(await make(shop.owner))
  const stored = await api.ports.database.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(secret.startsWith(stored.prefix)).toBe(true)
  expect(secret.length - stored.prefix.length).toBeGreaterThan(38)
  const used = async () => (await list()).keys[0]?.lastUsedAt
  expect(await used()).toBeNull()
  await readPrice(program(secret))
  const first = api.clock.now.toISOString()
  expect(await used()).toBe(first)
  api.clock.now = new Date(api.clock.now.getTime() + 59_000)
  await readPrice(program(secret))
  expect(await used()).toBe(first)
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  await readPrice(program(secret))
  expect(await used()).toBe(api.clock.now.toISOString())
})

/** spec('decisions keys-of-programs.7') */
test('of a key that is revoked while it saves one comes first', async () => {
  let now = 18_500.5
  for (let round = 0; round < 5; round += 1) {
    const { id: keyId, secret } = dataOf(await make(shop.owner, { name: `Caja ${round}` }))
    const [saved, revoked] = await Promise.all([
      setPrice(program(secret), now + 1, now),
      shop.owner.revokeApiKey({ params: { id: shop.id, keyId } }),
    ])
    expect(revoked).toMatchObject({ ok: true })
    // Saved changes came before the key went; later ones were refused.
    expect((await newest())?.sentences[0]).toBe(`Se revocó la llave «Caja ${round}»`)
    if (saved.ok) now += 1
    else expect([401, 403]).toContain(saved.problem.status)
    expect(dataOf(await readPrice(shop.owner)).value).toBe(now)
  }
})
