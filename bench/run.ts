import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { checkoutRows } from './checkout-rows.ts'
import { measureFirstView } from './first-view.ts'
import { clientOf, findContact, validOrder } from './valid-order.ts'
import { measureLargeShops } from './large-shops.ts'
import { runLoad } from './load.ts'
import { measureLongHistory } from './long-history.ts'
import { measureConsole } from './measure-console.ts'
import { measureCheckout } from './measure-checkout.ts'
import { measureFirstRenderings, measureHttp } from './measure-http.ts'
import { measureOrders, POOL } from './measure-orders.ts'
import { measureRiders } from './measure-riders.ts'
import { quickPlan, smokePlan, wholePlan } from './plan.ts'
import { startProgram, type Memory, type Program } from './program.ts'
import { firstViewRows, httpRow, megabytes, orderRows, tableOf, writeReport, type Row } from './report.ts'
import { measureRiderHistory } from './rider-history.ts'
import { aliases, importShop, PLATES } from './shop.ts'

// Every measurement, one after the other: `npm run bench`, or `npm run bench -- --quick`, which
// does not touch the README; with `--large`, `--console`, `--checkout` or `--riders` only that is
// measured, and printed. `--smoke` is for the tests: that menu, orders and checkout can be measured
// at all. The PostgreSQL server that DATABASE_URL names is empty, and its commits
// reach the disk.

const isSmoke = process.argv.includes('--smoke')
const isQuick = isSmoke || process.argv.includes('--quick')
const plan = isSmoke ? smokePlan : isQuick ? quickPlan : wholePlan
const databaseUrl = process.env.DATABASE_URL ?? ''
if (!databaseUrl) throw new Error('DATABASE_URL has to name an empty PostgreSQL database: use npm run bench.')
const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'))
const say = (sentence: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${sentence}`)

/**
 * Limits of requests that are lifted: a few hundred phones order at eight branch contacts as fast
 * as they can, more than any shop gets.
 */
const LIMITS = ['phone', 'local', 'brand', 'all']
  .map((of) => `place-order-${of}=1000000000/600`)
  .concat('work-company=1000000000/60')
  .join()

const startProduct = (env: Readonly<Record<string, string>>): Promise<Program> =>
  startProgram(['apps/server/src/launch.ts'], {
    PORT: '0',
    TRUST_PROXY: 'true',
    LOAD_DEMO: 'false',
    LIMITS,
    ...env,
  })

/** Memory once the start is over. */
async function restingMemory(product: Program): Promise<Memory> {
  // V8 optimises behind the start, and takes memory for that some seconds later.
  await wait(plan.restMs)
  return product.memory()
}

async function onPostgres(): Promise<Row[]> {
  const dataDir = join(folder, 'postgres')
  await importShop(databaseUrl, dataDir)
  say('The shop is in PostgreSQL.')
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(POOL),
    DATA_DIR: dataDir,
  })
  try {
    const atStart = await restingMemory(product)
    const pages = await measureFirstRenderings(
      product,
      aliases.map((alias) => `/menu/${alias}/take-away`),
    )
    say('First pages are rendered.')
    const [alias = ''] = aliases
    const { mode } = await findContact(clientOf(product.url), alias)
    const current = await fetch(`${product.url}/api/diner/${alias}/menu/${mode.id}`)
    const { hash } = (await current.json()) as { hash: string }
    const menu = await measureHttp(product, `/api/diner/${alias}/menu/${mode.id}?hash=${hash}`, plan)
    say('The menu is measured.')
    const page = await measureHttp(product, `/menu/${alias}/take-away`, plan)
    say('The page is measured.')
    const orders = await measureOrders(product, databaseUrl, plan)
    say('Orders are measured.')
    return [
      httpRow(`menu of ${PLATES} plates as JSON by hash`, menu, 0.7),
      httpRow(`the page of that menu`, page, 0.5),
      {
        what: 'its first rendering: of a process’s first page, and of further ones',
        product: `${pages.coldMs.toFixed(0)} ms, ${pages.warmMs.toFixed(0)} ms`,
      },
      ...orderRows(orders),
      { what: 'memory on PostgreSQL after start', product: megabytes(atStart) },
      {
        what: `memory after ${orders.placed.toLocaleString('en')} orders and the cases above`,
        product: megabytes(product.memory()),
      },
    ]
  } finally {
    await product.stop()
  }
}

async function checkout(): Promise<Row[]> {
  const dataDir = join(folder, 'checkout')
  const measured = await measureCheckout({ databaseUrl, dataDir, plan, startProduct })
  say('The checkout is measured.')
  return checkoutRows(measured)
}

async function onEmbedded(): Promise<Row[]> {
  const dataDir = join(folder, 'embedded')
  const product = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir, LOAD_DEMO: 'true' })
  say('The demo is in the embedded database.')
  const view = await measureFirstView(`${product.url}/menu/fuego-lento-palermo/take-away`)
  say('The first view is measured.')
  await product.stop()

  await importShop(join(dataDir, 'database'), dataDir)
  const again = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir })
  try {
    const atStart = await restingMemory(again)
    const orders = await Promise.all(aliases.map((alias) => validOrder(again.url, alias)))
    const requests = plan.embeddedOrders
    const { answers, seconds } = await runLoad({
      url: `${again.url}/api/order`,
      connections: 8,
      requests,
      orders,
    })
    say('Orders on the embedded database are measured.')
    return [
      ...firstViewRows(view),
      { what: 'orders on the embedded database, 8 at once', product: `${(answers / seconds).toFixed(0)}/s` },
      { what: 'memory on the embedded database after start', product: megabytes(atStart) },
      { what: `memory after ${answers.toLocaleString('en')} orders`, product: megabytes(again.memory()) },
      { what: 'start on a database that is there', product: `${again.startSeconds.toFixed(1)} s` },
    ]
  } finally {
    await again.stop()
  }
}

async function powerCuts(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'power-cut.ts'), String(plan.powerCuts)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const table = await text(child.stdout)
  say('The power was cut.')
  return table.trim()
}

try {
  const run = { databaseUrl, folder, plan, startProduct, say }
  const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
    '--checkout': checkout,
    '--riders': async () => [...(await measureRiders(run)), ...(await measureRiderHistory(run))],
    '--console': () => measureConsole(run),
    '--large': async () => [...(await measureLargeShops(run)), ...(await measureLongHistory(run))],
  }
  const only = process.argv.find((word) => word in parts)
  const rows = only ? [] : await onPostgres()
  const wanted = only ?? (isSmoke ? '--checkout' : undefined)
  for (const [flag, measure] of Object.entries(parts))
    if (!wanted || wanted === flag) rows.push(...(await measure()))
  if (!wanted) rows.push(...(await onEmbedded()))
  const table = wanted ? tableOf(rows) : `${tableOf(rows)}\n\n${await powerCuts()}`
  console.log(table)
  const [processor] = cpus()
  const where = `Node ${process.versions.node}, ${cpus().length} × ${processor?.model.trim()}`
  const when = new Date().toISOString().slice(0, 10)
  if (!isQuick && !only) await writeReport(`${when}, ${where}, medians of ${plan.runs} runs.\n\n${table}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
