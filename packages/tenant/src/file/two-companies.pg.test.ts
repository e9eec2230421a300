import { emptyDatabase, openTestDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, test } from 'vitest'
import type { ImportWorld } from './import-world.ts'
import { importTenant } from './import-tenant.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { testWorld } from '../testing/small-tenant.ts'

// Needs a server with several connections: two companies that change at once.
const ROUNDS = 10

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const companyOf = (key: string, alias = `marca-de-${key}`): TenantFile => ({
  $schema: '../packages/tenant/tenant.schema.json',
  company: { key, name: key },
  branches: [{ key: 'marca', alias, name: 'Marca', country: 'uy' }],
})

test('a company is imported while another one is in the middle of a change', async () => {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query("select pg_advisory_xact_lock(hashtext('tenant-import'), hashtext('fuego'))")
    expect(await importTenant(companyOf('ombu'), world)).toMatchObject({ ok: true })
    let isThere = false
    const waiting = importTenant(companyOf('fuego'), world).then((result) => {
      isThere = true
      return result
    })
    await expect
      .poll(
        async () =>
          (await holder.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount,
      )
      .toBe(1)
    expect(isThere).toBe(false)
    await holder.query('commit')
    expect(await waiting).toMatchObject({ ok: true })
  } finally {
    holder.release()
  }
})

test('of two companies that ask for one alias at once one has it, and the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const alias = `la-misma-${round}`
    const results = await Promise.all(
      ['fuego', 'ombu'].map((key) => importTenant(companyOf(`${key}-${round}`, alias), world)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      problems: [{ code: 'alias-taken', path: 'branches[0].alias' }],
    })
  }
})
