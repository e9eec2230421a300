import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
/** Costs that were taken of the owner's share. */
let taken: number[]
/** Uses that are left of the owner's share. */
let left: number

beforeEach(async () => {
  taken = []
  left = 12_000
  const { take } = createRateLimiter()
  api = await startTestApi({
    rateLimiter: {
      take: async (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule !== 'work-person') return take(rule, key, taking)
        if (cost > left) return false
        taken.push(cost)
        left -= cost
        return true
      },
    },
  })
  shop = await givenShop(api)
})

/** Writes down changes from a number on, each of so many sentences. */
const given = ({ from, many, steps }: { from: number; many: number; steps: number }, sentence = 'Precio') =>
  sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
    select ${shop.companyId}::uuid, number, now(), 'CONSOLE', array['parrilla'], '[]',
      array_fill(${sentence}::text, array[${steps}::integer])
    from generate_series(${from}::integer, ${from + many - 1}::integer) as number`.execute(api.ports.database)

const ask = (query: { before?: number; text?: string } = {}) =>
  shop.owner.listRevisions({ params: { id: shop.branchId }, query })

async function page(query: { before?: number; text?: string } = {}) {
  taken.length = 0
  const { revisions, more, before } = dataOf(await ask(query))
  return { numbers: revisions.map(({ number }) => number), more, before, taken: [...taken] }
}

test('a page of the history costs by the steps of its changes, and an everyday one nothing', async () => {
  await given({ from: 1000, many: 30, steps: 2 })
  expect((await page()).taken).toEqual([])
  await given({ from: 2000, many: 5, steps: 1000 })
  // 5,000 steps, and 16 changes of 2 below them, without the first hundred.
  expect((await page()).taken).toEqual([99])
})

test('a page reads no more than 40,000 steps, or one change, and the next one goes on', async () => {
  await given({ from: 1000, many: 3, steps: 15_000 })
  await given({ from: 1003, many: 1, steps: 50_000 })
  expect(await page()).toEqual({ numbers: [1003], more: true, before: 1003, taken: [998] })
  const next = await page({ before: 1003 })
  expect(next).toEqual({ numbers: [1002, 1001], more: true, before: 1001, taken: [598] })
  const { numbers, more } = await page({ before: 1001 })
  expect([numbers[0], more]).toEqual([1000, false])
})

test('a page whose share is spent is refused before it is read, and a cheaper one is not', async () => {
  await given({ from: 1000, many: 1, steps: 20_000 })
  left = 397
  expect(await ask()).toMatchObject({ ok: false, problem: { status: 429, code: 'work-share-spent' } })
  expect(await ask({ before: 1000 })).toMatchObject({ ok: true })
})

test('a search looks into 100,000 sentences at once, counts those beyond 40,000, and goes on', async () => {
  await given({ from: 900, many: 1, steps: 3 }, 'Alias')
  await given({ from: 1000, many: 6, steps: 25_000 })
  // Of 100,000 sentences 60,000 weigh as 15,000 steps.
  expect(await page({ text: 'alias' })).toEqual({ numbers: [], more: true, before: 1002, taken: [150, 298] })
  const last = await page({ text: 'alias', before: 1002 })
  expect(last).toMatchObject({ numbers: [900], more: false, taken: [150, 49] })
})

test('a search whose share is spent is refused before it looks into anything', async () => {
  await given({ from: 1000, many: 4, steps: 25_000 })
  left = 150 + 297
  expect(await ask({ text: 'alias' })).toMatchObject({ problem: { code: 'work-share-spent' } })
})
