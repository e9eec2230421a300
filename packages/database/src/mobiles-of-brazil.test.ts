import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { migrate, migrateTo } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './rows.ts'

const { db, close } = await openDatabase<Database>('memory:')
afterAll(close)

const id = (last: number): string => `0197f000-0000-7000-8000-${String(last).padStart(12, '0')}`
const COMPANY = id(1)
const BRANCHES = [id(2), id(3)] as const

/** A customer of a branch under a key, with points and a session. */
const customer = (at: number, branch: string, key: string): string => `
  insert into customers (company_id, branch_id, id, phone, phone_key, loyalty_points_balance, created_at, updated_at)
    values ('${COMPANY}', '${branch}', '${id(at)}', '+${key}', '${key}', ${at}, now(), now());
  insert into customer_sessions (company_id, branch_id, id, token_hash, phone, phone_key, created_at, expires_at)
    values ('${COMPANY}', '${branch}', '${id(at)}', '${at}', '+${key}', '${key}', now(), now());`

it('finds who was known by the short mobile of Brazil, and makes nobody one with another', async () => {
  await migrateTo(db, '0151-returned-transfers')
  await sql
    .raw(
      `insert into companies (id, key, name) values ('${COMPANY}', 'pepe', 'Don Pepe');
       insert into branches (company_id, id, key, name, country_id) values
         ('${COMPANY}', '${BRANCHES[0]}', 'um', 'Um', 'br'), ('${COMPANY}', '${BRANCHES[1]}', 'dois', 'Dois', 'br');
       ${customer(10, BRANCHES[0], '551187654321')}
       ${customer(11, BRANCHES[0], '551131234567')}
       ${customer(12, BRANCHES[0], '541187654321')}
       ${customer(20, BRANCHES[1], '551187654321')}
       ${customer(21, BRANCHES[1], '5511987654321')}`,
    )
    .execute(db)
  await migrate(db)
  const known = await db
    .selectFrom('customers as c')
    .innerJoin('customer_sessions as s', (join) =>
      join.onRef('s.branch_id', '=', 'c.branch_id').onRef('s.phone_key', '=', 'c.phone_key'),
    )
    .select(['c.loyalty_points_balance as points', 's.token_hash as session', 'c.phone_key as key'])
    .orderBy('c.id')
    .execute()
  expect(known.map(({ points, session, key }) => `${points} ${session} ${key}`)).toEqual([
    '10 10 5511987654321',
    '11 11 551131234567',
    '12 12 541187654321',
    '20 20 551187654321',
    '21 21 5511987654321',
  ])
})
