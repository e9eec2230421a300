import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'

async function ifThere<Found>(act: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads a file; undefined when there is none. */
export const readIfThere = (path: string): Promise<Buffer<ArrayBuffer> | undefined> =>
  ifThere(() => readFile(path))

/** Lists the names of the folders in a folder; none where it does not exist. */
export async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = (await ifThere(() => readdir(path, { withFileTypes: true }))) ?? []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * Returns when the first existing one of the paths was changed last; undefined when none exists.
 */
export async function changedAt(...paths: readonly string[]): Promise<Date | undefined> {
  for (const path of paths) {
    // The next path is tried because the one before is not there.
    const found = await ifThere(() => stat(path))
    if (found) return found.mtime
  }
  return undefined
}

/** Makes a file look as if it was written now. */
export async function touch(path: string): Promise<void> {
  const now = new Date()
  await ifThere(() => utimes(path, now, now))
}

/** Moves a folder to a unique name beside it; undefined when it does not exist. */
export async function moveAside(path: string): Promise<string | undefined> {
  const aside = `${path}.${randomUUID()}`
  return ifThere(async () => {
    await rename(path, aside)
    return aside
  })
}

/** Moves a folder back; where there is another one by now, that one stays. */
export async function moveBack(aside: string, path: string): Promise<void> {
  try {
    await rename(aside, path)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && TAKEN.has(String(error.code))
    if (!isThere) throw error
    await removeAll(aside)
  }
}

/** Codes of systems for a folder whose place another one has. */
const TAKEN: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM'])

/** Deletes a folder with all that is in it. */
export const removeAll = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

/** Writes a file beside its place and moves it there, so that no reader ever gets half of it. */
export async function writeAside(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}`
  try {
    const handle = await open(aside, 'wx')
    try {
      await handle.writeFile(bytes)
      // A rename may reach the disk before the bytes do, and a power cut would leave an empty
      // picture.
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
