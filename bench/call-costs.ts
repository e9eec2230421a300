import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { changingCalls, fileCalls, OWNER, readingCalls, type DemoCall, type DemoShop } from './demo-calls.ts'
import { keptCalls, lookCalls, placeCalls } from './demo-changes.ts'
import { median } from './median.ts'
import { startProgram, type Program } from './program.ts'

// Measures the processor time of each call of the API on the demo: `node bench/call-costs.ts`. The
// database is in the process, so that its work is counted; with DATABASE_URL it is not. The most
// expensive come first, each beside a look at the board, since milliseconds are those of a machine.
// With names of calls only these are measured, and the board.

const BOARD = 'listBoard'

/** The kernel counts hundredths of a second: a call is repeated until many of them went by. */
const SAMPLE_SECONDS = 0.3
const SAMPLES = 5
const WARM_TIMES = 5
const MOST_TIMES = 300
const BEHIND_MS = 100

/** Limits of requests that are lifted for measuring. */
const LIMITS = [
  'export-sheet',
  'export-orders',
  'export-customers',
  'judge-drawing',
  'read-sheet-person',
  'read-sheet-company',
  'work-company',
  'work-visitors',
  'work-person',
  'work-key',
  'work-previews',
]
  .map((name) => `${name}=1000000000/3600`)
  .join()

async function signIn(url: string): Promise<DemoShop> {
  const answer = await fetch(`${url}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OWNER),
  })
  if (!answer.ok) throw new Error(`The owner of the demo does not get in: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { branchContacts } = (await answer.json()) as StaffSession
  const [contact] = branchContacts
  if (!contact) throw new Error('The owner of the demo has no contact')
  return { url, cookie, contact }
}

/** Returns the seconds of a processor of one call; undefined for a call that is no success. */
async function askOnce(
  product: Program,
  { name, send, between }: DemoCall,
  time: number,
): Promise<number | undefined> {
  await between?.(time)
  const began = product.processorSeconds()
  const answer = await send(time)
  const text = await answer.text()
  if (!answer.ok) console.error(`${name}: ${answer.status} ${text.slice(0, 400)}`)
  // Some work goes on after the answer.
  if (between) await wait(BEHIND_MS)
  return answer.ok ? product.processorSeconds() - began : undefined
}

/**
 * Returns the milliseconds of a processor of each call, the median of several samples; undefined
 * for a call that is no success. The first calls are not counted: they find code that never ran.
 */
async function costOf(product: Program, call: DemoCall): Promise<number | undefined> {
  const { prepare, most = MOST_TIMES } = call
  await prepare?.()
  let time = 0
  for (; time < Math.min(WARM_TIMES, most / 4); time += 1)
    if ((await askOnce(product, call, time)) === undefined) return undefined
  const samples: number[] = []
  while (samples.length < SAMPLES && time < most) {
    const first = time
    let spent = 0
    for (; spent < SAMPLE_SECONDS && time < most; time += 1) {
      const one = await askOnce(product, call, time)
      if (one === undefined) return undefined
      spent += one
    }
    samples.push((spent * 1000) / (time - first))
  }
  return median(samples)
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-costs-'))
const product = await startProgram(['apps/server/src/launch.ts'], {
  PORT: '0',
  TRUST_PROXY: 'true',
  LOAD_DEMO: 'true',
  DATA_DIR: process.env.DATA_DIR ?? folder,
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  LIMITS,
})
try {
  const shop = await signIn(product.url)
  const costs: { readonly name: string; readonly ms: number }[] = []
  const wanted = new Set(process.argv.slice(2))
  // Those that make the company larger come last.
  const calls = [
    ...readingCalls(shop),
    ...changingCalls(shop),
    ...(await fileCalls(shop)),
    ...lookCalls(shop),
    ...keptCalls(shop),
    ...placeCalls(shop),
  ]
  for (const call of calls) {
    if (wanted.size > 0 && call.name !== BOARD && !wanted.has(call.name)) continue
    const ms = await costOf(product, call)
    if (ms !== undefined) costs.push({ name: call.name, ms })
  }
  const board = costs.find(({ name }) => name === BOARD)?.ms ?? Number.NaN
  console.log('| call | ms of a processor | looks at the board |\n|---|---|---|')
  for (const { name, ms } of costs.toSorted((one, other) => other.ms - one.ms))
    console.log(`| \`${name}\` | ${ms.toFixed(1)} | ${(ms / board).toFixed(1)} |`)
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
