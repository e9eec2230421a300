import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'
import { runCommand } from './run-command.ts'

// npm run bench -- [--quick] [--large | --console | --checkout | --riders]: the measurements of
// bench, on fresh builds and on a PostgreSQL whose commits reach the disk.
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const postgres = await startPostgres({ fsync: true })
const env = { CHROMIUM_PATH: findChromium(), DATABASE_URL: postgres.url }
const { code } = await runCommand('node', ['bench/run.ts', ...process.argv.slice(2)], { env, output: 'show' })
await postgres.stop()
process.exitCode = code
