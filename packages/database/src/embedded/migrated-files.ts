import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import { readMigrations } from '../read-migrations.ts'
import { syncPath, syncTree } from './durable-file-system.ts'

/**
 * Migrated databases, each named by the release of its engine and the digest of its migrations:
 * folders of the durable engine, and images (`.tar`) of the one in memory.
 */
const IMAGES = fileURLToPath(new URL('../../../../.cache/embedded/', import.meta.url))

/** Returns the path of the image of these very migrations, with an ending; it may be absent. */
export async function pathOfImage(ending = ''): Promise<string> {
  const digest = createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 12)
  return join(IMAGES, `${manifest.dependencies['@electric-sql/pglite']}-${digest}${ending}`)
}

/**
 * Keeps an image under its path: `write` makes it beside its place, and it is put there whole,
 * since processes that start at once may each write it. Those of other migrations go.
 */
export async function keepImage(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(IMAGES, { recursive: true })
  const isOfKind = (name: string): boolean => /^\d.*-[0-9a-f]{12}(?:\.tar)?$/.test(name)
  const others = (await readdir(IMAGES)).filter(
    (name) => isOfKind(name) && name.endsWith('.tar') === path.endsWith('.tar') && name !== basename(path),
  )
  const draft = join(IMAGES, `${process.pid}.draft`)
  await write(draft)
  // A folder is not put in the place of another: then somebody was faster.
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }))
  await Promise.all(others.map((name) => rm(join(IMAGES, name), { recursive: true, force: true })))
}

/**
 * Makes the folder of these very migrations, from which new databases begin, unless it is there.
 * Throws what the process that makes it printed.
 */
export async function ensureMigratedFiles(): Promise<void> {
  const path = await pathOfImage()
  if (!existsSync(path)) await keepImage(path, makeMigrated)
}

/**
 * Gives a folder without a database the files of a migrated one, whole and synced: a copy of those
 * of the build, or else files that a process of its own makes, so that the memory which that takes
 * leaves with it. The caller holds the folder locked. Throws what that process printed.
 */
export async function beginMigrated(directory: string): Promise<void> {
  const data = join(directory, 'data')
  if (existsSync(data)) return
  const draft = `${data}.new`
  await rm(draft, { recursive: true, force: true })
  const image = await pathOfImage()
  if (existsSync(image)) await cp(image, draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await makeMigrated(draft)
  await syncTree(draft)
  await rename(draft, data)
  await syncPath(dirname(data))
}

/** Makes the files of a migrated database in a process of its own, and waits for its end. */
async function makeMigrated(target: string): Promise<void> {
  const program = fileURLToPath(new URL('make-migrated.ts', import.meta.url))
  const child = spawn(process.execPath, ['--liftoff-only', program, target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const said = await text(child.stderr)
  if ((await ended) !== 0) throw new Error(`The migrated database could not be made.\n${said}`)
}
