import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { secretToken } from '@mostrador/api/ground/http/secret-token'
import { readIfThere } from '@mostrador/files/disk'

const SHORTEST = 32

/** Writes a new secret aside first, so that no reader finds half of one. */
async function makeSecret(file: string): Promise<void> {
  const aside = `${file}.${randomBytes(8).toString('hex')}`
  try {
    const handle = await open(aside, 'wx', 0o600)
    try {
      await handle.writeFile(secretToken(randomBytes))
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await link(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** Returns the secret if one exists; makes none. */
export async function knownSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  return configured ?? (await readIfThere(join(dataDir, 'secret')))?.toString('utf8').trim()
}

/**
 * Returns the secret that signs sessions and cookies: the configured one, or one made at the first
 * start and stored in the data folder. Several processes must share a configured one. Throws when
 * the stored one is too short; the operator removes the file to get a new one.
 */
export async function readSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  await makeSecret(file)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length >= SHORTEST) return secret
  const message = `${file} has fewer than ${SHORTEST} characters. Remove it, and a new one is made.`
  throw Object.assign(new Error(message), { name: 'WrongSettings' })
}
