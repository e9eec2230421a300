import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import { priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const MOMENT = '2026-12-07T16:00:00.000Z'

let api: TestApi
let shop: GivenShop
/** Costs that were taken of the owner's share, and of that for showing drafts. */
let taken: { person: number[]; previews: number[] }
/** Uses that are left of each of them. */
let left: number

beforeEach(async () => {
  taken = { person: [], previews: [] }
  left = 100_000
  const { take } = createRateLimiter()
  api = await startTestApi({
    rateLimiter: {
      take: async (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule !== 'work-person' && rule !== 'work-previews') return take(rule, key, taking)
        if (cost > left) return false
        taken[rule === 'work-person' ? 'person' : 'previews'].push(cost)
        left -= cost
        return true
      },
    },
  })
  shop = await givenShop(api)
})

/** Lets a change of so many steps wait until the day before the moment. */
async function given(steps: number): Promise<void> {
  const place = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'agua', 'price']
  const operations = Array.from({ length: steps }, (_, at) => ({ kind: 'set', place, from: at, to: at + 1 }))
  await sql`
    insert into scheduled_changes (company_id, branch_id, id, operations, door, sentences, partly,
      staff_user_id, created_at, run_at, wall, time_zone, state, settled, shown)
    values (${shop.companyId}::uuid, ${shop.branchId}::uuid, ${api.ports.newId()}::uuid,
      ${JSON.stringify(operations)}::jsonb, 'CONSOLE', array['Precio'], false, ${shop.ownerLogin.id}::uuid,
      ${api.clock.now}::timestamptz, '2026-12-06T09:00:00Z', '2026-12-06T06:00',
      'America/Argentina/Buenos_Aires', 'WAITING', false, 'PERSON')`.execute(api.ports.database)
}

const draft = (operations: readonly ReturnType<typeof priceOf>[] = []) =>
  shop.owner.draftDocument({
    params: { id: shop.branchId },
    body: { operations: [...operations], moment: MOMENT },
  })

/** Shows a draft once: the status, what it took, and whether it read steps that wait. */
async function show(token: string) {
  taken.previews.length = 0
  let status = 0
  const said = await statementsOf(async () => {
    const headers = { [PREVIEW_HEADER]: token }
    ;({ status } = await api.fetch(`/api/diner/${shop.alias}`, { headers }))
  })
  return { status, taken: [...taken.previews], reads: said.some((text) => text.includes('s.operations')) }
}

test('a draft with a moment reads what waits before it once, at the cost of its steps', async () => {
  await given(2100)
  const { token } = dataOf(await draft())
  // Steps that are read, and then tried for the catalogue: 2,100 and 70 of their change.
  expect(await show(token)).toEqual({ status: 200, taken: [63, 1085], reads: true })
  for (const _ of [2, 3]) expect(await show(token)).toEqual({ status: 200, taken: [], reads: false })
  await sql`update scheduled_changes set version = version + 1`.execute(api.ports.database)
  expect(await show(token)).toEqual({ status: 200, taken: [63, 1085], reads: true })
  await sql`update scheduled_changes set state = 'CANCELED', ended_at = now()`.execute(api.ports.database)
  expect(await show(token)).toMatchObject({ status: 200, taken: [50] })
})

test('a draft whose share is spent reads none of what waits', async () => {
  await given(2100)
  const { token } = dataOf(await draft())
  left = 62
  expect((await show(token)).status).toBe(429)
  expect(await show(token)).toEqual({ status: 429, taken: [], reads: false })
})

test('a draft of a moment alone costs by the steps that wait before it', async () => {
  await given(1600)
  taken.person.length = 0
  dataOf(await draft())
  expect(taken.person).toEqual([9])
  await given(2100)
  taken.person.length = 0
  dataOf(await draft())
  // Of 3,700 steps sixteen weigh as one that is made.
  expect(taken.person).toEqual([9, 66])
  left = 9 + 65
  expect(await draft()).toMatchObject({ problem: { status: 429, code: 'work-share-spent' } })
})

test('a draft costs for each change that waits before its moment, however few steps it has', async () => {
  for (let at = 0; at < 20; at += 1) await given(1)
  const step = priceOf('agua', 1500, 1600)
  left = 9 + 659
  expect(await draft([step])).toMatchObject({ problem: { status: 429, code: 'work-share-spent' } })
  left = 10_000
  taken.person.length = 0
  const { token } = dataOf(await draft([step]))
  // Twenty changes of 71 steps; a hundred cost nothing.
  expect(taken.person).toEqual([9, 660])
  // The draft's own step is one more; each change is tried again for the catalogue.
  expect(await show(token)).toMatchObject({ status: 200, taken: [711] })
})
