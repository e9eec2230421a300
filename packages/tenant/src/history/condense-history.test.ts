import { emptyDatabase } from '@mostrador/database/testing'
import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import { inverseOf, type Operation, type Thing } from '@mostrador/domain/revision/operation'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { restoringOf } from './restore-place.ts'
import { tenantSchema } from '../schema/tenant-schema.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { anyTenant } from '../testing/generated-tenants.ts'
import { undoRevision } from './undo-revision.ts'
import { condenseHistory } from './condense-history.ts'
import { listRevisions } from './list-revisions.ts'

const agua = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'agua']
const NOW = new Date('2026-11-20T12:00:00Z')

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const companyId = async () =>
  (await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()).id
const condense = async (now = NOW) => condenseHistory(world.db, { companyId: await companyId(), now })
const text = async (key = 'prueba') => JSON.stringify(await exportTenant(world.db, key))
const undo = (number: number) => undoRevision({ companyKey: 'prueba', number }, world)

/** A price that changes at a moment; answers the shop as it is then. */
async function priceAt(moment: string, from: number, to: number): Promise<string> {
  const operations: Operation[] = [{ kind: 'set', place: [...agua, 'price'], from, to }]
  const result = await changeTenant(
    { companyKey: 'prueba', operations, author: { door: 'SHEET' } },
    { ...world, now: new Date(moment) },
  )
  expect(result).toMatchObject({ ok: true })
  return text()
}

async function history() {
  const all = await listRevisions(world.db, {
    companyId: await companyId(),
    before: undefined,
    most: 50,
    sentences: 1,
  })
  return all.map(({ number, door, condenses, sentences }) => [number, door, condenses, ...sentences])
}

/** 1 to 7: January, March to its last minute in Buenos Aires, April, and what is of now. */
async function givenHistory(): Promise<{ readonly march: string; readonly now: string }> {
  await importTenant(smallTenant(), { ...world, now: new Date('2025-01-10T12:00:00Z') })
  await priceAt('2025-03-02T12:00:00Z', 1500, 1600)
  await priceAt('2025-03-20T12:00:00Z', 1600, 1700)
  const march = await priceAt('2025-04-01T02:59:00Z', 1700, 1800)
  await priceAt('2025-04-01T03:00:00Z', 1800, 1900)
  await priceAt('2025-11-01T12:00:00Z', 1900, 2000)
  const now = await priceAt('2026-11-19T12:00:00Z', 2000, 2100)
  return { march, now }
}

/** spec('decisions tenant-history.10') */
test('of a month of more than a year ago what it came to remains, and of the year every change', async () => {
  const { now } = await givenHistory()
  expect(await condense()).toBe(1)
  expect(await history()).toEqual([
    [7, 'SHEET', null, expect.stringContaining('2.000 → 2.100')],
    [6, 'SHEET', null, expect.stringContaining('1.900 → 2.000')],
    [5, 'SHEET', null, expect.stringContaining('1.800 → 1.900')],
    [4, 'MONTH', 3, 'Parrilla › Carta › Agua · precio: 1.500 → 1.800'],
    [1, 'FILE', null, expect.anything()],
  ])
  expect(await text()).toBe(now)
  expect(await condense()).toBe(0)
  const later = await priceAt('2026-11-20T12:00:00Z', 2100, 2200)
  expect(await condense(new Date('2027-12-01T12:00:00Z'))).toBe(1)
  expect((await history()).map(([number]) => number)).toEqual([8, 6, 5, 4, 1])
  expect(await text()).toBe(later)
})

test('a condensed month is a state to go back to, and no change of it can be undone alone', async () => {
  const { march } = await givenHistory()
  await condense()
  for (const number of [2, 3, 4]) expect(await undo(number)).toEqual({ ok: false, condensed: true })
  expect(await undo(8)).toBeUndefined()
  const to = (number: number) => restoringOf(world.db, { companyKey: 'prueba', number, place: agua })
  expect(await to(3)).toEqual({ ok: false, missing: 'month' })
  expect(await to(8)).toEqual({ ok: false, missing: 'revision' })
  const back = await to(4)
  if (!back.ok) throw new Error(back.missing)
  const author = { door: 'CONSOLE' } as const
  await changeTenant({ companyKey: 'prueba', operations: back.operations, author }, world)
  expect(await text()).toBe(march)
})

test('a revision that changed nothing of the shop stays, told as it was', async () => {
  await givenHistory()
  await sql`update revisions set number = number + 100 where number > 2`.execute(world.db)
  await sql`insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
    select company_id, 50, '2025-03-05T12:00:00Z', 'CONSOLE', '{""}', '[]', '{"Beto es cajero"}'
    from revisions where number = 1`.execute(world.db)
  expect(await condense()).toBe(1)
  expect((await history()).slice(3)).toEqual([
    [104, 'MONTH', 3, expect.anything()],
    [50, 'CONSOLE', null, 'Beto es cajero'],
    [1, 'FILE', null, expect.anything()],
  ])
})

test('whatever was changed in months of long ago, the shop can be walked back to the end of each', async () => {
  const files = fc.array(fc.tuple(anyTenant, anyTenant), { minLength: 2, maxLength: 3 })
  const each = fc.asyncProperty(files, async (months) => {
    await emptyDatabase(world.db)
    const ends: string[] = []
    for (const [month, two] of months.entries()) {
      for (const [at, file] of two.entries())
        await importTenant(file, { ...world, now: new Date(Date.UTC(2025, month, 5 + at)) })
      ends.push(await text('azar'))
    }
    await condense()
    const { rows } = await sql<{ at: Date; operations: readonly Operation[] }>`
      select at, operations from revisions order by number desc`.execute(world.db)
    let document = (await exportTenant(world.db, 'azar')) as unknown as Thing
    for (const [month, end] of [...ends.entries()].toReversed()) {
      expect(JSON.stringify(canonicalForm(tenantSchema, document))).toBe(end)
      for (const { operations } of rows.filter(({ at }) => at.getUTCMonth() === month && month > 0)) {
        const applied = applyOperations(document, inverseOf(operations))
        expect(applied).toMatchObject({ ok: true })
        if (applied.ok) document = canonicalForm(tenantSchema, applied.document) as Thing
      }
    }
  })
  await fc.assert(each, { numRuns: 8 })
})
