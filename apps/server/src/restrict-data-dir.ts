import { chmod, mkdir } from 'node:fs/promises'

/**
 * Restricts the data folder to the user that runs the server: no other user of the machine can
 * open it, or read files written from now on. Returns false, and changes nothing, for a folder of
 * another owner.
 */
export async function restrictDataDir(dataDir: string): Promise<boolean> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return chmod(dataDir, 0o700).then(
    () => true,
    () => false,
  )
}
