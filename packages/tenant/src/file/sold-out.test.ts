import { emptyDatabase } from '@mostrador/database/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { exportTenant } from './export-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { importTenant } from './import-tenant.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests change files anywhere, and in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

let world: ImportWorld
beforeAll(async () => {
  world = await testWorld()
})
beforeEach(() => emptyDatabase(world.db))

const changed = (change: (branch: Loose) => void): Loose => {
  const file = smallTenant() as Loose
  change(file.branches[0])
  return file
}
const imported = async (file: unknown) => {
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
  return result
}
const exported = async () => ((await exportTenant(world.db, 'prueba')) as Loose).branches[0]
const problemsOf = (file: unknown) => {
  const checked = checkTenantFile(file)
  return checked.ok ? [] : checked.problems.map(({ path, code }) => [path.replace('branches[0].', ''), code])
}

const TABLES = ['sold_out_plates', 'sold_out_sizes', 'sold_out_garnishes', 'sold_out_ingredients'] as const
const marks = async () => {
  const rows = await Promise.all(TABLES.map((table) => world.db.selectFrom(table).selectAll().execute()))
  return rows.map((of) => of.length)
}

/** spec('decisions beyond-the-documents.5') */
test('a sold-out mark comes back from an export with its end, of any kind', async () => {
  await imported(smallTenant())
  expect(await marks()).toEqual([2, 1, 1, 1])
  expect((await exported()).branchContacts[0].soldOut).toEqual(
    smallTenant().branches[0].branchContacts?.[0]?.soldOut,
  )
})

test('a file that says nothing of it leaves it alone, one that says so is the truth', async () => {
  await imported(smallTenant())
  expect(await imported(changed((branch) => delete branch.branchContacts[0].soldOut))).toMatchObject({
    changed: false,
  })
  const later = { type: 'INGREDIENT', thing: 'carne', until: '2026-12-09T15:00:00.000Z' }
  await imported(changed((branch) => (branch.branchContacts[0].soldOut = [later])))
  expect(await marks()).toEqual([0, 0, 0, 1])
  expect((await exported()).branchContacts[0].soldOut).toEqual([later])
})

test('the version of the catalogue grows with what ran out, and with what things are made with', async () => {
  await imported(smallTenant())
  const version = async () =>
    Number(
      (await world.db.selectFrom('branch_contacts').select('catalog_version').executeTakeFirstOrThrow())
        .catalog_version,
    )
  const before = await version()
  await imported(changed((branch) => branch.branchContacts[0].soldOut.pop()))
  expect(await version()).toBe(before + 1)
  await imported(
    changed((branch) => {
      branch.branchContacts[0].soldOut.pop()
      branch.menus[0].plates[1].ingredients = ['agua']
    }),
  )
  expect(await version()).toBe(before + 2)
  expect((await exported()).menus[0].plates.map(({ ingredients }: Loose) => ingredients)).toEqual([
    ['carne', 'sal gruesa'],
    ['agua'],
  ])
})

test('a mark of an ingredient that nothing is made with any more is in no export', async () => {
  await imported(smallTenant())
  const without = changed((branch) => {
    delete branch.menus[0].plates[0].ingredients
    delete branch.branchContacts[0].soldOut
  })
  await imported(without)
  expect(await marks()).toEqual([2, 1, 1, 1])
  const { soldOut } = (await exported()).branchContacts[0]
  expect(soldOut).not.toContainEqual({ type: 'INGREDIENT', thing: 'carne' })
  expect(soldOut).toHaveLength(4)
})

test('an ingredient is written in one way, and once for each thing', () => {
  const spelt = changed((branch) => {
    branch.menus[0].plates[1].ingredients = ['Sal Gruesa', 'agua', 'água']
  })
  expect(problemsOf(spelt)).toEqual([
    ['menus[0].plates[1].ingredients[0]', 'ingredient-spelt-twice'],
    ['menus[0].plates[1].ingredients[2]', 'listed-twice'],
  ])
})

test('a sold-out mark names a thing that is there, once, and in known words', () => {
  const spoilt = (...soldOut: readonly unknown[]) =>
    problemsOf(changed((branch) => (branch.branchContacts[0].soldOut = soldOut))).map(([path, code]) => [
      path?.replace('branchContacts[0].soldOut', ''),
      code,
    ])
  expect(
    spoilt(
      'carta/vino',
      { type: 'SIZE', thing: 'carta/bife/doble' },
      { type: 'GARNISH', thing: 'carta/bife/medio' },
      { type: 'INGREDIENT', thing: 'palta' },
      'carta/agua',
      { type: 'PLATE', thing: 'carta/agua' },
    ),
  ).toEqual([
    ['[0]', 'key-unknown'],
    ['[1]', 'key-unknown'],
    ['[2]', 'key-unknown'],
    ['[3]', 'key-unknown'],
    ['[5]', 'listed-twice'],
  ])
  expect(
    spoilt('agua', { type: 'PLATE', thing: 'carta/agua', until: 'mañana' }, { type: 'MENU', thing: 'carta' }),
  ).toEqual([
    ['[0]', 'key-path-malformed'],
    ['[0]', 'key-unknown'],
    ['[1].until', 'instant-malformed'],
    ['[2].type', 'not-one-of'],
  ])
})
