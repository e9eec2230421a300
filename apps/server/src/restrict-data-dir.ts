import { chmod, mkdir } from 'node:fs/promises'

/**
 * Keeps the folder of the data to whoever runs the server: nobody else on the machine opens it, and
 * what this process writes from now on nobody else reads. Answers whether it could; a folder that
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
