import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, test } from 'vitest'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

/** A company and its only brand, both called "parrilla". */
function sameKeys(): TenantFile {
  const { company, branches, staff, $schema } = smallTenant()
  const [{ alias: _, ...branch }] = branches
  return { $schema, company: { ...company, key: 'parrilla' }, branches: [branch], staff }
}

const addresses = () => world.db.selectFrom('aliases').select(['alias', 'kind']).orderBy('alias').execute()

/** spec('decisions tenants-are-files.2') */
test('a company and its brand may have one key: the address is the brand’s, and the file comes back', async () => {
  expect(await importTenant(sameKeys(), world)).toMatchObject({ ok: true })
  expect(await addresses()).toEqual([
    { alias: 'centro', kind: 'branchContact' },
    { alias: 'parrilla', kind: 'branch' },
    { alias: 'parrilla-empresa', kind: 'company' },
  ])
  expect(await exportTenant(world.db, 'parrilla')).toEqual(sameKeys())
  expect(await importTenant(sameKeys(), world)).toMatchObject({ ok: true, changed: false })
})

test('a brand that takes the key of its company takes the address over in the same import', async () => {
  const before = sameKeys()
  const [branch] = before.branches
  await importTenant({ ...before, branches: [{ ...branch!, alias: 'asado' }] }, world)
  expect(await addresses()).toContainEqual({ alias: 'parrilla', kind: 'company' })
  expect(await importTenant(before, world)).toMatchObject({ ok: true, changed: true })
  expect(await addresses()).toContainEqual({ alias: 'parrilla', kind: 'branch' })
})

test('any other address is used once, also that to which a company gave way', () => {
  const file = sameKeys()
  const [branch] = file.branches
  const second = { ...branch!, key: 'parrilla-empresa', branchContacts: [] }
  const checked = checkTenantFile({ ...file, branches: [branch!, second] })
  expect(checked).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([
      expect.objectContaining({ path: 'branches[1].key', code: 'alias-duplicate' }),
    ]),
  })
  const explicit = checkTenantFile({ ...file, company: { ...file.company, alias: 'parrilla' } })
  expect(explicit).toMatchObject({
    ok: false,
    problems: [{ path: 'branches[0].key', code: 'alias-duplicate' }],
  })
})
