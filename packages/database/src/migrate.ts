import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider, type MigrationResultSet } from 'kysely/migration'

const folder = new URL('../migrations/', import.meta.url)

/**
 * Reads the migrations of their folder, in the order in which they are applied. Names end in
 * `.sql`.
 */
export async function readMigrations(): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
}

const fromFiles: MigrationProvider = {
  async getMigrations(): Promise<Record<string, Migration>> {
    const files = await readMigrations()
    return Object.fromEntries(
      files.map(({ name, text }) => [
        name.replace(/\.sql$/, ''),
        // A file is sent whole, without parameters, so that it may hold many statements.
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ]),
    )
  },
}

/**
 * Brings a database to the newest schema and returns the names of the migrations that it applied,
 * none when there was nothing to do. Forward only: a released file is never edited. All of it is
 * one transaction under an advisory lock, so that any number of processes may start at once on an
 * empty server. Throws the database's error about the first statement that failed; nothing is
 * applied then.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  return applied(await new Migrator({ db, provider: fromFiles }).migrateToLatest())
}

/**
 * Brings an empty or older database to the schema after the migration of a name, as `migrate`
 * does: for rows of that time. Throws for an unknown name.
 */
export async function migrateTo<Schema>(db: Kysely<Schema>, name: string): Promise<void> {
  applied(await new Migrator({ db, provider: fromFiles }).migrateTo(name))
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

function applied({ error, results = [] }: MigrationResultSet): readonly string[] {
  const failed = results.find((result) => result.status === 'Error')
  if (failed) throw new Error(`Migration ${failed.migrationName} failed`, { cause: error })
  if (error) throw error
  return results.map((result) => result.migrationName)
}
