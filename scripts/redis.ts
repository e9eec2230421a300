import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './free-port.ts'
import { readCommand, runToEnd } from './run-command.ts'

/** A Redis of our own, empty and thrown away with this process. */
export type Redis = {
  readonly url: string
  stop(): Promise<void>
}

/** Advice where Redis is not on the machine and cannot be installed. */
export const redisInstallHint =
  'Redis 6 or newer is not on this machine and could not be installed: what needs it is left out. Install it (Debian: apt-get install redis-server; macOS: brew install redis) and put redis-server on the PATH.'

// The server lives as long as our end of this shell's input is open, so it goes away with us
// however we end, be it by SIGKILL; being in a session of its own, the shell is not hit by the
// terminal's Ctrl-C.
const guardian = `"$@" </dev/null & server=$!; read -r _; kill -TERM $server; wait $server`

/**
 * Starts a throwaway server on a free port of 127.0.0.1 that keeps nothing on disk. The binary is
 * the system's; as root a machine without it gets it by its package manager. Undefined where there
 * is none.
 */
export async function startRedis(): Promise<Redis | undefined> {
  const binary = findBinary() ?? installBinary()
  if (!binary) return undefined
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('/bin/sh', ['-c', guardian, 'sh', binary, ...settings], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const stop = (): Promise<void> => end(child)
  await ready(child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `redis://127.0.0.1:${port}`, stop }
}

const findBinary = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => readCommand(name, ['--version']))

function installBinary(): string | undefined {
  if (process.getuid?.() !== 0 || !readCommand('apt-get', ['--version'])) return undefined
  console.log('Installing Redis by apt-get…')
  if (runToEnd('apt-get', ['update', '-qq'])) runToEnd('apt-get', ['install', '-y', '-qq', 'redis-server'])
  return findBinary()
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const fail = (): void => reject(new Error(`Redis did not start:\n${log}`))
    const patience = setTimeout(fail, 30_000)
    child.once('exit', fail)
    child.once('error', reject)
    // Read for as long as the server lives: a full pipe would stop it.
    child.stdout?.on('data', (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk.toString('utf8')
      if (!/ready to accept connections/i.test(log)) return
      clearTimeout(patience)
      resolve()
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.stdin?.end()
  })
}
