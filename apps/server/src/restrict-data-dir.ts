import { chmod, mkdir } from 'node:fs/promises'

/**
 * Restricts the data folder to the user that runs the server: no other user of the machine can open
 * it, or read what this process writes from now on. Answers whether it could; a folder that
 * somebody else owns stays as it is.
 */
export async function restrictDataDir(dataDir: string): Promise<boolean> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return chmod(dataDir, 0o700).then(
    () => true,
    () => false,
  )
}
