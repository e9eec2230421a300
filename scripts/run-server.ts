import { spawn } from 'node:child_process'
import { repositoryRoot } from './source-files.ts'

/**
 * Runs the server in a process of its own until it ends, passes signals on to it, and ends as it
 * ended. The server itself migrates, loads the demo into an empty database and prints its
 * addresses.
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
  if (process.env.npm_lifecycle_event) onceOrphaned(() => server.kill('SIGTERM'))
  server.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * A signal to npm ends npm and the shell between it and us, which does not pass it on: so we watch
 * our parent.
 */
function onceOrphaned(stop: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
}
