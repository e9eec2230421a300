import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand, runToEnd } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'

/**
 * The one without windows first: it draws a page in two thirds of the time, and has no background
 * tabs.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's packages of the browser; older releases know the second alone. */
const packages = ['chromium-headless-shell', 'chromium']
const packagedBrowser = '@sparticuz/chromium@153.0.0'
const folder = join(repositoryRoot, '.cache', 'chromium')

/**
 * Finds the path of a Chromium that starts: the one that CHROMIUM_PATH names, the system's, else
 * one installed by the package manager (as root) or taken from npm. Throws a sentence with the
 * advice to install one.
 */
export function findChromium(): string {
  const found = fromEnvironment() ?? fromSystem() ?? fromPackageManager() ?? fromNpm()
  if (found) return found
  throw new Error(
    'A Chromium is needed for the end-to-end tests and could not be installed. Install one (Debian: apt-get install chromium) or name its executable in CHROMIUM_PATH.',
  )
}

function fromEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !starts(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not start.`)
  return path || undefined
}

function fromSystem(): string | undefined {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const installed = names.flatMap((name) => readCommand('/bin/sh', ['-c', `command -v ${name}`]) ?? [])
  return [...installed, mac].find(starts)
}

function fromPackageManager(): string | undefined {
  if (process.getuid?.() !== 0 || !readCommand('apt-get', ['--version'])) return undefined
  console.log('Installing Chromium by apt-get…')
  if (runToEnd('apt-get', ['update', '-qq']))
    packages.some((name) => runToEnd('apt-get', ['install', '-y', '-qq', name]))
  return fromSystem()
}

/** Unpacks the browser out of its package: compressed, for Linux, into the temporary folder. */
function fromNpm(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const unpack = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())`
  const run = ['-C', folder, `TMPDIR=${folder}`, process.execPath, '--input-type=module', '-e', unpack]
  const find = (): string | undefined => [readCommand('env', run) ?? ''].find((path) => path && starts(path))
  mkdirSync(folder, { recursive: true })
  const unpacked = find()
  if (unpacked) return unpacked
  console.log(`Installing ${packagedBrowser} into .cache…`)
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  return runToEnd('npm', ['install', ...options, packagedBrowser]) ? find() : undefined
}

function starts(path: string): boolean {
  return readCommand(path, ['--version']) !== undefined
}
