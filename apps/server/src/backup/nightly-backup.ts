import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@mostrador/api/ground/ports'
import type { Config } from '../config.ts'
import { backupName, backupsToDelete } from './backups-to-keep.ts'
import { writeBackup, type BackupWorld } from './write-backup.ts'

type Folders = Pick<Config, 'backupDir' | 'dataDir'>

type Nightly = Omit<BackupWorld, 'now' | 'dataDir'> & {
  readonly now: () => Date
  readonly log: Pick<Log, 'info' | 'error'>
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Makes the nightly job: it writes a backup into the folder, and deletes the ones too old once the
 * new one is complete. Undefined without a folder. The job throws its error, for the log.
 */
export function nightlyBackup(
  { backupDir: folder, dataDir }: Folders,
  { now, log, ...world }: Nightly,
): (() => Promise<void>) | undefined {
  if (folder === undefined) return undefined
  return async () => {
    const at = now()
    try {
      const { file, ...made } = await writeBackup(
        { ...world, dataDir, now: at },
        join(folder, backupName(at)),
      )
      const names = await readdir(folder)
      const old = backupsToDelete(names)
      for (const name of old) await rm(join(folder, name), { force: true })
      await sweepDrafts(folder, { names, at })
      log.info('backup-made', { ...made, file, deleted: old.length })
    } catch (error) {
      log.error('backup-failed', { folder, message: (error as Error).message })
      throw error
    }
  }
}

/** Deletes drafts of killed backups: one older than a day is not being written. */
async function sweepDrafts(
  folder: string,
  { names, at }: { readonly names: readonly string[]; readonly at: Date },
): Promise<void> {
  for (const name of names.filter((one) => /^mostrador-[\dTZ-]+\.tar\.gz\.[\da-f-]{36}\.part$/.test(one))) {
    const { mtime } = await stat(join(folder, name))
    if (at.getTime() - mtime.getTime() > DAY_MS) await rm(join(folder, name), { force: true })
  }
}
