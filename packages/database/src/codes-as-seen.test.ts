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

/** The codes of a shop as it kept them: their branch, their text, and whether they are used. */
const KEPT = [
  [0, 'VERANO10', true],
  [0, 'DOS  BLANCOS', true],
  [0, ' CAFE\u0301\u00a0 GRATIS\u200b', true],
  [0, 'menú', true],
  // Two that are one: the one that is used keeps the name.
  [0, 'HOLA', false],
  [0, 'hola', true],
  // Of two that are used, the first of the list.
  [0, 'Promo', true],
  [0, 'PROMO', true],
  // Another brand has the same.
  [1, 'hola', true],
] as const

it('keeps each code in the form that it is looked up by, and makes no one of two', async () => {
  await migrateTo(db, '0165-who-invited')
  const code = ([branch, text, active]: (typeof KEPT)[number], at: number): string => `
    insert into discount_codes (company_id, branch_id, id, code, position, type, percentage, active)
      values ('${COMPANY}', '${BRANCHES[branch]}', '${id(at + 10)}', '${text}', ${at}, 'PERCENT', 10, ${active});`
  await sql
    .raw(
      `insert into companies (id, key, name) values ('${COMPANY}', 'pepe', 'Don Pepe');
       insert into branches (company_id, id, key, name, country_id) values
         ('${COMPANY}', '${BRANCHES[0]}', 'uno', 'Uno', 'ar'), ('${COMPANY}', '${BRANCHES[1]}', 'dos', 'Dos', 'ar');
       ${KEPT.map(code).join('')}`,
    )
    .execute(db)
  await migrate(db)
  const codes = await db.selectFrom('discount_codes').select('code').orderBy('position').execute()
  expect(codes.map((one) => one.code)).toEqual([
    'VERANO10',
    'DOS BLANCOS',
    'CAFÉ GRATIS',
    'MENÚ',
    'HOLA-000014',
    'HOLA',
    'PROMO',
    'PROMO-000017',
    'HOLA',
  ])
})
