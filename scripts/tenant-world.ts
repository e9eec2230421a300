// words: what these commands print is for the operator, in the language of the house.
import { join, resolve } from 'node:path'
import { staffPasswords } from '@mostrador/api/staff/staff-passwords'
import { DirectoryInUse } from '@mostrador/database/embedded/directory-lock'
import { migrate } from '@mostrador/database/migrate'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { localFileStore } from '@mostrador/files/local-file-store'
import { readConfig } from '@mostrador/server/config'
import { restrictDataDir } from '@mostrador/server/restrict-data-dir'
import { readSecret } from '@mostrador/server/secret'
import type { ImportWorld } from '@mostrador/tenant-file/import-tenant'

/** The world of an import, but for where its pictures are. */
export type TenantWorld = Omit<ImportWorld, 'resolvePicture'> & {
  /** The server's secret, which accounts are sealed with. */
  readonly secret: () => Promise<string>
  /** Where staff sign in. */
  readonly consoleOrigin: string
}

/** A path of the command line, from the folder in which the command was typed. */
export const pathTyped = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/**
 * Opens the database and the pictures that the server's settings name (DATABASE_URL, DATA_DIR),
 * migrated, for as long as the work takes. A folder that a server has open is not opened.
 */
export async function withTenantWorld(work: (world: TenantWorld) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  await restrictDataDir(config.dataDir)
  const database = await openDatabase<Database>(config.databaseUrl).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUse)) throw error
    return fail(
      `La carpeta ${config.dataDir} está en uso: hay un servidor andando con ella. ` +
        'Detenlo y vuelve a intentar, elige otra con DATA_DIR, o usa PostgreSQL con DATABASE_URL.',
    )
  })
  try {
    await migrate(database.db)
    await work({
      db: database.db,
      files: localFileStore(join(config.dataDir, 'files')),
      passwords: staffPasswords,
      newId,
      now: new Date(),
      ownHosts: [config.publicUrl, config.consoleUrl].flatMap((url) => (url ? new URL(url).hostname : [])),
      consoleOrigin: new URL(config.consoleUrl ?? config.publicUrl ?? `http://localhost:${config.port}`)
        .origin,
      secret: () => readSecret(config.secret, config.dataDir),
    })
  } finally {
    await database.close()
  }
}

/** Ends the command with a sentence. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
