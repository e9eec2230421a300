import { DirectoryInUse } from '@mostrador/database/embedded/directory-lock'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { RestoreRefused } from '@mostrador/server/backup/archive'
import { restoreBackup } from '@mostrador/server/backup/restore-backup'
import { readConfig } from '@mostrador/server/config'
import { restrictDataDir } from '@mostrador/server/restrict-data-dir'
import { knownSecret } from '@mostrador/server/secret'
import { fail, pathTyped } from './command-line.ts'

const USAGE = `Usage:
  npm run restore -- FILE.tar.gz   brings a backup into the empty database of DATABASE_URL, or of DATA_DIR, and
                                   the pictures into DATA_DIR. Stop the server first.`

/** Longest time of a statement: one checks the keys of a large table. */
const PATIENCE_MS = 12 * 60 * 60_000

const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) fail(USAGE)
const config = readConfig(process.env)
await restrictDataDir(config.dataDir)
const limits = { statementTimeout: PATIENCE_MS, idleInTransactionTimeout: PATIENCE_MS }
const database = await openDatabase<Database>(config.databaseUrl, limits).catch((error: unknown) =>
  error instanceof DirectoryInUse ? fail(error.message) : Promise.reject(error),
)
try {
  const secret = await knownSecret(config.secret, config.dataDir)
  const done = await restoreBackup({ db: database.db, dataDir: config.dataDir, secret }, pathTyped(file))
  console.log(
    `${file}, of ${done.madeAt.toISOString()}: ${done.rows} rows of ${done.tables} tables and ${done.files} files of pictures.`,
  )
  console.log('Every table was read again and is what it was.')
  if (done.migrated.length > 0) console.log(`Migrated to this version: ${done.migrated.join(', ')}.`)
  if (!done.hasSameSecret)
    console.log(
      'SECRET is another one than that of the backup, or none yet. Set the old one before the server starts ' +
        '(or copy the file DATA_DIR/secret): without it accounts at providers and second factors cannot be opened.',
    )
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  await database.close()
  fail(error.message)
}
await database.close()
