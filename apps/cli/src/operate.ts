// words: what these commands print is for the operator, in the language of the house.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { DirectoryInUse } from '@mostrador/database/embedded/directory-lock'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { readConfig, type Config } from '@mostrador/server/config'
import {
  perform,
  type OperationInput,
  type OperationName,
  type OperationResult,
} from '@mostrador/server/operator/operations'
import { operatorSocket } from '@mostrador/server/operator/operator-door'
import { operatorWorld } from '@mostrador/server/operator/operator-world'
import { restrictDataDir } from '@mostrador/server/restrict-data-dir'
import { fail } from './command-line.ts'

/**
 * Does an operation on the database that the settings name (DATABASE_URL, DATA_DIR). An embedded
 * database that a server has open is changed by that server, which is asked through the socket in
 * its folder; otherwise it is opened here, and migrated. A command that cannot go on ends with a
 * sentence.
 */
export async function operate<Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
): Promise<OperationResult<Name>> {
  const config = readConfig(process.env)
  // A backup and an export leave the database as it is, and make none where none is.
  const isMigrated = name !== 'backUp' && name !== 'exportCompany'
  const database = await openOwn(config, isMigrated)
  if (!database) return (await askServer(config, name, input)) as OperationResult<Name>
  try {
    if (isMigrated) await migrate(database.db)
    return (await perform(name, operatorWorld(config, database.db), input)) as OperationResult<Name>
  } finally {
    await database.close()
  }
}

async function openOwn({ dataDir, databaseUrl }: Config, beginsMigrated: boolean) {
  try {
    await restrictDataDir(dataDir)
    return await openDatabase<Database>(databaseUrl, { beginsMigrated })
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined
    if (isForbidden((error as NodeJS.ErrnoException).code)) return fail(ofSomebodyElse(dataDir))
    throw error
  }
}

const isForbidden = (code = ''): boolean => ['EACCES', 'EPERM'].includes(code)

const ofSomebodyElse = (dataDir: string): string =>
  `La carpeta ${dataDir} es de otro usuario. Escribe el comando con el que anda el servidor, o elige otra con DATA_DIR.`

/** Tries to reach a server that just starts, and the time between them. */
const TRIES = { most: 20, apartMs: 250 } as const

async function askServer(config: Config, name: OperationName, input: unknown): Promise<unknown> {
  const path = operatorSocket(config.dataDir)
  if (path === undefined) return fail(notHeard(config.dataDir, 'ENAMETOOLONG'))
  const body = serialize(input)
  for (let tries = 0; tries < TRIES.most; tries += 1) {
    try {
      const { status, bytes } = await call(path, { name, body })
      return status === 200 ? deserialize(bytes) : fail(bytes.toString())
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      // The server does not listen yet, or any more; an operation that it heard is not sent again.
      if (!['ENOENT', 'ECONNREFUSED'].includes(code)) return fail(notHeard(config.dataDir, code))
      await wait(TRIES.apartMs)
    }
  }
  return fail(notHeard(config.dataDir, 'ENOENT'))
}

const notHeard = (dataDir: string, code: string): string =>
  isForbidden(code)
    ? ofSomebodyElse(dataDir)
    : `La carpeta ${dataDir} está en uso, y el servidor que anda con ella no contesta (${code}). ` +
      'Detenlo y vuelve a intentar, elige otra con DATA_DIR, o usa PostgreSQL con DATABASE_URL.'

function call(
  socketPath: string,
  { name, body }: { readonly name: string; readonly body: Buffer },
): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': body.byteLength }
    const sent = request({ socketPath, path: `/${name}`, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
