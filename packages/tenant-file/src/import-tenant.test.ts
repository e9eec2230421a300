import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportTenant } from './export-tenant.ts'
import type { ImportResult, ImportWorld } from './import-tenant.ts'
import { importTenant } from './import-tenant.ts'
import { smallTenant, testWorld } from './testing.ts'

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const imported = async (file: unknown) => {
  const result: ImportResult = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
  return result
}

const everything = async () => {
  const tables = [
    'plates',
    'garnishes',
    'working_hours',
    'order_modes',
    'files',
    'aliases',
    'branch_contacts',
  ] as const
  return Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()))
}

describe('a file and its export', () => {
  it('are the same', async () => {
    const file = smallTenant()
    await imported(file)
    expect(JSON.stringify(await exportTenant(world.db, 'prueba'), undefined, 1)).toBe(
      JSON.stringify(file, undefined, 1),
    )
  })
})

describe('the same file again', () => {
  it('changes nothing', async () => {
    await imported(smallTenant())
    const before = await everything()
    expect(await imported(smallTenant())).toMatchObject({
      changed: false,
      added: {},
      updated: {},
      removed: {},
      branchContactIds: [],
    })
    expect(await everything()).toEqual(before)
  })
})
