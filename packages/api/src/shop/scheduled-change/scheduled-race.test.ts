import { createClient, type Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import * as routes from '@mostrador/contract/routes'
import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { beforeEach, expect, test } from 'vitest'
import { createApi } from '../../roof/create-api.ts'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenScheduled, MONDAY_AT, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { runDueChanges } from './run-due-changes.ts'

const ROUNDS = 4

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

/** Runs the jobs of a process whose claim ended, or that has one of another change. */
const runDue = () =>
  runDueChanges(api.ports, {
    id: nextTestId(),
    kind: 'scheduled-change',
    companyId: shop.companyId,
    branchId: shop.branchId,
    payload: {},
    attempts: 1,
    claimedUntil: api.clock.now,
  })

/** The owner at another server of the same shop. */
async function ownerElsewhere(): Promise<Client> {
  const other = createApi({ ...api.ports })
  const cookie = await cookieOfStaff(api, shop.ownerLogin)
  return createClient(
    async (url, init) =>
      other.request(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: api.ports.publicUrl },
      }),
    routes,
  )
}

/** spec('decisions prices-and-time.11') */
test('two servers and a claim that ended make each change once, in their order', async () => {
  let price = 1500
  for (let hour = 6; hour < 10; hour += 1, price += 1)
    await scheduled.kept([priceOf('agua', price, price + 1)], {
      when: { date: '2026-11-23', time: `0${hour}:00` },
    })
  api.clock.now = new Date(MONDAY_AT.getTime() + 24 * 60 * 60_000)
  await Promise.all([runDueJobs(api.ports), runDueJobs(api.ports), runDue(), runDue()])
  expect(await scheduled.prices()).toMatchObject({ agua: 1504 })
  expect((await scheduled.list()).map(({ state, problems }) => [state, problems.length])).toEqual(
    Array.from({ length: 4 }, () => ['APPLIED', 0]),
  )
  expect(await scheduled.revisions()).toHaveLength(5)
})

/** spec('decisions prices-and-time.11') */
test('of calling off and the time that comes, one is first', async () => {
  let price = 1500
  for (let round = 0; round < ROUNDS; round += 1) {
    api.clock.now = new Date('2026-11-20T15:00:00.000Z')
    const { id, version } = await scheduled.kept([priceOf('agua', price, price + 1)])
    api.clock.now = MONDAY_AT
    const params = { id: shop.branchId, changeId: id }
    const [canceled] = await Promise.all([
      shop.owner.cancelScheduled({ params, body: { version } }),
      runDue(),
    ])
    const ended = await scheduled.one(id)
    if (canceled.ok) expect(ended).toMatchObject({ state: 'CANCELED', revision: null })
    else {
      expect(canceled.problem).toMatchObject({ status: 409, code: 'scheduled-ended' })
      expect(ended).toMatchObject({ state: 'APPLIED' })
      price += 1
    }
    expect(await scheduled.prices()).toMatchObject({ agua: price })
  }
})

/** spec('decisions prices-and-time.11') */
test('of moving and the time that comes, one is first', async () => {
  let price = 1500
  for (let round = 0; round < ROUNDS; round += 1) {
    api.clock.now = new Date('2026-11-20T15:00:00.000Z')
    const { id, version } = await scheduled.kept([priceOf('agua', price, price + 1)])
    api.clock.now = MONDAY_AT
    const params = { id: shop.branchId, changeId: id }
    const when = { branchContactId: shop.id, date: '2026-11-24', time: '06:00' }
    const [moved] = await Promise.all([
      shop.owner.changeScheduled({ params, body: { version, when } }),
      runDue(),
    ])
    if (moved.ok) {
      expect(await scheduled.prices()).toMatchObject({ agua: price })
      expect(await scheduled.one(id)).toMatchObject({ state: 'WAITING', version: 2 })
      api.clock.now = new Date('2026-11-24T09:00:00.000Z')
      await runDue()
    } else expect(moved.problem).toMatchObject({ status: 409, code: 'scheduled-ended' })
    price += 1
    expect(await scheduled.prices()).toMatchObject({ agua: price })
    expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED' })
  }
})

/** spec('decisions prices-and-time.8') */
test('of two changes that meet and are scheduled at once, the second is told', async () => {
  const elsewhere = await ownerElsewhere()
  const asked = await Promise.all([
    scheduled.schedule([priceOf('agua', 1500, 1600)]),
    scheduled.schedule([priceOf('agua', 1500, 1700)], { by: elsewhere }),
  ])
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(asked.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, code: 'meets-scheduled' } })
  expect(await scheduled.list()).toHaveLength(1)
})

/** spec('decisions prices-and-time.11') */
test('of two price rules and an import at once each field has one writer, and nothing is lost', async () => {
  const elsewhere = await ownerElsewhere()
  const document = async () => {
    const read = await shop.owner.getDocument({ params: { id: shop.branchId }, query: { place: 'menus' } })
    return { menus: dataOf(read).value } as Thing
  }
  const before = await document()
  const flan = { key: 'flan', category: 'carnes', name: 'Flan', price: 4200 }
  const added: OperationWire = {
    kind: 'add',
    place: ['menus', 'carta', 'plates', 'flan'],
    thing: flan,
    after: 'agua',
  }
  const rule = (percent: number) =>
    ({
      scope: { menu: 'carta', withGarnishes: false },
      change: { kind: 'PERCENT', way: 'UP', percent },
    }) as const
  const size = (from: number, to: number): OperationWire => ({
    kind: 'set',
    place: ['menus', 'carta', 'plates', 'bife', 'sizes', 'medio', 'price'],
    from,
    to,
  })
  const change = (
    client: Client,
    operations: OperationWire[],
    more: { door: 'RULE' | 'SHEET'; rule?: ReturnType<typeof rule> },
  ) => client.changeDocument({ params: { id: shop.branchId }, body: { operations, ...more } })
  const answers = await Promise.all([
    change(shop.owner, [priceOf('agua', 1500, 1650), size(12_000, 13_200)], { door: 'RULE', rule: rule(10) }),
    change(elsewhere, [priceOf('agua', 1500, 1800), size(12_000, 14_400)], { door: 'RULE', rule: rule(20) }),
    change(elsewhere, [added, priceOf('agua', 1500, 1700)], { door: 'SHEET' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok)
      expect(answer.problem).toMatchObject({
        status: 409,
        code: 'changed-meanwhile',
        errors: [{ path: 'menus/carta/plates/agua/price', by: 'Sofía' }],
      })
  const made = await api.ports.database
    .selectFrom('revisions')
    .select('operations')
    .where('number', '>', 1)
    .orderBy('number')
    .execute()
  const operations = made.flatMap((one) => one.operations as unknown as readonly Operation[])
  const replayed = applyOperations(
    before,
    operations.map((one) => ({ ...one, place: one.place.slice(2) })),
  )
  expect(replayed).toEqual({ ok: true, document: await document() })
})
