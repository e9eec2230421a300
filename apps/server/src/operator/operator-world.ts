import { join } from 'node:path'
import { staffPasswords } from '@mostrador/api/people/staff/staff-passwords'
import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { serverNamesOf } from '@mostrador/domain/company/server-names'
import { localFileStore } from '@mostrador/files/local-file-store'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { knownSecret, readSecret } from '../secret.ts'

/** World of an operator's command, without the folder of a file's pictures. */
export type OperatorWorld = Omit<ImportWorld, 'resolvePicture'> & {
  /** Secret of the server, which seals accounts. */
  readonly secret: () => Promise<string>
  /** The secret, if one exists. */
  readonly knownSecret: () => Promise<string | undefined>
  readonly dataDir: string
  readonly consoleOrigin: string
}

/** Makes the world of a command that runs now, on the database and the folder of the settings. */
export const operatorWorld = (config: Config, db: Kysely<Database>): OperatorWorld => ({
  db,
  files: localFileStore(join(config.dataDir, 'files')),
  passwords: staffPasswords,
  newId,
  now: new Date(),
  serverNames: serverNamesOf(
    [config.publicUrl ?? `http://localhost:${config.port}`, config.consoleUrl],
    config.allowedHosts,
  ),
  consoleOrigin: new URL(config.consoleUrl ?? config.publicUrl ?? `http://localhost:${config.port}`).origin,
  secret: () => readSecret(config.secret, config.dataDir),
  knownSecret: () => knownSecret(config.secret, config.dataDir),
  dataDir: config.dataDir,
})
