import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { recogniseBaseline } from './baseline.ts'
import { isLockConflict } from './lock-conflict.ts'
import { readMigrations } from './read-migrations.ts'

/**
 * Brings a database to the newest schema and returns the names of the migrations that it applied,
 * none when there was nothing to do. Forward only: a released file is never edited. Each migration
 * is one transaction under an advisory lock, so that any number of processes may start at once on
 * an empty server, and the next start goes on after the last one that was applied. A migration
 * waits two seconds for a table, since all that comes after it waits as well, and is tried again
 * for two minutes. A schema that is newer than this version is left as it is. Throws
 * `BeforeBaseline` for an older one than the baseline, and the database's error about the first
 * statement that failed.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const files = await readMigrations()
  const applied: string[] = []
  for (;;) {
    const name = await againWhileHeld(() => applyNext(db, files))
    if (name === undefined) return applied
    applied.push(name)
  }
}

/**
 * Brings an empty or older database to the schema after the migration of a name, as `migrate`
 * does: for rows of that time. Throws for an unknown name.
 */
export async function migrateTo<Schema>(db: Kysely<Schema>, name: string): Promise<void> {
  const files = await readMigrations()
  const upTo = files.findIndex((file) => file.name === `${name}.sql`)
  if (upTo === -1) throw new Error(`There is no migration ${name}`)
  while (await applyNext(db, files.slice(0, upTo + 1)));
}

/**
 * Reads the names of the migrations that a database went through, in their order; none for a new
 * one.
 */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

type Files = Awaited<ReturnType<typeof readMigrations>>

/** Any number that no other program locks: one process at a time migrates a database. */
const LOCK = 7_316_402_179n

/**
 * Applies the first migration that a database lacks; undefined when it lacks none. Names that no
 * file has are of a newer version: a process of the version before starts again while the new one
 * is rolled out, and after it is taken back.
 */
function applyNext<Schema>(db: Kysely<Schema>, files: Files): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    // Named and shaped by Kysely's migrator, which wrote it until 29 November 2026.
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx)
    const applied = new Set(await recogniseBaseline(tx, await appliedMigrations(tx)))
    const next = files.find((file) => !applied.has(nameOf(file)))
    if (!next) return undefined
    await sql.raw(`set local lock_timeout = '2s'`).execute(tx)
    // A file is sent whole, without parameters, so that it may hold many statements.
    await sql.raw(next.text).execute(tx).catch(failAt(next))
    await sql`insert into kysely_migration values (${nameOf(next)}, ${new Date().toISOString()})`.execute(tx)
    return nameOf(next)
  })
}

const failAt =
  (file: { readonly name: string }) =>
  (cause: unknown): never => {
    throw new Error(`Migration ${nameOf(file)} failed`, { cause })
  }

const nameOf = ({ name }: { readonly name: string }): string => name.replace(/\.sql$/, '')

const TRIES = { most: 40, apartMs: 1000 } as const

/** SQLSTATE of a lock that was not given within `lock_timeout`. */
const LOCK_HELD = '55P03'

/** Runs a migration again while others hold its tables, and after a deadlock that it lost. */
async function againWhileHeld<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES.most || !isHeld(error)) throw error
      await wait(TRIES.apartMs)
    }
  }
}

function isHeld(error: unknown): boolean {
  const { cause = error } = error as { cause?: unknown }
  return isLockConflict(cause) || (cause as { code?: unknown }).code === LOCK_HELD
}
