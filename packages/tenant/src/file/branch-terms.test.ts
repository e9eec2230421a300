import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, it } from 'vitest'
import { exportTenant } from './export-tenant.ts'
import { importTenant } from './import-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests change files in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

async function imported(change: (branch: Loose) => void = () => undefined): Promise<void> {
  const file = smallTenant() as Loose
  change(file.branches[0])
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
}

/** spec('decisions who-sees-what.7') */
it('the box of notifications begins ticked, unless the file of a branch has it otherwise', async () => {
  const begins = () => world.db.selectFrom('branches').select('opt_in_ticked').execute()
  await imported()
  expect(await begins()).toEqual([{ opt_in_ticked: true }])
  await imported((branch) => (branch.optInTicked = false))
  expect(await begins()).toEqual([{ opt_in_ticked: false }])
  expect(await exportTenant(world.db, 'prueba')).toMatchObject({ branches: [{ optInTicked: false }] })
  await imported()
  expect(await begins()).toEqual([{ opt_in_ticked: true }])
  expect(await exportTenant(world.db, 'prueba')).toEqual(smallTenant())
})

/** spec('decisions beyond-the-documents.26') */
it('a brand speaks tú unless its file says vos', async () => {
  const voices = () => world.db.selectFrom('branches').select('voice').execute()
  await imported()
  expect(await voices()).toEqual([{ voice: 'TU' }])
  await imported((branch) => (branch.voice = 'VOS'))
  expect(await voices()).toEqual([{ voice: 'VOS' }])
  expect(await exportTenant(world.db, 'prueba')).toMatchObject({ branches: [{ voice: 'VOS' }] })
})

it('the other contacts of a branch hear of one that comes and of one that goes', async () => {
  const version = async () => {
    const contacts = world.db.selectFrom('branch_contacts').select('catalog_version')
    return (await contacts.where('key', '=', 'centro').executeTakeFirstOrThrow()).catalog_version
  }
  const withTwo = (branch: Loose) => {
    const [contact] = branch.branchContacts
    branch.branchContacts.push({ ...contact, key: 'norte', alias: undefined, soldOut: undefined })
  }
  await imported()
  expect(await version()).toBe(1)
  await imported(withTwo)
  expect(await version()).toBe(2)
  await imported(withTwo)
  expect(await version()).toBe(2)
  await imported()
  expect(await version()).toBe(3)
})
