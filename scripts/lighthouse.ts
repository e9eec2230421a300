import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { runCommand, runToEnd } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'

// npm run lighthouse [-- --quick]: Lighthouse on the demo's menu, on a fresh build. It is 114
// packages and 176 MB that only this needs, so it is installed at its first run, and not with the
// product.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const folder = join(repositoryRoot, '.cache', LIGHTHOUSE)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

if (!existsSync(program)) {
  console.log(`Installing ${LIGHTHOUSE} into .cache…`)
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  if (!runToEnd('npm', ['install', ...options, LIGHTHOUSE]))
    throw new Error('Lighthouse could not be installed.')
}
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const env = { CHROMIUM_PATH: findChromium(), LIGHTHOUSE: program }
const args = ['bench/run-lighthouse.ts', ...process.argv.slice(2)]
const { code } = await runCommand('node', args, { env, output: 'show' })
process.exitCode = code
