import { createHash, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import { keepImage, pathOfImage } from './embedded/migrated-files.ts'
import { openMemoryEngine } from './embedded/open-memory-engine.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './rows.ts'
import { readTables } from './schema-catalog.ts'

/** A migrated database of a test process, as `openDatabase` gives it. */
export type TestDatabase = Awaited<ReturnType<typeof openDatabase<Database>>>

/** Tables that the migrations themselves fill. */
const kept: readonly string[] = ['countries']

/**
 * Kept on the process and not on the module: test files that share a process may each have this
 * module anew.
 */
const perProcess: { openedTestDatabase?: Promise<TestDatabase> } & typeof globalThis = globalThis

let emptying: Promise<string> | undefined

/**
 * The database of this test process, migrated once and shared by all its tests: in memory, or, when
 * `TEST_DATABASE_URL` names a PostgreSQL server, a database of its own on that server. Call
 * `emptyDatabase` before each test, and do not close it: it ends with its process, and the next run
 * drops what a server still holds. Throws what the driver says when the server cannot be reached.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return (perProcess.openedTestDatabase ??= url ? openOnServer(url) : openInMemory())
}

/**
 * Deletes every row that a test wrote, in one statement; the order of the tables does not matter in
 * it. Each connection plans it once, which takes five times as long as to run it.
 */
export async function emptyDatabase<Schema>(db: Kysely<Schema>): Promise<void> {
  const statement = await (emptying ??= writeEmptying(db))
  await db.connection().execute(async (session) => {
    try {
      await sql`execute empty_database`.execute(session)
    } catch (error) {
      if (!isNotPrepared(error)) throw error
      await sql.raw(`prepare empty_database as ${statement}`).execute(session)
      await sql`execute empty_database`.execute(session)
    }
  })
}

/** A connection that has not planned the statement yet, or one that was opened again since. */
const isNotPrepared = (error: unknown): boolean => (error as { code?: unknown }).code === '26000'

async function writeEmptying<Schema>(db: Kysely<Schema>): Promise<string> {
  const tables = (await readTables(db)).filter((table) => !kept.includes(table))
  // Foreign keys are judged once, at the end of the whole statement: see the head of
  // 0001-tenants.sql.
  return `with ${tables.map((table) => `"${table}_emptied" as (delete from "${table}")`).join(', ')} select`
}

/**
 * Begins with the image of these very migrations: one that is made anew takes five seconds of a
 * processor.
 */
async function openInMemory(): Promise<TestDatabase> {
  const path = await pathOfImage('.tar')
  const image = await readFile(path).catch(() => undefined)
  const memory = await openMemoryEngine(image && new Blob([image]))
  const database = await openDatabase<Database>('memory:', { memory })
  if (image) return database
  await migrate(database.db)
  await keepImage(path, async (draft) => writeFile(draft, (await memory.image()).stream()))
  return database
}

/**
 * A copy of a migrated template, so that a process waits for a file copy and not for every
 * migration.
 */
async function openOnServer(url: string): Promise<TestDatabase> {
  const owner = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
  const name = `mostrador_test_${owner}_${process.pid}_${randomUUID().slice(0, 8)}`
  const server = await openDatabase<Database>(url)
  try {
    const template = await ensureTemplate(server.db, url)
    await dropAbandoned(server.db, `mostrador_test_${owner}_`)
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.db)
  } finally {
    await server.close()
  }
  return openDatabase<Database>(urlOf(url, name))
}

/**
 * The name of the template of these very migrations, made by the first process that asks for it.
 */
async function ensureTemplate(db: Kysely<Database>, url: string): Promise<string> {
  const template = `mostrador_template_${(await pathOfImage()).split('-').at(-1)}`
  await db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(hashtext(${template}))`.execute(session)
    try {
      const found = await sql`select from pg_database where datname = ${template}`.execute(session)
      if (found.rows.length === 0) await makeTemplate(session, { url, template })
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${template}))`.execute(session)
    }
  })
  return template
}

/**
 * Made under another name and renamed when it is whole, so that a killed process leaves no
 * half-made template.
 */
async function makeTemplate(
  session: Kysely<Database>,
  { url, template }: { url: string; template: string },
): Promise<void> {
  const draft = `${template}_draft`
  await sql`drop database if exists ${sql.id(draft)} with (force)`.execute(session)
  await sql`create database ${sql.id(draft)}`.execute(session)
  const database = await openDatabase<Database>(urlOf(url, draft))
  try {
    await migrate(database.db)
  } finally {
    await database.close()
  }
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`.execute(session)
}

/** Drops what test processes of this machine left when they were killed. */
async function dropAbandoned(db: Kysely<Database>, prefix: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname::text as name from pg_database where starts_with(datname, ${prefix})`.execute(db)
  for (const { name } of rows) {
    if (isRunning(Number(name.slice(prefix.length).split('_')[0]))) continue
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
