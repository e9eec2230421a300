import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from './start-server.ts'

const run = promisify(execFile)

/** A secret that processes of one shop share. */
export const SHARED_SECRET = 'a secret of at least thirty-two characters'

/** Runs `npm run tenant -- …` on a database that no server has open; gives back what it printed. */
export async function tenantCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'tenant', '--', ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
  })
  return stdout
}
