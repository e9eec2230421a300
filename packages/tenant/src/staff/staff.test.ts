import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, it } from 'vitest'
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

/** Whether each membership holds, by the key of its company. */
const held = async () => {
  const rows = await world.db
    .selectFrom('staff_memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.key', 'm.confirmed_at'])
    .execute()
  return Object.fromEntries(rows.map(({ key, confirmed_at }) => [key, confirmed_at !== null]))
}

const invitations = () =>
  world.db.selectFrom('jobs').select('payload').where('kind', '=', 'staff-invitation').execute()

const confirmAll = () => world.db.updateTable('staff_memberships').set({ confirmed_at: world.now }).execute()

const passwordNow = async () =>
  (await world.db.selectFrom('staff_accounts').select('password').executeTakeFirstOrThrow()).password

/** spec('decisions who-sees-what.9') */
it('lets no company claim the account of another: who is known confirms by a link before a membership holds', async () => {
  await imported(withStaff([{ ...bruno, name: 'Intruso', password: 'clave-de-intruso' }], other()))
  expect(await held()).toEqual({ otra: true })
  expect(await invitations()).toEqual([])

  await imported(withStaff([bruno]))
  expect(await held()).toEqual({ otra: true, prueba: false })
  expect(await invitations()).toHaveLength(1)
  // The same file again sends no second link.
  expect(await imported(withStaff([bruno]))).toMatchObject({ changed: false })
  expect(await invitations()).toHaveLength(1)
  expect(await held()).toEqual({ otra: true, prueba: false })
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

it('sets no password of somebody whom another company employs, nor of one who did not confirm yet', async () => {
  await imported(withStaff([bruno]))
  await imported(withStaff([{ ...bruno, password: 'clave-de-intruso' }], other()))
  await confirmAll()
  for (const file of [withStaff([{ ...bruno, password: 'otra-clave-larga' }], other()), withStaff([bruno])])
    await imported(file)
  await imported(withStaff([{ ...bruno, password: 'tercera-clave-larga' }]))
  expect(await passwordNow()).toBe('hash:clave-de-bruno')

  // Left to a company that nobody confirmed to work for, the password is not its to set either.
  await world.db.updateTable('staff_memberships').set({ confirmed_at: null }).execute()
  await imported(withStaff([{ ...bruno, password: 'cuarta-clave-larga' }], other()))
  expect(await passwordNow()).toBe('hash:clave-de-bruno')
})

it('writes the hash of nobody who works elsewhere into an export', async () => {
  await imported(withStaff([bruno]))
  await imported(withStaff([bruno], other()))
  const hashes = async () =>
    (await Promise.all(['prueba', 'otra'].map((key) => exportTenant(world.db, key)))).map(
      (file) => file?.staff?.[0]?.passwordHash,
    )
  expect(await hashes()).toEqual(['hash:clave-de-bruno', undefined])
  await confirmAll()
  expect(await hashes()).toEqual([undefined, undefined])
})

it('does not undo a password that its owner chose, and ends every session with a password that a file brings', async () => {
  await imported(withStaff([bruno]))
  await world.db.updateTable('staff_accounts').set({ password: 'hash:la-mia-propia' }).execute()
  const { id } = await world.db.selectFrom('staff_users').select('id').executeTakeFirstOrThrow()
  const session = { staff_user_id: id, token: 'abc', expires_at: '2030-01-01T00:00:00Z' }
  await world.db
    .insertInto('staff_sessions')
    .values({ id: world.newId(), ...session })
    .execute()

  expect(await imported(withStaff([bruno]))).toMatchObject({ changed: false })
  expect(await passwordNow()).toBe('hash:la-mia-propia')
  expect(await world.db.selectFrom('staff_sessions').select('token').execute()).toHaveLength(1)

  await imported(withStaff([{ ...bruno, password: 'otra-clave-larga' }]))
  expect(await passwordNow()).toBe('hash:otra-clave-larga')
  expect(await world.db.selectFrom('staff_sessions').select('token').execute()).toEqual([])
})

it('takes no password that is short, or tried first', async () => {
  const problemsOf = async (password: string) => {
    const result = await importTenant(withStaff([{ ...bruno, password }]), world)
    return result.ok ? [] : result.problems.map(({ path, code }) => [path, code])
  }
  expect(await problemsOf('nueve-car')).toEqual([['staff[0].password', 'too-short']])
  expect(await problemsOf('Contraseña123')).toEqual([['staff[0].password', 'password-too-common']])
  expect(await problemsOf('bruno@prueba.test')).toEqual([['staff[0].password', 'password-too-common']])
})

/** spec('decisions who-may-what.8') */
it('gives people roles of the company’s own, and takes them back with the file that has none', async () => {
  const roles: TenantFile['roles'] = [
    { key: 'turno-noche', name: 'Turno noche', permissions: ['orders.see', 'menu.sold-out'] },
  ]
  const access = [{ role: 'turno-noche', branch: 'parrilla' }]
  const file = { ...withStaff([{ ...bruno, access }]), roles }
  await imported(file)
  expect(await imported(file)).toMatchObject({ changed: false })
  const exported = await exportTenant(world.db, 'prueba')
  expect(exported).toMatchObject({ roles, staff: [{ access }] })
  expect(await importTenant({ ...file, roles: [] }, world)).toMatchObject({
    ok: false,
    problems: [{ code: 'key-unknown', path: 'staff[0].access[0].role' }],
  })
  await imported(withStaff([bruno]))
  expect(await exportTenant(world.db, 'prueba')).not.toHaveProperty('roles')
})

/** spec('decisions factor-by-role.9') */
it('a file that leaves out a role of whom a second factor is asked changes nothing, and says so', async () => {
  const night = { key: 'noche', name: 'Turno noche', permissions: ['orders.see' as const] }
  await imported({ ...smallTenant(), roles: [night] })
  const { id: company_id } = await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  const ask = { company_id, role: 'noche', starts_on: '2020-01-01', starts_at: new Date(0) }
  await world.db.insertInto('staff_factor_asks').values(ask).execute()
  expect(await importTenant(smallTenant(), world)).toMatchObject({
    ok: false,
    problems: [
      { path: 'roles', code: 'role-asked-for-factor', message: expect.stringContaining('Turno noche') },
    ],
  })
  expect(await world.db.selectFrom('staff_factor_asks').select('role').execute()).toEqual([{ role: 'noche' }])
  // By no other way either, but with the company.
  const gone = world.db.deleteFrom('staff_roles').where('key', '=', 'noche').execute()
  await expect(gone).rejects.toThrow(/staff_factor_asks/)
  await world.db.deleteFrom('staff_factor_asks').execute()
  expect(await imported(smallTenant())).toMatchObject({ changed: true })
  await world.db.deleteFrom('companies').execute()
})
