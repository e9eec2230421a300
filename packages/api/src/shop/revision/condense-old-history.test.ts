import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const DAY = 24 * 60 * 60_000
const BIFE = 'menus/carta/plates/bife'

let api: TestApi
let ids: { readonly branchId: string; readonly companyId: string }
let owner: Client

/** Some days later an owner signs in: sessions do not last that long. */
async function daysLater(days: number): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY)
  await runDueJobs(api.ports)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: ids as unknown as GivenContact }))
}

/** A shop that came by its file, one of whose prices changed twice in that month, and is 20.000. */
beforeEach(async () => {
  api = await startTestApi()
  ids = await givenImportedShop(api)
  await ensureRecurringJobs(api.ports)
  await setPrice(18_500.5, 19_000)
  await setPrice(19_000, 20_000)
})

/** The next day. */
async function setPrice(from: number, to: number): Promise<void> {
  await daysLater(1)
  const place = [...BIFE.split('/'), 'price']
  const body = { operations: [{ kind: 'set' as const, place, from, to }] }
  expect(await owner.changeDocument({ params: { id: ids.branchId }, body })).toMatchObject({ ok: true })
}

const numbered = (number: number) => ({ params: { id: ids.branchId, number } })
const stateOf = (number: number) => owner.getPastState({ ...numbered(number), query: { place: BIFE } })
const list = async () =>
  dataOf(await owner.listRevisions({ params: { id: ids.branchId }, query: {} })).revisions

/** spec('decisions tenant-history.10') */
test('a year later the month remains, and what is known by it alone is refused by name', async () => {
  await daysLater(1)
  expect(await list()).toHaveLength(3)
  await daysLater(400)
  expect(await list()).toMatchObject([{ number: 3, door: 'MONTH', condenses: 3, by: null, undoable: false }])
  const condensed = { problem: { status: 410, code: 'revision-condensed' } }
  for (const number of [2, 3]) expect(await owner.undoRevision(numbered(number))).toMatchObject(condensed)
  expect(await stateOf(2)).toMatchObject(condensed)
  const body = { place: BIFE, difference: '' }
  expect(await owner.restoreState({ ...numbered(2), body })).toMatchObject(condensed)
  expect(await owner.undoRevision(numbered(4))).toMatchObject({ problem: { code: 'revision-not-found' } })
})

test('a plate goes back to how the month left it', async () => {
  await daysLater(400)
  await setPrice(20_000, 25_000)
  const { difference, sentences } = dataOf(await stateOf(3))
  expect(sentences).toEqual([expect.stringContaining('25.000 → 20.000')])
  const body = { place: BIFE, difference }
  expect(await owner.restoreState({ ...numbered(3), body })).toMatchObject({
    ok: true,
    data: { revision: 5 },
  })
})
