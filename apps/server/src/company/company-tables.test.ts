import { readTables } from '@mostrador/database/schema-catalog'
import { readBackupTables } from '@mostrador/database/backup/table-rows'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyTables, STAYS } from './company-tables.ts'

const id = '0197f000-0000-7000-8000-000000000001'
let database: Awaited<ReturnType<typeof openDatabase<Database>>>

beforeAll(async () => {
  database = await openDatabase<Database>('memory:')
  await migrate(database.db)
})
afterAll(() => database.close())

/** spec('decisions one-company.2') */
test('every table is taken along by its company, or named with the reason why not', async () => {
  const all = (await readBackupTables(database.db)).map(({ name }) => name)
  const moved = await companyTables(database.db, { id })
  const without = moved.filter(
    ({ name, columns }) => name !== 'companies' && !columns.some((one) => one.name === 'company_id'),
  )
  expect(without.map(({ name }) => name)).toEqual([])
  expect([...moved.map(({ name }) => name), ...Object.keys(STAYS)].sort()).toEqual(all.sort())
  // Counters alone are in no backup either.
  expect((await readTables(database.db)).filter((name) => !all.includes(name))).toEqual(['rate_limits'])
})

/** spec('decisions one-company.2') */
test('exported tables refer to none left behind but countries and people', async () => {
  const moved = new Set((await companyTables(database.db, { id })).map(({ name }) => name))
  const { rows } = await sql<{ table: string; of: string }>`
    select distinct conrelid::regclass::text as "table", confrelid::regclass::text as of from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`.execute(database.db)
  const outward = rows.filter(({ table, of }) => moved.has(table) && !moved.has(of))
  expect([...new Set(outward.map(({ of }) => of))].sort()).toEqual(['countries', 'staff_users'])
})

/** Matches names of columns that hold a secret. */
const OPENING = /password|secret|sealed|token|hash/

/** Such columns that go along, and why that opens nothing. */
const HARMLESS: Readonly<Record<string, string>> = {
  'api_keys.hash': 'a key opens what it opened, for who has it',
  'branch_contacts.rider_security_code_hash': 'the code of a contact, salted and slow',
  'branches.chat_token': 'pages show it to everybody',
  'abandoned_carts.token': 'the link of a reminder that its diner has: a cart of some days',
  'payment_attempts.token': 'what a provider calls an attempt',
  'riders.pin_hash': 'the PIN of a rider, salted and slow, and good beside the code of the contact alone',
  'payment_tests.token': 'what a provider calls a payment that went back',
  'loyalty_partner_accounts.sealed': 'sealed anew, or left behind',
  'payment_accounts.sealed': 'sealed anew, or left behind',
}

/** spec('decisions one-company.2') */
test('a column that opens a door is exported only where the reason is given', async () => {
  const moved = await companyTables(database.db, { id })
  const opening = moved.flatMap(({ name, columns }) =>
    columns.filter((column) => OPENING.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  expect(opening.sort()).toEqual(Object.keys(HARMLESS).sort())
})

/** spec('decisions one-company.4') */
test('every column that names somebody of the staff is known as one by its key', async () => {
  const moved = await companyTables(database.db, { id })
  const unknown = moved.flatMap(({ name, columns, people }) =>
    columns
      .filter((column) => column.name.endsWith('staff_user_id') && !people.includes(column.name))
      .map((column) => `${name}.${column.name}`),
  )
  expect(unknown).toEqual([])
})
