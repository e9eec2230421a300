import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyTestDatabase } from '../../testing/test-database.ts'
import { COSTS, TAKES, TIMES, toldAndModel, usedAtOnce } from '../../testing/takes-of-a-model.ts'
import { createCountsInDatabase, deleteEnded } from './counts-in-database.ts'
import { createCounts } from './counts-in-memory.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { takeWork } from './take-work.ts'

const rules = { 'work-company': { times: TIMES, seconds: 60 } }
let runs = 0
const fresh = (): string => `${(runs += 1)} `

test('in memory a take that is refused leaves all that there was', async () => {
  const { take } = createRateLimiter({ rules })
  const asModel = fc.asyncProperty(TAKES, async (takes) => {
    const { told, model } = await toldAndModel(take, { rule: 'work-company', prefix: fresh(), takes })
    expect(told).toEqual(model)
  })
  await fc.assert(asModel)
})

test('in PostgreSQL a take that is refused leaves all that there was', async () => {
  const { db } = await emptyTestDatabase()
  const { take } = createRateLimiter({
    database: db,
    rules: { 'work-company': { ...rules['work-company'], together: true } },
  })
  const asModel = fc.asyncProperty(TAKES, async (takes) => {
    const { told, model } = await toldAndModel(take, { rule: 'work-company', prefix: fresh(), takes })
    expect(told).toEqual(model)
  })
  await fc.assert(asModel, { numRuns: 25 })
})

test('in PostgreSQL takes at once use no more than there is', async () => {
  const { db } = await emptyTestDatabase()
  const together = { rules: { 'work-company': { ...rules['work-company'], together: true } } }
  const make = () => createRateLimiter({ database: db, ...together })
  const limiters = [make(), make()] as const
  const atOnce = fc.asyncProperty(COSTS, async (costs) => {
    const used = await usedAtOnce(limiters, { rule: 'work-company', key: fresh(), costs })
    expect(used.atOnce).toBeLessThanOrEqual(TIMES)
    expect(used.inAll).toBe(10)
  })
  await fc.assert(atOnce, { numRuns: 15 })
})

const share = { times: TIMES, seconds: 60 }
const countsBy = {
  memory: async (now: () => number) => createCounts(share, { most: 3, now }),
  PostgreSQL: async (now: () => number) =>
    createCountsInDatabase((await emptyTestDatabase()).db, { name: 'counted', ...share, now }),
}

test.each(['memory', 'PostgreSQL'] as const)(
  'in %s a refused take begins no count, and says when the one that there is ends',
  async (store) => {
    let at = 0
    const count = await countsBy[store](() => at)
    expect(await count('a', 11)).toMatchObject({ ok: false, seconds: 60 })
    expect(await count('a', 0)).toEqual({ ok: true })
    at = 30_000
    expect(await count('a', 10)).toEqual({ ok: true })
    at = 60_000
    expect(await count('a', 1)).toEqual({ ok: false, seconds: 30, isSpent: true })
    expect(await count('a', 0)).toEqual({ ok: false, seconds: 30, isSpent: true })
    expect(await count('a', -1)).toEqual({ ok: true })
    expect(await count('a', 2)).toEqual({ ok: false, seconds: 30, isSpent: false })
    at = 90_000
    expect(await count('a', -5)).toEqual({ ok: true })
    expect(await count('a', 11)).toMatchObject({ ok: false })
    expect(await count('a', 10)).toEqual({ ok: true })
  },
)

test('counts that ended are deleted, and those that go on are not', async () => {
  const { db } = await emptyTestDatabase()
  for (const at of [0, 1000])
    await createCountsInDatabase(db, { name: 'counted', ...share, now: () => at })(`at ${at}`, 3)
  await deleteEnded(db, 60_000)
  expect(await db.selectFrom('rate_limits').select(['key', 'points']).execute()).toEqual([
    { key: 'counted:at 1000', points: 3 },
  ])
})

test('a spent company takes nothing of the share of who calls', async () => {
  const { take } = createRateLimiter({
    rules: { 'work-company': { times: 50, seconds: 60 }, 'work-person': { times: 100, seconds: 60 } },
  })
  const worker = {
    companyId: 'fuego',
    share: 'work-company',
    caller: { share: 'work-person', id: 'ana' },
  } as const
  for (const said of [true, false, false, false])
    expect(await takeWork({ take }, 'changeDocument', worker)).toBe(said)
  expect(await take('work-person', 'ana', { cost: 65 })).toBe(true)
})
