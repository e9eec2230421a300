import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setSequences, withoutBindings } from '@mostrador/database/backup/bindings'
import {
  countTable,
  readBackupTables,
  writeOneWay,
  writeRows,
  type BackupTable,
} from '@mostrador/database/backup/table-rows'
import { sinceBaseline } from '@mostrador/database/baseline'
import { appliedMigrations, migrate, migrateTo } from '@mostrador/database/migrate'
import { readMigrations } from '@mostrador/database/read-migrations'
import type { Database } from '@mostrador/database/rows'
import { writeAside } from '@mostrador/files/disk'
import { sql, type Kysely } from 'kysely'
import {
  checkArchive,
  PICTURE_NAME,
  markOfSecret,
  readArchive,
  RestoreRefused,
  TABLE_NAME,
  type Manifest,
  type Totals,
} from './archive.ts'
import type { BackupWorld } from './write-backup.ts'

/** Totals of a restore; every table was compared with the backup. */
type Restored = {
  readonly madeAt: Date
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Migrations newer than the backup, which its rows went through. */
  readonly migrated: readonly string[]
  /** Whether sealed data of the backup can be opened here. */
  readonly hasSameSecret: boolean
}

/** Tables that migrations or an idle server fill: a database with no other rows is empty. */
const WRITTEN_BY_ITSELF: readonly string[] = ['countries', 'jobs']

/**
 * Restores an archive of `writeBackup` into an empty database of either kind, and its pictures
 * into the data folder. The archive is checked to its end before anything is written. Tables are
 * made as of the backup, filled in one transaction, read again and compared with the archive's
 * totals, and migrated then. No server may use the database meanwhile, and it has to be opened
 * with time for long statements. Throws `RestoreRefused` for an incomplete archive or one of a
 * newer version, and for a database that is not empty; no row is left then.
 */
export async function restoreBackup(world: Omit<BackupWorld, 'now'>, file: string): Promise<Restored> {
  const { manifest, totals } = await checkArchive(file)
  const { db } = world
  if (manifest.kind !== 'mostrador-backup')
    throw refused(file, 'It is of one company: npm run company -- import brings it in.')
  await refuseNewer(file, manifest)
  await refuseRows(db, file)
  await makeTables(db, { file, manifest })
  const files = await db.transaction().execute(async (tx) => {
    await writeOneWay(tx)
    const tables = await tablesOf(tx, { file, manifest })
    const unpacked = await withoutBindings(tx, async () => {
      await refuseRows(tx, file)
      for (const name of WRITTEN_BY_ITSELF) await sql`delete from ${sql.table(name)}`.execute(tx)
      await setSequences(tx, totals.sequences)
      return unpack(tx, { file, tables, dataDir: world.dataDir })
    })
    for (const table of tables) await compare(tx, { file, table, totals })
    return unpacked
  })
  return {
    madeAt: new Date(manifest.madeAt),
    tables: manifest.tables.length,
    rows: Object.values(totals.tables).reduce((sum, { rows }) => sum + rows, 0),
    files,
    migrated: await migrate(db),
    hasSameSecret:
      manifest.secretMark === null ||
      (world.secret !== undefined && markOfSecret(world.secret) === manifest.secretMark),
  }
}

const refused = (file: string, why: string): RestoreRefused =>
  new RestoreRefused(`${file} was not restored. ${why}`)

async function refuseNewer(file: string, { migrations }: Manifest): Promise<void> {
  const known = (await readMigrations()).map(({ name }) => name.replace(/\.sql$/, ''))
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown) throw refused(file, `Its tables are of a newer version (${unknown}). Take that version.`)
  const skipped = known.slice(0, migrations.length).find((name) => !migrations.includes(name))
  if (skipped) throw refused(file, `Its tables are of another branch of this product, without ${skipped}.`)
}

/** Refuses a database with rows, by the names of their tables. */
async function refuseRows(db: Kysely<Database>, file: string): Promise<void> {
  const tables = (await readBackupTables(db)).filter(({ name }) => !WRITTEN_BY_ITSELF.includes(name))
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as count from ${sql.table(name)} having count(*) > 0`.execute(db)
    found.push(...rows.map(({ count }) => `${name} (${count})`))
  }
  if (found.length === 0) return
  throw refused(file, `The database is not empty. Tables with rows: ${found.join(', ')}.`)
}

/** Makes the tables of the archive's time in an empty database, or migrates older ones to it. */
async function makeTables(
  db: Kysely<Database>,
  { file, manifest }: { readonly file: string; readonly manifest: Manifest },
): Promise<void> {
  const applied = sinceBaseline(await appliedMigrations(db))
  const isForeign = applied.length === 0 && (await readBackupTables(db)).length > 0
  const newer = applied.find((name) => !manifest.migrations.includes(name))
  if (isForeign || newer)
    throw refused(
      file,
      newer
        ? `The tables of the database are newer than the backup (${newer}), and none can be taken back. Give it a database without tables.`
        : 'The database has tables of another program. Give it a database without tables.',
    )
  await migrateTo(db, manifest.migrations.at(-1) ?? '')
}

/** Returns the archive's tables as this database describes them, or throws `RestoreRefused`. */
export async function tablesOf(
  db: Kysely<Database>,
  { file, manifest }: { readonly file: string; readonly manifest: Manifest },
): Promise<readonly BackupTable[]> {
  const here = new Map((await readBackupTables(db)).map((table) => [table.name, table]))
  return manifest.tables.map((table) => {
    const own = here.get(table.name)
    // Types are the database's own, in the order of the archive: no text of it becomes SQL.
    const columns = table.columns.map(({ name, type }) =>
      own?.columns.find((one) => one.name === name && one.type === type),
    )
    const found = columns.filter((column) => column !== undefined)
    if (found.length !== own?.columns.length || found.length !== columns.length)
      throw refused(file, `Its table ${table.name} has other columns than that of this version.`)
    return { name: own.name, columns: found }
  })
}

type Unpacking = {
  readonly file: string
  readonly tables: readonly BackupTable[]
  readonly dataDir: string
}

/** Writes rows and pictures as they arrive; returns the number of pictures' files. */
async function unpack(tx: Kysely<Database>, { file, tables, dataDir }: Unpacking): Promise<number> {
  let files = 0
  for await (const { name, bytes, time } of readArchive(file)) {
    const of = TABLE_NAME.exec(name)?.[1]
    const table = tables.find((one) => one.name === of)
    if (table) await writeRows(tx, table, bytes.toString().trimEnd().split('\n'))
    // Only the name of a picture becomes a path.
    else if (PICTURE_NAME.test(name)) {
      await writeAside(join(dataDir, name), bytes)
      // The file's time is the picture's upload time.
      await utimes(join(dataDir, name), time, time)
      files += 1
    }
  }
  return files
}

async function compare(
  tx: Kysely<Database>,
  { file, table, totals }: { readonly file: string; readonly table: BackupTable; readonly totals: Totals },
): Promise<void> {
  const said = totals.tables[table.name]
  const found = await countTable(tx, table)
  if (said?.rows === found.rows && said.sum === found.sum) return
  throw refused(file, `Its table ${table.name} came out otherwise: ${found.rows} rows of ${said?.rows ?? 0}.`)
}
