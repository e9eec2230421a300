import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { atOneMoment } from '@mostrador/database/at-one-moment'
import { readSequences } from '@mostrador/database/backup/bindings'
import {
  readBackupTables,
  RowCounter,
  writeOneWay,
  type TableTotal,
} from '@mostrador/database/backup/table-rows'
import { appliedMigrations } from '@mostrador/database/migrate'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import {
  checkArchive,
  PICTURE_FOLDERS,
  FORMAT,
  MANIFEST,
  markOfSecret,
  ORIGINALS,
  TOTALS,
  type Manifest,
  type Totals,
} from './archive.ts'
import { Packer, packTable } from './packer.ts'

export type BackupWorld = {
  readonly db: Kysely<Database>
  readonly dataDir: string
  /** Undefined where none was made yet. */
  readonly secret: string | undefined
  readonly now: Date
  readonly signal?: AbortSignal
}

/** Totals of a complete backup. Sizes in bytes. */
export type BackupMade = {
  readonly file: string
  readonly bytes: number
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/** Refusal of a backup, with a sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/**
 * Writes an install into one archive: the rows of every table at one moment, and the pictures. It
 * is written under a temporary name beside `file`, read back, and renamed when complete, readable
 * by its owner alone. Memory stays flat; one batch of rows is held at a time. The transaction is
 * open while rows are read, so an embedded database answers no other caller meanwhile. Throws
 * `BackupRefused` where `file` exists or the database has no tables, and errors of disk and
 * database; nothing is left then.
 */
export async function writeBackup(world: BackupWorld, file: string): Promise<BackupMade> {
  const packed = await intoPlace(file, world, async (packer) => {
    const rows = await atOneMoment(world.db, (tx) => packRows(tx, packer, world))
    return { ...rows, files: await packFiles(packer, world, rows) }
  })
  const totals = Object.values(packed.totals)
  const rows = totals.reduce((sum, total) => sum + total.rows, 0)
  return { file, bytes: packed.bytes, tables: totals.length, rows, files: packed.files }
}

/**
 * Writes an archive under a temporary name beside `file`, reads it back, and renames it when
 * complete. Nothing is left of a failed one. Throws `BackupRefused` where `file` exists.
 */
export async function intoPlace<Packed extends object>(
  file: string,
  world: Pick<BackupWorld, 'now' | 'signal'>,
  pack: (packer: Packer) => Promise<Packed>,
): Promise<Packed & { readonly bytes: number }> {
  if (await isThere(file)) throw new BackupRefused(`${file} is there already.`)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.part`
  const packer = new Packer(draft, world)
  try {
    const packed = await pack(packer)
    await packer.seal()
    await checkArchive(draft)
    await rename(draft, file)
    await syncFolder(dirname(file))
    return { ...packed, bytes: (await stat(file)).size }
  } catch (error) {
    await packer.abandon()
    await rm(draft, { force: true })
    throw error
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

type PackedRows = Pick<Totals, 'sequences'> & { readonly totals: Record<string, TableTotal> }

async function packRows(tx: Kysely<Database>, packer: Packer, world: BackupWorld): Promise<PackedRows> {
  await writeOneWay(tx)
  const migrations = await appliedMigrations(tx)
  if (migrations.length === 0)
    throw new BackupRefused('The database has no tables: there is nothing to back up.')
  const tables = await readBackupTables(tx)
  const secretMark = world.secret === undefined ? null : markOfSecret(world.secret)
  const madeAt = world.now.toISOString()
  const manifest: Manifest = {
    kind: 'mostrador-backup',
    format: FORMAT,
    madeAt,
    migrations,
    tables,
    secretMark,
  }
  const totals: Record<string, TableTotal> = {}
  await packer.addJson(MANIFEST, manifest)
  for (const table of tables) {
    const counter = new RowCounter()
    await packTable(tx, packer, { table, counter })
    totals[table.name] = counter.total
  }
  return { totals, sequences: await readSequences(tx) }
}

/** Packs the pictures and the totals; returns the number of pictures' files. */
async function packFiles(packer: Packer, world: BackupWorld, rows: PackedRows): Promise<number> {
  let files = 0
  for await (const { name, bytes, time } of keptFiles(world.dataDir)) {
    files += 1
    await packer.add(name, bytes, time)
  }
  const totals: Totals = { tables: rows.totals, sequences: rows.sequences }
  await packer.addJson(TOTALS, totals)
  return files
}

/**
 * Reads the pictures of the data folder, by name. A picture named by a row was written before the
 * row, and never changes; one being deleted is left out.
 */
async function* keptFiles(dataDir: string): AsyncGenerator<{ name: string; bytes: Buffer; time: Date }> {
  for (const folder of PICTURE_FOLDERS) {
    for (const beginning of await namesIn(join(dataDir, folder), /^[0-9a-f]{2}$/)) {
      for (const sha256 of await namesIn(join(dataDir, folder, beginning), /^[0-9a-f]{64}$/)) {
        for (const original of ORIGINALS) {
          const name = `${folder}/${beginning}/${sha256}/${original}`
          const found = await fileAt(join(dataDir, name))
          if (found) yield { name, ...found }
        }
      }
    }
  }
}

async function namesIn(folder: string, pattern: RegExp): Promise<readonly string[]> {
  const names = await readdir(folder).catch(nothingThere)
  return (names ?? []).filter((name) => pattern.test(name)).sort()
}

/** Reads a file of the data folder, with its time; undefined where it is missing. */
export const fileAt = async (
  path: string,
): Promise<{ readonly bytes: Buffer; readonly time: Date } | undefined> => {
  const bytes = await readFile(path).catch(nothingThere)
  const info = await stat(path).catch(nothingThere)
  return bytes && info && { bytes, time: info.mtime }
}

const nothingThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** A rename survives a power cut only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
