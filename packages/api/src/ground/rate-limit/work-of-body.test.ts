import { endpoints } from '@mostrador/contract/endpoints'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { takeWork, workOfBody } from './take-work.ts'
import { WORK_OF_100_KB } from './work.ts'

test('each call that takes a larger body than others costs by its size', () => {
  const byName: Readonly<Record<string, Endpoint>> = endpoints
  const larger = Object.keys(byName).filter((name) => byName[name]?.largestBody !== undefined)
  expect(Object.keys(WORK_OF_100_KB).toSorted()).toEqual(larger.toSorted())
  expect(WORK_OF_100_KB).toEqual({
    changeDocument: 25,
    draftDocument: 25,
    scheduleChange: 25,
    changeScheduled: 25,
    getTakenBack: 25,
    importMovements: 30,
    readSheet: 5,
    readBankSheet: 5,
  })
})

/** Shares of work that were taken, in the order of the takes. */
let taken: [share: string, cost: number][]
beforeEach(() => {
  taken = []
})

const KB = 1024

test.each([
  ['changeDocument', 16 * KB, 0],
  ['changeDocument', 16 * KB + 1, 1],
  ['changeDocument', 116 * KB, 25],
  ['changeDocument', 4096 * KB, 1020],
  ['importMovements', 116 * KB, 30],
  ['readSheet', 116 * KB, 5],
  ['uploadPicture', 4096 * KB, 0],
] as const)('a body of %s of %i bytes costs %i ms more', async (name, bytes, cost) => {
  const take = async (share: string, _key: string, { cost: one = 1 } = {}) => taken.push([share, one]) > 0
  const worker = { companyId: 'shop', share: 'work-company' } as const
  expect(await workOfBody({ take }, name, worker).mayRead(bytes)).toBe(true)
  expect(taken).toEqual(cost === 0 ? [] : [['work-company', cost]])
})

test('a body that comes in pieces costs what it costs as a whole', async () => {
  const take = async (share: string, _key: string, { cost = 1 } = {}) => taken.push([share, cost]) > 0
  const work = workOfBody({ take }, 'changeDocument', { companyId: 'shop', share: 'work-company' })
  for (let bytes = KB; bytes <= 1040 * KB; bytes += KB) await work.mayRead(bytes)
  expect(taken.reduce((sum, [, cost]) => sum + cost, 0)).toBe(256)
})

/** A server that tells what is taken of its shares, of which a company may take so much. */
async function withShares(times = 24_000): Promise<TestApi> {
  const { take } = createRateLimiter({ rules: { 'work-company': { times, seconds: 60 } } })
  return startTestApi({
    rateLimiter: {
      take: (rule, key, taking) => {
        if (rule.startsWith('work-')) taken.push([rule, taking?.cost ?? 1])
        return take(rule, key, taking)
      },
    },
  })
}

/** Changes of one name, there and back, of about a hundred bytes each. */
const renaming = (steps: number) => {
  const names = ['Bife de chorizo', 'Bife'] as const
  const place = ['menus', 'carta', 'plates', 'bife', 'name']
  return Array.from({ length: steps }, (_, at) => ({
    kind: 'set' as const,
    place,
    from: names[at % 2],
    to: names[(at + 1) % 2],
  }))
}

const both = (cost: number) => [
  ['work-person', cost],
  ['work-company', cost],
]

/** Makes calls by hand, whose bodies come in any way. */
async function sendAs(api: TestApi, shop: GivenShop) {
  const cookie = await cookieOfStaff(api, shop.ownerLogin)
  return (body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
    api.fetch(`/api/console/branches/${shop.branchId}/changes`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body,
      ...(typeof body !== 'string' && ({ duplex: 'half' } as object)),
    })
}

test('an everyday change costs what it always did, and is given back where it is refused', async () => {
  const api = await withShares()
  const shop = await givenShop(api)
  const cashier = await api.as(await api.given.staff({ contacts: [shop.contact] }))
  const change = { params: { id: shop.branchId }, body: { operations: renaming(2) } }
  dataOf(await shop.owner.changeDocument(change))
  dataOf(await shop.owner.draftDocument(change))
  expect(taken).toEqual([...both(35), ...both(9)])
  taken = []
  expect(await cashier.changeDocument(change)).toMatchObject({ problem: { status: 403 } })
  expect(taken).toEqual([...both(35), ['work-company', -35]])
})

test('a change of 5,000 steps costs by its size and its steps, made, drafted or refused', async () => {
  const api = await withShares()
  const shop = await givenShop(api)
  const cashier = await api.as(await api.given.staff({ contacts: [shop.contact] }))
  // 505,017 bytes.
  const change = { params: { id: shop.branchId }, body: { operations: renaming(5000) } }
  dataOf(await shop.owner.changeDocument(change))
  expect(taken).toEqual([...both(35), ...both(120), ...both(2500)])
  taken = []
  dataOf(await shop.owner.draftDocument(change))
  expect(taken).toEqual([...both(9), ...both(120), ...both(2500)])
  taken = []
  // Steps that were not made are given back to the company, and what was read is not.
  expect(await cashier.changeDocument(change)).toMatchObject({ problem: { status: 403 } })
  expect(taken).toEqual([...both(35), ...both(120), ...both(2500), ['work-company', -2500]])
  taken = []
  const when = { branchContactId: shop.contact.id, date: '2026-02-30', time: '10:00' }
  const scheduled = { ...change, body: { ...change.body, when } }
  expect(await shop.owner.scheduleChange(scheduled)).toMatchObject({ problem: { status: 400 } })
  expect(taken).toEqual([...both(180), ...both(120)])
})

test('the largest change that there may be fits into the share of a person', async () => {
  const count = createRateLimiter()
  const caller = { share: 'work-person', id: 'a' } as const
  const worker = { companyId: 'shop', share: 'work-company', caller } as const
  expect(await takeWork(count, 'changeDocument', worker)).toBe(true)
  const work = workOfBody(count, 'changeDocument', worker)
  expect(await work.mayRead(4096 * KB)).toBe(true)
  expect(await work.mayMake(20_000)).toBe(true)
  expect(await takeWork(count, 'addBrand', worker)).toBe(true)
  expect(await work.mayMake(20_000)).toBe(false)
})

test('a large body that is no JSON is paid for, and a body that is not read is given back', async () => {
  const api = await withShares()
  const shop = await givenShop(api)
  const send = await sendAs(api, shop)
  expect((await send('['.repeat(116 * KB))).status).toBe(400)
  expect(taken).toEqual([...both(35), ...both(25)])
  taken = []
  expect((await send('{')).status).toBe(400)
  expect((await send('{}', { 'content-length': '5000000' })).status).toBe(413)
  expect((await send('{}', { 'content-type': 'text/plain', 'content-length': '4000000' })).status).toBe(415)
  const back = [...both(35), ['work-company', -35]]
  expect(taken).toEqual([...back, ...back, ...back])
})

/** A body that counts the pieces of 64 KB that were asked of it. */
function bodyInPieces(pieces: number) {
  const asked = { times: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (asked.times === pieces) return controller.close()
        asked.times += 1
        controller.enqueue(new Uint8Array(64 * KB).fill(32))
      },
    },
    { highWaterMark: 0 },
  )
  return { asked, stream }
}

const tooMuch = {
  code: 'work-share-spent',
  detail: 'Hay demasiadas tareas pesadas a la vez en este comercio. Espera un minuto y vuelve a intentarlo.',
}

test('a body for which too little of the share is left is refused before it is read', async () => {
  const api = await withShares(35 + 100)
  const shop = await givenShop(api)
  const send = await sendAs(api, shop)
  const { asked, stream } = bodyInPieces(16)
  const answer = await send(stream, { 'content-length': String(1024 * KB) })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await answer.json()).toMatchObject(tooMuch)
  expect(asked.times).toBe(0)
})

test('a body of no declared length is read as far as the share goes', async () => {
  const api = await withShares(35 + 45)
  const shop = await givenShop(api)
  const send = await sendAs(api, shop)
  const { asked, stream } = bodyInPieces(60)
  const answer = await send(stream)
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject(tooMuch)
  expect(asked.times).toBe(4)
  // The last piece did not fit, and is not taken of the caller's either.
  const pieces = [...both(12), ...both(16), ...both(16), ...both(16)]
  expect(taken).toEqual([...both(35), ...pieces, ['work-person', -16]])
})
