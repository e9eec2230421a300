import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { migrate, migrateTo } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './rows.ts'

const { db, close } = await openDatabase<Database>('memory:')
afterAll(close)

const id = (last: number): string => `0197f000-0000-7000-8000-${String(last).padStart(12, '0')}`
const [ASKS, WILL, NEVER, PERSON] = [id(1), id(2), id(3), id(4)]
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Tablets by their company, and the day on which each was shared. */
const SHARED = [
  ['under the ask', ASKS, day(3)],
  // No server asked who shares for a factor then.
  ['under the ask, at an old server', ASKS, day(-9)],
  ['before an ask of later', WILL, day(3)],
  ['where nothing is asked', NEVER, day(3)],
] as const

/** spec('decisions shared-devices.5') */
it('lets those tablets count as a factor that were shared where one was asked for', async () => {
  await migrateTo(db, '0180-invitations-end-by-themselves')
  const device = ([name, company, at]: (typeof SHARED)[number], index: number): string => `
    insert into shared_devices (id, company_id, name, idle_minutes, staff_user_id, created_at)
      values ('${id(index + 10)}', '${company}', '${name}', 5, '${PERSON}', '${at}');`
  const ask = (company: string, role: string, at: string): string => `
    insert into staff_factor_asks (company_id, role, starts_on, starts_at)
      values ('${company}', '${role}', '2026-11-01', '${at}');`
  await sql
    .raw(
      `insert into companies (id, key, name) values ('${ASKS}', 'a', 'A'), ('${WILL}', 'b', 'B'), ('${NEVER}', 'c', 'C');
       insert into staff_users (id, name, email, created_at, updated_at)
         values ('${PERSON}', 'Ana', 'ana@casa.example', now(), now());
       ${ask(ASKS, 'OWNER', day(-20))} ${ask(ASKS, 'CASHIER', day(2))} ${ask(WILL, '*', day(8))}
       ${SHARED.map(device).join('')}`,
    )
    .execute(db)
  await migrate(db)
  const { rows } = await sql<{ name: string }>`select name from shared_devices where by_factor`.execute(db)
  expect(rows).toEqual([{ name: 'under the ask' }])
})
