import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { changingCalls, fileCalls, OWNER, readingCalls, type DemoCall, type DemoShop } from './demo-calls.ts'
import { startProgram, type Program } from './program.ts'

// Measures the processor time of each call of the API on the demo: `node bench/call-costs.ts`. The
// database is in the process, so that its work is counted; with DATABASE_URL it is not. The most
// expensive come first, each beside a look at the board, since milliseconds are those of a machine.
// With names of calls only these are measured, and the board.

const BOARD = 'listBoard'

/** The kernel counts hundredths of a second: a call is repeated until many of them went by. */
const ENOUGH_SECONDS = 0.5
const MOST_TIMES = 60
const LEAST_TIMES = 5

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
  if (!contact) throw new Error('The owner of the demo has no local')
  return { url, cookie, contact }
}

/** Milliseconds of a processor for each call; undefined for a call that is no success. */
async function costOf(product: Program, { name, send }: DemoCall): Promise<number | undefined> {
  const ask = async (time: number): Promise<number> => {
    const answer = await send(time)
    const text = await answer.text()
    if (!answer.ok) console.error(`${name}: ${answer.status} ${text.slice(0, 200)}`)
    return answer.status
  }
  if ((await ask(0)) >= 400) return undefined
  const began = product.processorSeconds()
  let times = 0
  for (; times < MOST_TIMES; times += 1) {
    const spent = product.processorSeconds() - began
    if (times >= LEAST_TIMES && spent >= ENOUGH_SECONDS) break
    if ((await ask(times + 1)) >= 400) return undefined
  }
  // Some work goes on after the answer.
  await wait(200)
  return ((product.processorSeconds() - began) * 1000) / times
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-costs-'))
const product = await startProgram(['apps/server/src/main.ts'], {
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
  for (const call of [...readingCalls(shop), ...changingCalls(shop), ...(await fileCalls(shop))]) {
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
