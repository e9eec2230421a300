import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { givenScheduled, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>
/** Costs that were taken of the owner's share. */
let taken: number[]
/** Uses that are left of the owner's share. */
let left: number

beforeEach(async () => {
  taken = []
  left = 24_000
  const { take } = createRateLimiter()
  api = await startTestApi({
    rateLimiter: {
      take: async (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule !== 'work-person') return rule.startsWith('work-') || take(rule, key, taking)
        if (cost > left) return false
        taken.push(cost)
        left -= cost
        return true
      },
    },
  })
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

const SPENT = { ok: false, problem: { status: 429, code: 'work-share-spent' } }

const WAITS_UNTIL = '2026-11-22T09:00Z'

type Given = {
  readonly state?: 'WAITING' | 'APPLIED' | 'FAILED' | 'CANCELED'
  /** Plate whose price each of its steps changes. */
  readonly plate?: string
  readonly steps: number
  /** Price before its first step. */
  readonly from?: number
  readonly runAt?: string
}

/** Writes down a change of so many steps of one price, and returns its id. */
async function given({ state = 'WAITING', plate = 'agua', from = 1500, steps, runAt = WAITS_UNTIL }: Given) {
  const id = api.ports.newId()
  const place = ['branches', 'parrilla', ...priceOf(plate, 0, 0).place]
  const ended = state === 'WAITING' ? null : runAt
  await sql`
    insert into scheduled_changes (company_id, branch_id, id, operations, door, sentences, partly, created_at,
      run_at, wall, time_zone, state, ended_at, settled)
    select ${shop.companyId}::uuid, ${shop.branchId}::uuid, ${id}::uuid, jsonb_agg(jsonb_build_object('kind', 'set',
      'place', ${JSON.stringify(place)}::jsonb, 'from', ${from}::integer + number, 'to', ${from + 1}::integer + number)), 'CONSOLE',
      array_agg('Precio'::text), false, now(), ${runAt}::timestamptz, '2026-11-22T06:00', 'America/Argentina/Buenos_Aires',
      ${state}, ${ended}::timestamptz, ${state === 'APPLIED' || state === 'CANCELED'}
    from generate_series(0, ${steps - 1}::integer) as number`.execute(api.ports.database)
  return id
}

const params = (changeId: string) => ({ id: shop.branchId, changeId })
const get = (changeId: string) => shop.owner.getScheduled({ params: params(changeId) })
const cancel = (changeId: string) =>
  shop.owner.cancelScheduled({ params: params(changeId), body: { version: 1 } })

/** Returns what an action costs the owner. */
async function costs(action: () => Promise<unknown>): Promise<readonly number[]> {
  taken.length = 0
  await action()
  return [...taken]
}

describe('a change that is put off', () => {
  test('costs a little for each step that waits', async () => {
    await given({ steps: 3000, plate: 'nada' })
    // 3,000 steps count as 188, of which a hundred cost nothing.
    expect(await costs(() => scheduled.kept([priceOf('agua', 1500, 1600)]))).toEqual([180, 44])
  })

  test('costs more for each step before it that it meets, which is made on trial', async () => {
    await given({ steps: 3000 })
    const schedule = () => scheduled.schedule([priceOf('agua', 4500, 4600)])
    // Its 188 looks, and 3,000 steps of one change, which counts as 70 more.
    expect(await costs(schedule)).toEqual([180, 44, 1535])
  })

  test('costs for each change before it that it meets, however few steps it has', async () => {
    for (let at = 0; at < 20; at += 1)
      await given({ steps: 1, from: 1500 + at, runAt: `2026-11-22T09:${at + 10}Z` })
    const schedule = () => scheduled.schedule([priceOf('agua', 1520, 1600)])
    left = 180 + 660
    expect(await schedule()).toMatchObject(SPENT)
    left = 180 + 661
    // Two looks, and twenty changes of 71 steps; a hundred cost nothing.
    expect(await costs(async () => expect(await schedule()).toMatchObject({ ok: true }))).toEqual([180, 661])
  })

  test('is refused before the waiting ones are read where the share is spent', async () => {
    await given({ steps: 3000, plate: 'nada' })
    left = 180 + 43
    expect(await scheduled.schedule([priceOf('agua', 1500, 1600)])).toMatchObject(SPENT)
    left = 12_000
    const { id } = await scheduled.kept([priceOf('agua', 1500, 1600)])
    // One of its own, too.
    left = 120 + 44
    expect(await move(id)).toMatchObject(SPENT)
    left = 120 + 45
    expect(await move(id)).toMatchObject({ ok: true })
  })

  test('is refused as one too many before anything is counted or judged', async () => {
    await given({ steps: 39_999, plate: 'nada' })
    // Over a price that is not there it would be told that it does not fit.
    const two = [priceOf('agua', 1, 2), priceOf('agua', 2, 3)]
    const refused = { problem: { status: 422, code: 'too-many-scheduled' } }
    expect(await costs(async () => expect(await scheduled.schedule(two)).toMatchObject(refused))).toEqual([
      180,
    ])
  })
})

const move = (changeId: string) =>
  shop.owner.changeScheduled({
    params: params(changeId),
    body: { version: 1, when: { branchContactId: shop.id, date: '2026-11-24', time: '06:00' } },
  })

test('a draft of a moment costs by the steps that wait until then, before they are read', async () => {
  await given({ steps: 3000, plate: 'nada' })
  const draft = (moment: string) =>
    shop.owner.draftDocument({ params: { id: shop.branchId }, body: { moment } })
  expect(await costs(() => draft('2026-11-21T09:00:00.000Z'))).toEqual([9])
  left = 9 + 43
  expect(await draft('2026-11-23T09:00:00.000Z')).toMatchObject(SPENT)
  left = 9 + 44
  expect(await draft('2026-11-23T09:00:00.000Z')).toMatchObject({ ok: true })
})

describe('changes that are looked at or called off', () => {
  test.each(['getScheduled', 'cancelScheduled'] as const)(
    '%s costs by the steps of its change',
    async (name) => {
      const id = await given({ state: 'FAILED', steps: 1100 })
      const ask = () => (name === 'getScheduled' ? get(id) : cancel(id))
      left = 29
      expect(await ask()).toMatchObject(SPENT)
      left = 30
      expect(await costs(async () => expect(await ask()).toMatchObject({ ok: true }))).toEqual([30])
    },
  )

  test('one that waits costs the steps of all that wait', async () => {
    const id = await given({ steps: 1100 })
    await given({ steps: 1000 })
    expect(await costs(() => get(id))).toEqual([30, 30])
  })

  test('a list costs by the steps of its changes, ended ones too', async () => {
    await given({ steps: 1100 })
    await given({ steps: 1000, state: 'CANCELED', runAt: '2026-11-19T09:00Z' })
    left = 59
    expect(await shop.owner.listScheduled({ params: { id: shop.branchId }, query: {} })).toMatchObject(SPENT)
    left = 60
    expect(await costs(() => scheduled.list())).toEqual([60])
  })

  test('a list has 100 ended ones: those that need a look, and then the newest', async () => {
    const failed = await given({ state: 'FAILED', steps: 1, runAt: '2026-10-01T09:00Z' })
    const waiting = await given({ steps: 1 })
    const day = (at: number) => new Date(Date.parse('2026-11-01T09:00Z') + at * 3_600_000).toISOString()
    const ended = []
    for (let at = 0; at < 110; at += 1)
      ended.push(await given({ state: 'APPLIED', steps: 1, runAt: day(at) }))
    const ids = (await scheduled.list()).map(({ id }) => id)
    expect(ids).toEqual([failed, ...ended.slice(11), waiting])
  })

  test('a list has ended ones of 40,000 steps, or the newest where it has more', async () => {
    const at = (day: number) => `2026-11-1${day}T09:00Z`
    const first = await given({ state: 'APPLIED', steps: 15_000, runAt: at(1) })
    const second = await given({ state: 'APPLIED', steps: 20_000, runAt: at(2) })
    const third = await given({ state: 'APPLIED', steps: 20_000, runAt: at(3) })
    const last = await given({ state: 'APPLIED', steps: 41_000, runAt: at(4) })
    const until = async (day: number) =>
      (await scheduled.list(shop.owner, { until: new Date(at(day)).toISOString() })).map(({ id }) => id)
    expect(await until(5)).toEqual([last])
    expect(await until(4)).toEqual([second, third])
    expect(await until(3)).toEqual([first, second])
  })
})
