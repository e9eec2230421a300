import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, it } from 'vitest'
import { exportTenant } from './export-tenant.ts'
import type { ImportWorld } from './import-tenant.ts'
import { importTenant } from './import-tenant.ts'
import type { TenantFile } from './schema/tenant-schema.ts'
import { smallTenant, testWorld } from './testing.ts'

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const withStaff = (
  staff: NonNullable<TenantFile['staff']>,
  file: TenantFile = smallTenant(),
): TenantFile => ({ ...file, staff })

const imported = async (file: TenantFile) => {
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

/** A second company, with nothing but its name. */
const other = (): TenantFile => ({
  company: { key: 'otra', name: 'Otra' },
  branches: [{ key: 'otra-marca', name: 'Otra marca', country: 'ar' }],
})

const bruno = {
  email: 'Bruno@prueba.test',
  name: 'Bruno',
  password: 'clave-de-bruno',
  access: [{ role: 'CASHIER' as const }],
}

it('hashes a password once: the same file again changes nothing, and the export has the hash alone', async () => {
  await imported(withStaff([bruno]))
  expect(await imported(withStaff([bruno]))).toMatchObject({ changed: false })
  const [exported] = (await exportTenant(world.db, 'prueba'))?.staff ?? []
  expect(exported).toEqual({
    email: 'bruno@prueba.test',
    name: 'Bruno',
    passwordHash: 'hash:clave-de-bruno',
    access: [{ role: 'CASHIER' }],
  })
  expect(await imported(withStaff([{ ...bruno, password: 'otra-clave-larga' }]))).toMatchObject({
    updated: { staff_users: 1 },
  })
})

it('keeps the password of whom the file gives none', async () => {
  await imported(withStaff([bruno]))
  const { password: _none, ...silent } = bruno
  expect(await imported(withStaff([silent]))).toMatchObject({ changed: false })
})

it('writes the account as sign-in looks for it', async () => {
  await imported(withStaff([bruno]))
  const user = await world.db.selectFrom('staff_users').selectAll().executeTakeFirstOrThrow()
  const account = await world.db.selectFrom('staff_accounts').selectAll().executeTakeFirstOrThrow()
  expect(account).toMatchObject({ staff_user_id: user.id, account_id: user.id, provider_id: 'credential' })
})

it('gives access to places, and takes it away with the row', async () => {
  const access = [
    { role: 'MANAGER' as const, branch: 'parrilla' },
    { role: 'CASHIER' as const, branch: 'parrilla', branchContact: 'centro' },
  ]
  await imported(withStaff([{ ...bruno, access }]))
  expect((await exportTenant(world.db, 'prueba'))?.staff?.[0]?.access).toEqual(access)
  await imported(withStaff([]))
  expect(await world.db.selectFrom('staff_users').selectAll().execute()).toEqual([])
})

it('neither renames nor re-keys somebody who also works elsewhere, nor removes them', async () => {
  await imported(withStaff([bruno]))
  await imported(withStaff([{ ...bruno, name: 'Intruso', password: 'clave-de-intruso' }], other()))
  const [person] = (await exportTenant(world.db, 'prueba'))?.staff ?? []
  expect(person).toMatchObject({ name: 'Bruno', passwordHash: 'hash:clave-de-bruno' })
  await imported(withStaff([]))
  expect(await world.db.selectFrom('staff_users').select('email').execute()).toEqual([
    { email: 'bruno@prueba.test' },
  ])
  expect((await exportTenant(world.db, 'otra'))?.staff).toHaveLength(1)
})
