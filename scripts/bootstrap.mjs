// Runs before every command of package.json, on the machine's own Node (18 or newer), so it is
// plain JavaScript without dependencies. It installs what the lock file says and is missing, and is
// silent otherwise.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const lockFile = join(root, '.cache', 'bootstrap.lock')
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

if (!isInstalled()) {
  const release = takeLock()
  const problem = isInstalled() ? undefined : install()
  release()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for; packages of other platforms may be
 * absent.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages(join('node_modules', '.package-lock.json'))
  if (!wanted || !present || !existsSync(pinnedNode)) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const installed = present[path]
    if (!installed && !entry.optional) return false
    if (installed && installed.version !== entry.version) return false
  }
  return true
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Installs, and returns the sentence that says what to do when that did not work. */
function install() {
  console.log('Installing the dependencies of package-lock.json; this happens once…')
  // NODE_ENV=production would leave out the pinned Node and the build tools, hence --include=dev.
  // The machine's Node may be older than `engines` ask for: commands run on the pinned one.
  const anyNode = '--engine-strict=false'
  const result = runNpm(['ci', '--include=dev', anyNode, '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.status !== 0) {
    return 'npm ci failed: see the lines above. Behind a proxy or a private registry, set npm up first.'
  }
  if (!existsSync(pinnedNode)) runNpm(['rebuild', 'node', '--ignore-scripts=false'])
  if (existsSync(pinnedNode)) return undefined
  return 'The npm package `node` came without its binary: allow its install script and try again.'
}

function runNpm(args) {
  const cli = process.env.npm_execpath
  const [command, start] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...start, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  })
}

/**
 * Waits until no other bootstrap is at work here and returns the function that lets the next one
 * in.
 */
function takeLock() {
  mkdirSync(dirname(lockFile), { recursive: true })
  const mine = `${lockFile}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    for (let waited = false; ; waited = true) {
      try {
        // A link appears with its content at once, so nobody ever reads a lock without its owner.
        linkSync(mine, lockFile)
        return () => rmSync(lockFile, { force: true })
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      if (!ownerIsAlive()) {
        rmSync(lockFile, { force: true })
        continue
      }
      if (!waited) console.log('Waiting for another command that is installing the dependencies…')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  } finally {
    unlinkSync(mine)
  }
}

/**
 * A lock counts while its process lives; in a container a new process may carry an old number,
 * hence the age.
 */
function ownerIsAlive() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > 15 * 60_000) return false
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
