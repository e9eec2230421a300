import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sinceBaseline } from './baseline.ts'
import { appliedMigrations, migrate, migrateTo } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { renderSchema } from './schema-text.ts'

const { db, close } = await openDatabase('memory:')
/** The names after the baseline, which every test may meet. */
let newer: readonly string[]

beforeAll(async () => {
  await migrateTo(db, '0179-baseline')
})
afterAll(close)

/** Writes which migrations the database says that it went through. */
async function pretend(names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-28')`.execute(db)
}

it('makes the very schema that 117 migrations made before it', async () => {
  const made = createHash('sha256')
    .update(await renderSchema(db))
    .digest('hex')

  expect(made).toBe('2758921299ca2ba6c81a248bca831948a3379050b771d81823969878b622a536')
})

it('recognises a database that went through all of them, and applies only what came since', async () => {
  await pretend(['0001-tenants', '0102-scheduled-changes', '0179-tablets-that-lose-power'])

  newer = await migrate(db)

  expect(newer).not.toContain('0179-baseline')
  expect(await appliedMigrations(db)).toEqual(['0179-baseline', ...newer])
  const { rows } = await sql`select timestamp from kysely_migration where name = '0179-baseline'`.execute(db)
  expect(rows).toEqual([{ timestamp: '2026-11-28' }])
})

it('leaves an older database as it is and names the version that brings it forward', async () => {
  const older = ['0001-tenants', '0106-keys-of-programs', '0110-mail']
  await pretend(older)

  await expect(migrate(db)).rejects.toThrow(
    /before 0179-tablets-that-lose-power \(their newest migration is 0110-mail\).*29 November 2026/,
  )
  expect(await appliedMigrations(db)).toEqual(older)
})

it('starts on the schema of a newer version, and leaves it', async () => {
  await pretend(['0179-baseline', ...newer, '9999-from-tomorrow'])

  expect(await migrate(db)).toEqual([])
  expect(await appliedMigrations(db)).toContain('9999-from-tomorrow')
})

it('tells the names of an archive in the words of today', () => {
  expect(sinceBaseline([])).toEqual([])
  expect(sinceBaseline(['0179-baseline', '0180-later'])).toEqual(['0179-baseline', '0180-later'])
  expect(sinceBaseline(['0001-tenants', '0179-tablets-that-lose-power', '0180-later'])).toEqual([
    '0179-baseline',
    '0180-later',
  ])
  expect(() => sinceBaseline(['0001-tenants', '0051-payments-taken-back'])).toThrow(
    '0051-payments-taken-back',
  )
})
