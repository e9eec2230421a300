import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccount, saveAccount } from '@mostrador/api/order/payment/account-store'
import type { TestApi } from '@mostrador/api/testing/start-test-api'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { emptyDatabase } from '@mostrador/database/testing'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { everythingIn, shopWithHistory } from '../testing/shop-with-history.ts'
import { addNeighbour, everythingBut, NEIGHBOUR, rowsOfCompany } from '../testing/rows-of-company.ts'
import { exportCompany } from './export-company.ts'
import { importCompany } from './import-company.ts'

const SECRET = 'a secret of at least thirty-two characters'
const OTHER = 'another one, of at least as many characters'
const NOW = new Date('2026-11-21T12:00:00Z')
const SLOW = { timeout: 120_000 }
const PERSON = '0197f000-0000-7000-8000-00000000bbbb'

let folder: string
let api: TestApi
let source: Kysely<Database>
let target: Kysely<Database>
/**
 * The companies of the source: the demo's, and one in which points were spent and a card was paid
 * with.
 */
let ombu: string
let shop: { readonly id: string; readonly alias: string }
let closeTarget: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-'))
  api = await shopWithHistory(join(folder, 'before'))
  source = api.ports.database
  const { db, close } = await openDatabase<Database>('memory:')
  await migrate(db)
  target = db
  closeTarget = close
  const companyOf = async (alias: string) =>
    (
      await source
        .selectFrom('aliases')
        .select('company_id')
        .where('alias', '=', alias)
        .executeTakeFirstOrThrow()
    ).company_id
  ombu = await companyOf('ombu')
  const paid = await source
    .selectFrom('payment_attempts')
    .innerJoin('aliases', 'aliases.company_id', 'payment_attempts.company_id')
    .select(['aliases.alias', 'aliases.company_id as id'])
    .executeTakeFirstOrThrow()
  shop = paid
  await saveAccount(
    source,
    { branchId: await brandOf(shop.id), providerName: 'mercadopago', account: { token: 'x' }, now: NOW },
    SECRET,
  )
}, 120_000)
afterAll(async () => {
  await closeTarget()
  await rm(folder, { recursive: true })
})

const brandOf = async (companyId: string): Promise<string> =>
  (
    await source
      .selectFrom('branches')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).id

/** An install in which nothing but somebody else's company is. */
async function elsewhere(): Promise<Kysely<Database>> {
  await emptyDatabase(target)
  await addNeighbour(target)
  return target
}

const world = (db: Kysely<Database>, secret = SECRET) => ({
  db,
  dataDir: join(folder, 'after'),
  secret,
  now: NOW,
  serverNames: { own: ['pide.example'], allowed: [] },
})

let archives = 0
async function archiveOf(alias: string): Promise<string> {
  archives += 1
  const file = join(folder, `company-${archives}.tar.gz`)
  await exportCompany(
    { db: source, dataDir: join(folder, 'before'), secret: SECRET, now: NOW },
    { alias, file },
  )
  return file
}

const whyNot = (db: Kysely<Database>, wanted: Parameters<typeof importCompany>[1]): Promise<string> =>
  importCompany(world(db), wanted).then(
    () => 'It was brought in.',
    (error: Error) => `${error.name}: ${error.message}`,
  )

/** spec('decisions one-company.1') */
test(
  'each company is elsewhere what it was, beside another one that stays as it is',
  { timeout: 240_000 },
  async () => {
    const db = await elsewhere()
    const before = await everythingIn(db)
    for (const [id, alias] of [
      [ombu, 'ombu'],
      [shop.id, shop.alias],
    ] as const) {
      const file = await archiveOf(alias)
      const brought = await importCompany(world(db), { file, join: true })
      const [was, is] = [await rowsOfCompany(source, id), await rowsOfCompany(db, id)]
      for (const [table, rows] of Object.entries(was))
        expect({ [table]: is[table] }).toEqual({ [table]: rows })
      expect(brought.rows).toBeGreaterThan(50)
      expect(brought.accountsLeft).toEqual([])
    }
    const moved = await rowsOfCompany(db, shop.id)
    for (const table of ['orders', 'payment_attempts', 'loyalty_points', 'customers', 'staff_memberships'])
      expect([table, moved[table]?.length]).not.toEqual([table, 0])
    const ids = [ombu, shop.id]
    const people = await db.selectFrom('staff_users').select('id').execute()
    let others: Readonly<Record<string, unknown>> = await everythingIn(db)
    for (const id of ids)
      others = await everythingBut(db, { id, people: [...ids, ...people.map((one) => one.id)] })
    expect(others).toEqual(before)
    expect((await readdir(join(folder, 'after', 'files'), { recursive: true })).length).toBeGreaterThan(10)
    // No person comes with a password.
    expect(people.length).toBeGreaterThan(1)
    expect(await db.selectFrom('staff_accounts').selectAll().execute()).toEqual([])
  },
)

/** spec('decisions one-company.3') */
test('accounts at providers are sealed anew with both secrets, and told by name without', SLOW, async () => {
  const file = await archiveOf(shop.alias)
  const key = { branchId: await brandOf(shop.id), providerName: 'mercadopago' }
  const db = await elsewhere()
  const left = await importCompany(world(db, OTHER), { file, join: false })
  expect(left).toMatchObject({ accountsMoved: 0, accountsLeft: [expect.stringContaining(': mercadopago')] })
  expect(await db.selectFrom('payment_accounts').selectAll().execute()).toEqual([])

  const wrong = importCompany(world(await elsewhere(), OTHER), { file, join: false, oldSecret: OTHER })
  await expect(wrong).rejects.toThrow('The old secret is not the one that it was made with.')
  const again = await elsewhere()
  const brought = await importCompany(world(again, OTHER), { file, join: false, oldSecret: SECRET })
  expect(brought).toMatchObject({ accountsMoved: 1, accountsLeft: [] })
  expect(await findAccount(again, key, OTHER)).toMatchObject({ token: 'x' })
  expect(await findAccount(again, key, SECRET)).toBeUndefined()
})

/** spec('decisions one-company.4') */
test(
  'a person with the same e-mail is asked about, and joined by the word of the operator',
  SLOW,
  async () => {
    const file = await archiveOf(shop.alias)
    const { email } = await source
      .selectFrom('staff_users')
      .innerJoin('staff_memberships as m', 'm.staff_user_id', 'staff_users.id')
      .select('email')
      .where('m.company_id', '=', shop.id)
      .executeTakeFirstOrThrow()
    const db = await elsewhere()
    await db.insertInto('staff_users').values({ id: PERSON, name: 'Otra', email }).execute()
    const before = await everythingIn(db)
    expect(await whyNot(db, { file, join: false })).toMatch(
      new RegExp(`^RestoreRefused: .*Somebody works here already by ${email}.*--join`),
    )
    expect(await everythingIn(db)).toEqual(before)
    const brought = await importCompany(world(db), { file, join: true })
    expect(brought).toMatchObject({ added: [], joined: [email] })
    const works = await db.selectFrom('staff_memberships').select(['staff_user_id']).execute()
    expect(works).toEqual([{ staff_user_id: PERSON }])
    expect(await db.selectFrom('staff_users').select(['id', 'name']).execute()).toEqual([
      { id: PERSON, name: 'Otra' },
    ])
  },
)

/** spec('decisions one-company.5') */
test(
  'an import of a company already here, of another version or of another file changes nothing',
  SLOW,
  async () => {
    const file = await archiveOf(shop.alias)
    const db = await elsewhere()
    await importCompany(world(db), { file, join: false })
    expect(await whyNot(db, { file, join: true })).toContain('The company is here already')

    const taken = await elsewhere()
    await taken
      .insertInto('aliases')
      .values({ alias: shop.alias, kind: 'branch', company_id: NEIGHBOUR, branch_id: NEIGHBOUR })
      .execute()
    const neighbour = await everythingIn(taken)
    expect(await whyNot(taken, { file, join: false })).toMatch(/Something of it is here already: aliases/)
    expect(await everythingIn(taken)).toEqual(neighbour)

    // A migration that this install does not have yet, and one that the archive has not.
    const versions = (change: string) => sql.raw(change).execute(taken)
    await versions(`delete from kysely_migration where name = '0179-baseline'`)
    expect(await whyNot(taken, { file, join: false })).toContain('of a newer version (0179-baseline)')
    await versions(`insert into kysely_migration values ('0179-baseline', ''), ('9999-tomorrow', '')`)
    expect(await whyNot(taken, { file, join: false })).toContain('of an older version, without 9999-tomorrow')
    await versions(`delete from kysely_migration where name = '9999-tomorrow'`)

    const whole = join(folder, 'whole.tar.gz')
    await writeBackup({ ...world(source), dataDir: join(folder, 'before') }, whole)
    expect(await whyNot(taken, { file: whole, join: false })).toContain('npm run restore')
    await expect(restoreBackup(world(taken), file)).rejects.toThrow('npm run company -- import')
    expect(await everythingIn(taken)).toEqual(neighbour)
    await expect(archiveOf('nadie')).rejects.toThrow('Nobody here has the alias "nadie".')
  },
)

/** spec('decisions beyond-the-documents.8') */
test(
  'a host name that comes along waits to be proved here, and one of this server does not come',
  SLOW,
  async () => {
    const named = async (host: string, also: 'PROVED' | undefined): Promise<string> => {
      await source.insertInto('hosts').values({ company_id: shop.id, host }).execute()
      if (also)
        await source
          .insertInto('host_proofs')
          .values({ company_id: shop.id, host, state: also, way: 'OPERATOR', proved_at: NOW })
          .execute()
      const file = await archiveOf(shop.alias)
      await source.deleteFrom('hosts').where('host', '=', host).execute()
      await source.deleteFrom('host_proofs').where('host', '=', host).execute()
      return file
    }
    const db = await elsewhere()
    await importCompany(world(db), { file: await named('pedidos.ombu.example', 'PROVED'), join: true })
    expect(await db.selectFrom('host_proofs').select(['host', 'state', 'way']).execute()).toEqual([
      { host: 'pedidos.ombu.example', state: 'WAITING', way: null },
    ])
    for (const host of ['pide.example', 'ombu.pide.example'])
      expect(await whyNot(await elsewhere(), { file: await named(host, undefined), join: true })).toContain(
        `It has a host name of this server: ${host}.`,
      )
  },
)
