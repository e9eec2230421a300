import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { failedAudits, lighthouseRows, type LighthouseResult } from './lighthouse-report.ts'
import { startProgram } from './program.ts'
import { kilobytes, tableOf, writeReport, type Row } from './report.ts'
import { measureSecondVisit } from './second-visit.ts'

// Lighthouse with its mobile preset on the demo's menu, five times, and a second visit; `--quick`
// looks once and only prints. LIGHTHOUSE names its program, CHROMIUM_PATH the browser.

const PAGE = '/menu/fuego-lento-palermo/take-away'
const isQuick = process.argv.includes('--quick')
const runs = isQuick ? 1 : 5

const folder = await mkdtemp(join(tmpdir(), 'mostrador-lighthouse-'))
const run = promisify(execFile)

async function look(url: string, turn: number): Promise<LighthouseResult> {
  const file = join(folder, `${turn}.json`)
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }
  await run(process.execPath, [process.env.LIGHTHOUSE ?? '', url, ...options], { env, timeout: 240_000 })
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseResult
}

async function measure(url: string): Promise<{ rows: Row[]; failed: readonly string[] }> {
  // The first rendering is the one request that pays, and it is no diner's.
  await fetch(url).then((answer) => answer.arrayBuffer())
  const results: LighthouseResult[] = []
  // Runs beside each other would measure each other.
  while (results.length < runs) results.push(await look(url, results.length))
  const { first, second } = await measureSecondVisit(url)
  const rows = [
    ...lighthouseRows(results),
    {
      what: 'a second visit: bytes, answers that were sent',
      product: `${kilobytes(second.bytes)}, ${second.calls}`,
      baseline: `${kilobytes(first.bytes)}, ${first.calls} at the first`,
    },
    {
      what: 'its first paint, without throttling',
      product: `${Math.round(second.firstPaint)} ms`,
      baseline: `${Math.round(first.firstPaint)} ms at the first`,
    },
  ]
  return { rows, failed: [...new Set(results.flatMap(failedAudits))] }
}

const shop = await startProgram(['apps/server/src/launch.ts'], {
  PORT: '0',
  LOAD_DEMO: 'true',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
})
try {
  const { rows, failed } = await measure(`${shop.url}${PAGE}`)
  const table = tableOf(rows)
  const left = failed.length === 0 ? 'No audit failed.' : `Audits that failed: ${failed.join('; ')}.`
  console.log(`${table}\n\n${left}`)
  const [processor] = cpus()
  const where = `Node ${process.versions.node}, ${cpus().length} × ${processor?.model.trim()}`
  const load = `load average ${loadavg()[0]?.toFixed(1)} when it ended`
  const when = new Date().toISOString().slice(0, 10)
  if (!isQuick)
    await writeReport(
      `${when}, ${where}, ${load}; medians of ${runs} runs.\n\n${table}\n\n${left}`,
      'npm run lighthouse',
    )
} finally {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}
