import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
/** Costs that were taken of the owner's share and the company's; below 0 where given back. */
let taken: { person: number[]; company: number[] }
/** Uses that are left of the owner's share. */
let left: number

beforeEach(async () => {
  taken = { person: [], company: [] }
  left = 100_000
  const { take } = createRateLimiter()
  api = await startTestApi({
    rateLimiter: {
      take: async (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule === 'work-company') taken.company.push(cost)
        if (rule === 'work-company') return true
        if (rule !== 'work-person') return take(rule, key, taking)
        if (cost > left) return false
        taken.person.push(cost)
        left -= cost
        return true
      },
    },
  })
  shop = await givenShop(api)
})

const AGUA = ['menus', 'carta', 'plates', 'agua']

/** Writes down changes, each of so many steps of a plate's price. */
async function given({ from = 1000, many, steps }: { from?: number; many: number; steps: number }) {
  const { key } = await api.ports.database
    .selectFrom('branches')
    .select('key')
    .where('id', '=', shop.branchId)
    .executeTakeFirstOrThrow()
  const place = ['branches', key, ...AGUA, 'price']
  const operation = JSON.stringify({ kind: 'set', place, from: 1, to: 2 })
  await sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
    select ${shop.companyId}::uuid, number, now(), 'CONSOLE', array[${key}::text],
      (select jsonb_agg(${operation}::jsonb) from generate_series(1, ${steps}::integer)),
      array_fill('Precio'::text, array[${steps}::integer])
    from generate_series(${from}::integer, ${from + many - 1}::integer) as number`.execute(api.ports.database)
}

const params = (number = 1) => ({ id: shop.branchId, number })
const stateOf = (place = AGUA.join('/'), number = 1) =>
  shop.owner.getPastState({ params: params(number), query: { place } })
const restore = (difference: string) =>
  shop.owner.restoreState({ params: params(), body: { place: AGUA.join('/'), difference } })
const takenBack = (since = 1) =>
  shop.owner.getTakenBack({
    params: { id: shop.branchId },
    body: { menu: 'carta', since, places: ['plates/agua/price'] },
  })

/** Returns what a call took of the owner's share. */
async function costOf(call: () => Promise<unknown>): Promise<readonly number[]> {
  taken.person.length = 0
  await call()
  return [...taken.person]
}

const spent = { ok: false, problem: { status: 429, code: 'work-share-spent' } }
const tooMany = { ok: false, problem: { status: 422, code: 'too-many-changes-since' } }

test('a past state costs by the steps since then, and after few of them no more than its call', async () => {
  await given({ many: 2, steps: 50 })
  expect(await costOf(() => stateOf())).toEqual([110])
  expect(await costOf(() => takenBack())).toEqual([83])
  await given({ from: 2000, many: 5, steps: 1000 })
  expect(await costOf(() => stateOf())).toEqual([110, 100])
  expect(await costOf(() => takenBack())).toEqual([83, 100])
  // Of 5,100 steps 25 weigh as one that is made.
  expect(await costOf(() => restore('another'))).toEqual([60, 52])
  // Later ones alone are read.
  expect(await costOf(() => stateOf(AGUA.join('/'), 1001))).toEqual([110, 98])
  expect(await costOf(() => takenBack(2003))).toEqual([83, 18])
})

test('a past state whose share is spent is refused before it is read', async () => {
  await given({ many: 5, steps: 1000 })
  left = 110 + 97
  expect(await stateOf()).toMatchObject(spent)
  left = 83 + 97
  expect(await takenBack()).toMatchObject(spent)
  left = 60 + 49
  expect(await restore('another')).toMatchObject(spent)
})

test('more than 300,000 steps are not read at once', async () => {
  await given({ many: 1, steps: 1 })
  // Sentences alone: so many steps take long to be written.
  const grow = (steps: number) =>
    sql`update revisions set sentences = array_fill(''::text, array[${steps}::integer]) where number = 1000`.execute(
      api.ports.database,
    )
  await grow(300_001)
  expect(await stateOf()).toMatchObject(tooMany)
  expect(await takenBack()).toMatchObject(tooMany)
  expect(await restore('another')).toMatchObject(tooMany)
  await grow(300_000)
  expect(await costOf(() => stateOf())).toEqual([110, 5998])
})

test('a sheet is told the newest changes that it takes back, each by its first sentences', async () => {
  await given({ many: 60, steps: 1 })
  await given({ from: 2000, many: 3, steps: 12_000 })
  const { changes } = dataOf(await takenBack())
  const numbers = Array.from({ length: 47 }, (_, at) => 1013 + at)
  expect(changes.map(({ number }) => number)).toEqual([...numbers, 2000, 2001, 2002])
  expect(changes.at(-1)).toMatchObject({ count: 12_000, sentences: Array(10).fill('Precio') })
})

test('a company is not given back what was read for a thing without a way back', async () => {
  const { value } = dataOf(
    await shop.owner.getDocument({ params: { id: shop.branchId }, query: { place: 'menus/carta' } }),
  )
  const night = { place: ['menus', 'noche'], thing: { ...(value as object), key: 'noche', name: 'Noche' } }
  const made: number[] = []
  for (const kind of ['add', 'remove'] as const) {
    const body = { operations: [{ kind, ...night, after: 'carta' }] }
    const { revision } = dataOf(await shop.owner.changeDocument({ params: { id: shop.branchId }, body }))
    made.push(revision ?? 0)
  }
  taken.company.length = 0
  expect(await stateOf('menus/noche/plates/agua', made[0])).toMatchObject({
    problem: { status: 404, code: 'place-not-found' },
  })
  expect(taken.company).toEqual([110])
  taken.company.length = 0
  expect(await stateOf('menus/noche/plates/agua', 99)).toMatchObject({ problem: { status: 404 } })
  expect(taken.company).toEqual([110, -110])
})
