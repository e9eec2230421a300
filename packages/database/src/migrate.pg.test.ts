import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from './migrate-database.ts'
import { migrateTo } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { openDatabase } from './open-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `mostrador_race_${randomUUID().slice(0, 8)}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href

const program = `
  import { migrate } from '${new URL('./migrate.ts', import.meta.url)}'
  import { openDatabase } from '${new URL('./open-database.ts', import.meta.url)}'
  const { db, close } = await openDatabase(process.env.DATABASE_URL)
  console.log((await migrate(db)).length)
  await close()`

beforeAll(() => onServer((db) => sql`create database ${sql.id(name)}`.execute(db)))

afterAll(() => onServer((db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)))

it('lets four processes start at once on an empty server: each migration is applied by one of them', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => startProcess()))
  const applied = answers.reduce((sum, answer) => sum + answer.applied, 0)

  expect(answers.map((answer) => answer.problem)).toEqual(['', '', '', ''])
  expect(applied).toBe((await readMigrations()).length)
})

it('lets others read a table that a long reader keeps from a migration, and applies it then', async () => {
  const held = `${name}_held`
  const heldUrl = Object.assign(new URL(server), { pathname: `/${held}` }).href
  await onServer((db) => sql`create database ${sql.id(held)}`.execute(db))
  const opened = await openDatabase(heldUrl, { max: 3, idleInTransactionTimeout: 60_000 })
  try {
    const { db } = opened
    await migrateTo(db, '0179-baseline')
    const reader = await opened.pool.connect()
    await reader.query('begin; select from staff_memberships')
    const migrated = migrateDatabase(opened, heldUrl)
    await waiting(db)

    // The reader goes on meanwhile: only a migration that gives way lets this answer.
    expect((await sql`select count(*)::int as many from staff_memberships`.execute(db)).rows).toEqual([
      { many: 0 },
    ])
    await reader.query('commit')
    reader.release()

    expect((await migrated)[0]).toBe('0180-invitations-end-by-themselves')
  } finally {
    await opened.close()
    await onServer((db) => sql`drop database if exists ${sql.id(held)} with (force)`.execute(db))
  }
})

/** Resolves as soon as a statement of this database waits for a table. */
async function waiting(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted and relation is not null`.execute(db)
    if (rows.length > 0) return
  }
}

async function startProcess(): Promise<{ applied: number; problem: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '--no-warnings' },
  })
  const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { applied: Number(out), problem }
}

async function onServer(
  run: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<unknown>,
): Promise<void> {
  const { db, close } = await openDatabase(server)
  await run(db)
  await close()
}
