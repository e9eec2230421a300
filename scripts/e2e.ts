import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'
import { runCommand } from './run-command.ts'

// npm run e2e -- <arguments of playwright test>: the journeys of e2e in a browser, on fresh builds.
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const postgres = await startPostgres()
const args = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
const env = { CHROMIUM_PATH: findChromium(), TEST_DATABASE_URL: postgres.url }
const { code } = await runCommand('playwright', args, { env, output: 'show' })
await postgres.stop()
process.exitCode = code
