import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Operation } from '@mostrador/domain/revision/operation'
import { emptyDatabase } from '@mostrador/database/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTenant } from './change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from '../history/undo-revision.ts'

const companyKey = 'prueba'
const branch = ['branches', 'parrilla']
const ofBrand = [...branch, 'menus', 'carta', 'plates', 'agua', 'dailyCount']
const ofContact = [...branch, 'branchContacts', 'centro', 'menus', 'carta', 'plates', 'agua', 'dailyCount']

let world: ImportWorld

beforeAll(async () => {
  world = await testWorld()
})

beforeEach(async () => {
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

const set = (place: readonly string[], from: unknown, to: unknown): Operation => ({
  kind: 'set',
  place,
  from,
  to,
})
const change = (...operations: Operation[]) =>
  changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)

/** Values of the plate at the brand and at the branch contact. */
async function said() {
  const exported = await exportTenant(world.db, companyKey)
  const [first] = exported?.branches ?? []
  const brand = first?.menus?.find(({ key }) => key === 'carta')?.plates
  const contact = first?.branchContacts?.[0]?.menus?.[0]?.plates
  const countOf = (plates: readonly { key: string; dailyCount?: number | undefined }[] | undefined) =>
    plates?.find(({ key }) => key === 'agua')?.dailyCount
  return [countOf(brand), countOf(contact)]
}
const versions = async () => {
  const rows = await world.db.selectFrom('branch_contacts').select('catalog_version').execute()
  return rows.map(({ catalog_version }) => Number(catalog_version))
}
const sentence = async () => {
  const rows = await world.db.selectFrom('revisions').select('sentences').orderBy('number', 'desc').execute()
  return rows[0]?.sentences[0]
}

/** spec('decisions daily-count.5') */
test('a brand says how many there are for a day, and a contact another number: told, taken back, in the catalogue', async () => {
  const before = await versions()
  expect(await change(set(ofBrand, undefined, 20))).toMatchObject({ ok: true })
  expect(await sentence()).toBe('Parrilla › Carta › Agua · cantidad por día: nada → 20')
  expect(await versions()).not.toEqual(before)
  expect(await change(set(ofContact, undefined, 5))).toMatchObject({
    ok: true,
    added: { plate_overrides: 1 },
  })
  expect(await sentence()).toBe(
    'Parrilla › Centro › Carta › Agua · cantidad por día en este local: como la marca → 5',
  )
  expect(await said()).toEqual([20, 5])
  expect(await undoRevision({ companyKey, number: 2 }, world)).toMatchObject({ ok: true })
  expect(await said()).toEqual([undefined, 5])
  expect(await change(set(ofContact, 5, undefined))).toMatchObject({ removed: { plate_overrides: 1 } })
  expect(await said()).toEqual([undefined, undefined])
})

/** spec('decisions daily-count.5') */
test('it is a whole number of at least one, and needs to edit the menu where it is said', async () => {
  for (const to of [0, 2.5, -1, 100_001])
    expect(await change(set(ofBrand, undefined, to))).toMatchObject({
      ok: false,
      problems: [{ path: 'branches[0].menus[0].plates[1].dailyCount' }],
    })
  expect(await said()).toEqual([undefined, undefined])
  expect(needsOfChange([set(ofBrand, undefined, 1)])).toEqual([
    { permission: 'menu.edit', branch: 'parrilla' },
  ])
  expect(needsOfChange([set(ofContact, undefined, 1)])).toEqual([
    { permission: 'menu.edit', branch: 'parrilla', branchContact: 'centro' },
  ])
})
