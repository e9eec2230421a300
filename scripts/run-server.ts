import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from './source-files.ts'

const ENTRY = 'apps/server/src/launch.ts'

const byNpm = process.env.npm_lifecycle_event !== undefined

/**
 * Becomes the server, which then runs in this very process: a process that only waits for it would
 * take 78 MB. What is compiled is kept for the next start. The server itself migrates, loads the
 * demo into an empty database and prints its addresses. Where a process cannot be replaced
 * (Windows), the server is a child.
 */
export function execServer(): void {
  const env = {
    NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
    ...process.env,
    NODE_ENV: 'production',
  }
  if (!process.execve) return spawnServer({ args: [ENTRY], env })
  process.chdir(repositoryRoot)
  const watch = byNpm ? ['--import', new URL('stop-with-npm.ts', import.meta.url).href] : []
  process.execve(process.execPath, [process.execPath, ...watch, ENTRY], env)
}

/**
 * Runs the server for developers, with flags of Node that start it anew, in a process of its own
 * until it ends, passes signals on to it, and ends as it ended.
 */
export function watchServer(flags: readonly string[]): void {
  spawnServer({ args: [...flags, ENTRY], env: { ...process.env, NODE_ENV: 'development' } })
}

function spawnServer({ args, env }: { args: readonly string[]; env: NodeJS.ProcessEnv }): void {
  const server = spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal))
  }
  if (byNpm) onceOrphaned(() => server.kill('SIGTERM'))
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
