import { emptyDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ImportWorld } from '../file/import-world.ts'
import { changeTenant } from './change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import { importTenant } from '../file/import-tenant.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from '../history/undo-revision.ts'

const companyKey = 'prueba'

const norte = {
  key: 'norte',
  name: 'Norte',
  timeZone: 'America/Argentina/Buenos_Aires',
  riderSecurityCodeHash: 'hash:5555',
}

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

const bring = async (change: (branch: TenantFile['branches'][number]) => void) => {
  const file = smallTenant()
  change(file.branches[0])
  const result = await importTenant(file, world)
  expect(result.ok).toBe(true)
}

/** The branch is renamed, while something else happens before it has the lock. */
async function changeWhile(meanwhile: () => Promise<unknown>) {
  let told = false
  const watched: ImportWorld = {
    ...world,
    db: new Proxy(world.db, {
      get: (db, name) => {
        const own: unknown = Reflect.get(db, name)
        if (name !== 'transaction' || told) return typeof own === 'function' ? own.bind(db) : own
        told = true
        return () => ({
          execute: async (task: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
            await meanwhile()
            return db.transaction().execute(task)
          },
        })
      },
    }),
  }
  const place = ['branches', 'parrilla', 'name']
  const operations = [{ kind: 'set', place, from: 'Parrilla', to: 'La Parrilla' }] as const
  const result = await changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, watched)
  expect(told).toBe(true)
  return result
}

const contacts = async () => (await exportTenant(world.db, companyKey))?.branches[0]?.branchContacts

test('a security code that a file brings meanwhile is not written over by the one before it', async () => {
  await changeWhile(() =>
    bring(({ branchContacts: [centro] = [] }) => {
      if (centro) centro.riderSecurityCodeHash = 'hash:9999'
    }),
  )
  expect((await contacts())?.[0]?.riderSecurityCodeHash).toBe('hash:9999')
})

test('a picture and a contact that a file brings meanwhile stay, the contact with its code', async () => {
  const result = await changeWhile(() =>
    bring(({ menus, branchContacts = [] }) => {
      const agua = menus?.[0]?.plates[1]
      if (agua) agua.image = 'agua.png'
      branchContacts.push(norte)
    }),
  )
  expect(result).toMatchObject({ ok: true })
  expect((await contacts())?.[1]).toMatchObject({ key: 'norte', riderSecurityCodeHash: 'hash:5555' })
})

test('a password that its owner chooses meanwhile is not written over', async () => {
  await sql`update staff_accounts set password = 'hash:vieja'`.execute(world.db)
  await changeWhile(() => sql`update staff_accounts set password = 'hash:propia'`.execute(world.db))
  const { rows } = await sql`select password from staff_accounts`.execute(world.db)
  expect(rows).toEqual([{ password: 'hash:propia' }])
})

test('a contact that a file added is taken back, code or not', async () => {
  await bring(({ branchContacts }) => {
    branchContacts?.push(norte)
  })
  expect(await undoRevision({ companyKey, number: 2 }, world)).toMatchObject({ ok: true })
  expect((await contacts())?.map(({ key }) => key)).toEqual(['centro'])
})

test('sold-out marks and scores written since stand in the way of no undo', async () => {
  await bring(({ menus, branchContacts: [centro] = [] }) => {
    menus?.[0]?.plates.push({ key: 'flan', category: 'carnes', name: 'Flan', price: 5000 })
    if (centro) Object.assign(centro, { soldOut: ['carta/bife'], nps: { average: 4.5, count: 10 } })
  })
  await sql`insert into sold_out_plates (company_id, branch_id, branch_contact_id, plate_id, since)
    select p.company_id, p.branch_id, c.id, p.id, now()
    from plates p join branch_contacts c on c.branch_id = p.branch_id where p.key = 'flan'`.execute(world.db)
  await sql`update branch_contacts set nps_avg = 4, nps_count = 11`.execute(world.db)
  expect(await undoRevision({ companyKey, number: 2 }, world)).toMatchObject({ ok: true })
  expect((await contacts())?.[0]).toMatchObject({ soldOut: ['carta/bife'], nps: { average: 4, count: 11 } })
})
