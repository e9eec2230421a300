import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem, syncPath, syncTree } from './durable-file-system.ts'
import { extensions } from './extensions.ts'

/**
 * Parameters of Postgres: PGlite's own without `-F`, which turns fsync off, and with `fsync` as
 * the way to sync the log: the default there, fdatasync, is an empty stub in PGlite, and commits
 * would never reach the disk.
 */
export const durableParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-cwal_sync_method=fsync',
  '-cshared_buffers=16MB',
]

export interface DurableEngineOptions {
  /** The folder of the database; the engine's files are in `data` below it. */
  readonly directory: string
  /** Ends the thread when the disk or the engine fails. Must not return. */
  readonly fail: (error: unknown) => never
  readonly parameters?: readonly string[]
}

/**
 * Opens the engine on `directory`, which the caller holds locked, creating its files at first.
 * Throws when Postgres does not start, with its message, and when a commit is not synced to the
 * disk.
 */
export async function openDurableEngine(options: DurableEngineOptions): Promise<PGlite> {
  const data = join(options.directory, 'data')
  if (!existsSync(data)) await createAside(options, data)
  // Postgres refuses to start beside an empty one, which a cut in the middle of a start leaves. The
  // folder is locked by its owner in a way that needs no file to be removed.
  await rm(join(data, 'postmaster.pid'), { force: true })
  const { db, files } = await start(data, options)
  await refuseUnsynced(db, files)
  return db
}

/**
 * Creation writes a thousand files and may be cut off at any of them: only a whole, synced folder
 * is renamed.
 */
async function createAside(options: DurableEngineOptions, data: string): Promise<void> {
  const draft = `${data}.new`
  await rm(draft, { recursive: true, force: true })
  const { db } = await start(draft, options)
  await db.close()
  await syncTree(draft)
  await rename(draft, data)
  await syncPath(options.directory)
}

async function start(
  data: string,
  options: DurableEngineOptions,
): Promise<{ db: PGlite; files: DurableFileSystem }> {
  const said: string[] = []
  const onStderr = (text: string): boolean => said.push(text) < 0
  const explain = (error: unknown): Error =>
    new Error([`The database in ${data} failed.`, ...said.slice(-20)].join('\n'), { cause: error })
  const files = new DurableFileSystem(data, (error) => options.fail(explain(error)))
  const startParams = [...(options.parameters ?? durableParameters)]
  try {
    return { db: await PGlite.create({ fs: files, startParams, extensions, onStderr }), files }
  } catch (error) {
    throw explain(error)
  }
}

/**
 * Durability leans on an inner part of PGlite: a version without it must not run, however well it
 * answers.
 */
async function refuseUnsynced(db: PGlite, files: DurableFileSystem): Promise<void> {
  const before = files.syncs
  await db.query("select pg_logical_emit_message(true, 'mostrador', 'Does a commit reach the disk?')")
  if (files.syncs > before) return
  await db.close()
  throw new Error(
    'The embedded database does not sync its commits to the disk: it would lose them at a power cut.',
  )
}
