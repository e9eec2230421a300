import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Another process, or another opening in this one, holds the folder. The message says what to do
 * about it.
 */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  readonly directory: string

  constructor(directory: string) {
    super(
      `Another process is using the database in ${directory}. Stop that process, choose another folder, ` +
        'or set DATABASE_URL to a PostgreSQL server, which many processes can share.',
    )
    this.directory = directory
  }
}

/** SQLite's code for "another connection holds a lock". */
const sqliteBusy = 5

/**
 * Locks a folder for this opening alone, creating it when it is missing. PGlite itself lets two
 * processes write to one folder, which silently destroys both their rows. The lock is SQLite's own
 * lock on a file, held by the kernel: it ends with the process, also after SIGKILL, and unlike a
 * file with a process number it holds between containers that share a volume. No other code may
 * open the file `lock`: closing it again in the same process would drop the lock. Throws
 * `DirectoryInUse`, or the file system's error.
 */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true })
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === sqliteBusy ? new DirectoryInUse(directory) : error
  }
  return {
    release: () => {
      if (lock.isOpen) lock.close()
    },
  }
}
