import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenProgram } from '../../testing/given-program.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { LIMITS } from './limits.ts'

/** A twentieth of what the product has, so that few calls spend it. */
const A_TWENTIETH = {
  'work-company': { times: 1200, seconds: 60 },
  'work-person': { times: 600, seconds: 60 },
  'work-key': { times: 300, seconds: 60 },
} as const

/** A server with the limits of the product, or with other ones. */
const withLimits = (rules: Readonly<Record<string, { readonly times: number; readonly seconds: 60 }>> = {}) =>
  startTestApi({ rateLimiter: createRateLimiter({ rules }) })

const spent = { ok: false, problem: { status: 429, code: 'work-share-spent' } }
const bife = ['menus', 'carta', 'plates', 'bife']

/** The plate of these tests, as its file says it. */
const SAYS: Readonly<Record<string, unknown>> = { name: 'Bife de chorizo', price: 18_500.5 }

const setting = ({ branchId }: Pick<GivenShop, 'branchId'>, field: string, to: unknown) => ({
  params: { id: branchId },
  body: { operations: [{ kind: 'set' as const, place: [...bife, field], from: SAYS[field], to }] },
})

/** A person of the shop with one permission alone. */
async function whoMarks(api: TestApi, shop: GivenShop) {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: shop.companyId,
      key: 'propio',
      name: 'Propio',
      permissions: ['menu.sold-out'],
      created_at: new Date(0),
    })
    .execute()
  return api.as(await api.given.staff({ role: 'propio', company: shop.contact }))
}

test.each(['key', 'person'])(
  'a %s that is refused all the time stops no change of the owner',
  async (who) => {
    const api = await withLimits(A_TWENTIETH)
    const shop = await givenShop(api)
    const low = who === 'key' ? await givenProgram(api, shop, ['menu.sold-out']) : await whoMarks(api, shop)
    const statuses = new Set<number>()
    for (let time = 0; time < 60; time += 1) {
      const answer = await low.getDocument({
        params: { id: shop.branchId },
        query: { place: 'paymentTypes' },
      })
      statuses.add(answer.ok ? 200 : answer.problem.status)
    }
    // It is told no, and after some time to wait: what it asks in vain is taken from its own.
    expect([...statuses]).toEqual([403, 429])
    expect(await shop.owner.changeDocument(setting(shop, 'name', 'Bife'))).toMatchObject({ ok: true })
  },
)

test('a key takes a quarter of what its company has, a person a half', async () => {
  const { rates } = LIMITS
  const names = ['work-company', 'work-person', 'work-key'] as const
  expect(names.map((name) => rates[name].times)).toEqual([24_000, 12_000, 6000])
  const api = await withLimits(A_TWENTIETH)
  const shop = await givenShop(api)
  const key = await givenProgram(api, shop, ['menu.prices', 'menu.edit'])
  const reads = async (client: Pick<GivenShop['owner'], 'getDocument'>): Promise<number> => {
    for (let time = 0; ; time += 1) {
      const params = { id: shop.branchId }
      const answer = await client.getDocument({ params, query: { place: 'menus/carta/plates/bife/price' } })
      if (!answer.ok) {
        expect(answer).toMatchObject(spent)
        return time
      }
    }
  }
  expect(await reads(key)).toBe(15)
  expect(await reads(shop.owner)).toBe(30)
  const manager = await api.as(await api.given.staff({ role: 'OWNER', company: shop.contact }))
  expect(await reads(manager)).toBe(15)
})

test('a company gets back what was refused, and pays for what was done', async () => {
  const api = await withLimits({ 'work-company': { times: 2 * 35, seconds: 60 } })
  const shop = await givenShop(api)
  const low = await whoMarks(api, shop)
  for (let time = 0; time < 5; time += 1)
    expect(await low.changeDocument(setting(shop, 'price', 1))).toMatchObject({ problem: { status: 403 } })
  const nowhere = { params: { id: shop.branchId }, query: { place: 'menus/otra' } }
  for (let time = 0; time < 5; time += 1)
    expect(await shop.owner.getDocument(nowhere)).toMatchObject({ problem: { status: 404 } })
  dataOf(await shop.owner.changeDocument(setting(shop, 'name', 'Ojo de bife')))
  dataOf(await shop.owner.changeDocument(setting(shop, 'price', 2)))
  expect(await shop.owner.changeDocument(setting(shop, 'name', 'Tres'))).toMatchObject(spent)
})

test('where the share is spent things are turned off, and nothing else is changed', async () => {
  const api = await withLimits({ 'work-company': { times: 0, seconds: 60 } })
  const shop = await givenShop(api)
  expect(await shop.owner.changeDocument(setting(shop, 'price', 1))).toMatchObject(spent)
  expect(await shop.owner.changeDocument(setting(shop, 'visible', false))).toMatchObject({ ok: true })
  expect(await shop.owner.changeDocument(setting(shop, 'visible', true))).toMatchObject(spent)
  const long = setting(shop, 'visible', false)
  const [operation] = long.body.operations
  const many = { ...long, body: { operations: Array.from({ length: 400 }, () => ({ ...operation! })) } }
  expect(await shop.owner.changeDocument(many)).toMatchObject(spent)
  // A person who may not do it is still told so.
  const low = await whoMarks(api, shop)
  expect(await low.changeDocument(setting(shop, 'visible', false))).toMatchObject({
    problem: { status: 403 },
  })
})

test('a person who turns things off without an end waits as well, and others do not', async () => {
  const api = await withLimits({
    'work-company': { times: 0, seconds: 60 },
    'work-giving-way': { times: 2, seconds: 60 },
  })
  const shop = await givenShop(api)
  const off = (client: GivenShop['owner'], plate = 'bife') => {
    const operation = {
      kind: 'set' as const,
      place: ['menus', 'carta', 'plates', plate, 'visible'],
      to: false,
    }
    return client.changeDocument({ params: { id: shop.branchId }, body: { operations: [operation] } })
  }
  expect(await off(shop.owner)).toMatchObject({ ok: true })
  expect(await off(shop.owner, 'agua')).toMatchObject({ ok: true })
  expect(await off(shop.owner, 'agua')).toMatchObject(spent)
  const other = await api.as(await api.given.staff({ role: 'OWNER', company: shop.contact }))
  expect(await off(other, 'agua')).toMatchObject({ problem: { code: 'changed-meanwhile' } })
})

test('a place that is added, a list of a bank and what reads much wait for the share as well', async () => {
  const api = await withLimits({ 'work-company': { times: 0, seconds: 60 } })
  const shop = await givenShop(api)
  const [branch, contact] = [{ id: shop.branchId }, { id: shop.id }]
  const place = { name: 'Otro', alias: null, copyOf: shop.id }
  const { owner } = shop
  const movements = [{ day: '2026-11-20', amount: 1, text: '' }]
  const answers = await Promise.all([
    owner.addContact({ params: branch, body: place }),
    owner.addBrand({ params: branch, body: place }),
    owner.publishContact({ params: contact }),
    owner.importMovements({ params: contact, body: { account: 'a', movements } }),
    owner.listApiKeys({ params: contact }),
    owner.listHolidays({ params: contact }),
    owner.getBranding({ params: branch }),
  ])
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ ok: false })))
  for (const answer of answers) expect(answer).toMatchObject(spent)
})

test('a link to a draft spends a share of its own, and stops neither staff nor diners', async () => {
  const api = await withLimits({ 'work-previews': { times: 50, seconds: 60 } })
  const shop = await givenShop(api)
  const [operation] = setting(shop, 'price', 2).body.operations
  const draft = (to: number, token?: string) =>
    shop.owner.draftDocument({
      params: { id: shop.branchId },
      body: { operations: [{ ...operation!, to }], ...(token && { token }) },
    })
  const menuOf = (preview?: string) =>
    api.fetch(`/api/diner/${shop.alias}/menu/${shop.orderModeId}`, {
      headers: preview ? { 'x-preview': preview } : {},
    })
  const { token } = dataOf(await draft(2))
  const { token: other } = dataOf(await draft(3))
  expect([(await menuOf(token)).status, (await menuOf(token)).status]).toEqual([200, 200])
  const late = await menuOf(other)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await menuOf(token)).status).toBe(200)
  expect((await menuOf()).status).toBe(200)
  dataOf(await shop.owner.changeDocument(setting(shop, 'name', 'Ojo de bife')))
})
