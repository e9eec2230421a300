import { join } from 'node:path'
import pg from 'pg'
import { analyzeFleet, placeOrder, tokenOf, writeDeliveries, writeRiders, type Fleet } from './fleet.ts'
import type { LargeRun } from './large-shops.ts'
import { countQueries } from './query-counter.ts'
import { fastestOf, growthRow, statementsOf, statementsRow, type Call } from './repeated-calls.ts'
import type { Row } from './report.ts'
import { aliases, importShop } from './shop.ts'

/**
 * Finished shipments of the branch contact, a quarter of them the rider's; `BENCH_SHIPMENTS`
 * scales the many.
 */
const FEW = 10
const MANY = Number(process.env.BENCH_SHIPMENTS ?? FEW * 10_000)
const CHUNK = 25_000
const RIDERS = 4

/**
 * Open shipments of the branch contact: on offer, and on their way. They have the lowest numbers,
 * being the youngest.
 */
const ON_OFFER = 5
const ON_THE_WAY = RIDERS
const OPEN = ON_OFFER + ON_THE_WAY

/** Calls of which the fastest counts: a rider may send 120 positions a minute. */
const CALLS = 25
const DAY_MS = 86_400_000

/** Requests of a rider's page, and positions of the phone, at a server. */
function callsOf(url: string, { contactId, fleet }: { contactId: string; fleet: Fleet }) {
  const authorization = `Bearer ${tokenOf(fleet, 1)}`
  const list = (status: string, { days, pageSize }: { days: number; pageSize: number }): Call => {
    const now = Date.now()
    const query = new URLSearchParams({
      branchContactId: contactId,
      startDate: new Date(now - days * DAY_MS).toISOString(),
      endDate: new Date(now).toISOString(),
      pageSize: String(pageSize),
      status,
    })
    return () => fetch(`${url}/api/shipments?${query.toString()}`, { headers: { authorization } })
  }
  const position: Call = () =>
    fetch(`${url}/api/rider/position`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ lat: -34.9, lng: -56.1, accuracy: 9, at: new Date().toISOString() }),
    })
  return [
    ['a rider’s list of shipments on offer', list('LOOKING_FOR_DRIVER', { days: 3, pageSize: 50 })],
    [
      'the shipment that a rider is on',
      () => fetch(`${url}/api/shipments/rider`, { headers: { authorization } }),
    ],
    // As many as among the few: a longer answer is not to be compared.
    ['two of a rider’s own finished shipments of a year', list('DELIVERED', { days: 365, pageSize: 2 })],
    ['a rider’s position', position],
  ] as const
}

async function finish(client: pg.Client, fleet: Fleet, { from, to }: { from: number; to: number }) {
  for (let start = from; start <= to; start += CHUNK) {
    const end = Math.min(start + CHUNK - 1, to)
    await writeDeliveries(client, fleet, { from: OPEN + start, to: OPEN + end, status: 'DELIVERED' })
  }
  await analyzeFleet(client)
}

async function openShop(client: pg.Client, fleet: Fleet): Promise<void> {
  await client.query('set synchronous_commit = off')
  await writeRiders(client, fleet)
  await writeDeliveries(client, fleet, { from: 1, to: ON_THE_WAY, status: 'ON_ROUTE_TO_DROP_OFF' })
  await writeDeliveries(client, fleet, { from: ON_THE_WAY + 1, to: OPEN, status: 'LOOKING_FOR_DRIVER' })
  await finish(client, fleet, { from: 1, to: FEW })
}

/**
 * Measures the requests and positions of a rider, with ten finished shipments at the branch
 * contact and with a hundred thousand.
 */
export async function measureRiderHistory(run: LargeRun): Promise<Row[]> {
  const { databaseUrl, startProduct, say } = run
  const dataDir = join(run.folder, 'rider-history')
  await importShop(databaseUrl, dataDir)
  const counter = await countQueries(databaseUrl)
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const behind = await startProduct({ DATABASE_URL: counter.url, DATA_DIR: dataDir })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { code, contactId } = await placeOrder(product.url, aliases[2] ?? '')
    const fleet: Fleet = { series: 2, code, riders: RIDERS }
    await openShop(client, fleet)
    const calls = callsOf(product.url, { contactId, fleet })
    const few: number[] = []
    for (const [, call] of calls) few.push(await fastestOf(call, CALLS))
    await finish(client, fleet, { from: FEW + 1, to: MANY })
    say(`${MANY.toLocaleString('en')} finished shipments are there.`)
    const rows: Row[] = []
    for (const [index, [, counted]] of callsOf(behind.url, { contactId, fleet }).entries()) {
      const [what, call] = calls[index] ?? ['', counted]
      const times = { few: few[index] ?? Number.NaN, many: await fastestOf(call, CALLS) }
      rows.push(
        growthRow(
          `${what}: with ${FEW} finished shipments behind it, and ${MANY.toLocaleString('en')}`,
          times,
        ),
        statementsRow('its statements', await statementsOf(counted, counter)),
      )
    }
    say('The riders’ lists are measured.')
    return rows
  } finally {
    await client.end()
    await behind.stop()
    await product.stop()
    counter.stop()
  }
}
