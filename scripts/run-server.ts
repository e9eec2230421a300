import { spawn } from 'node:child_process'
import { repositoryRoot } from './source-files.ts'

/**
 * Runs the server in a process of its own until it ends, passes signals on to it, and ends as it ended. The server
 * itself migrates, loads the demo into an empty database and prints its addresses.
 */
export function runServer(mode: 'production' | 'development', nodeArgs: readonly string[] = []): void {
  const server = spawn(process.execPath, [...nodeArgs, 'apps/server/src/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: mode },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal))
  }
  server.on('exit', (code) => process.exit(code ?? 1))
}
