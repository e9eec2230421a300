import { join } from 'node:path'
import pg from 'pg'
import { clientOf, findContact, honestOrder, writeOrder } from './honest-order.ts'
import type { LargeRun } from './large-shops.ts'
import { median } from './median.ts'
import { countQueries, type QueryCounter } from './query-counter.ts'
import type { Row } from './report.ts'
import { aliases, importShop } from './shop.ts'

/** The orders of the phone whose history is measured, among so many of everybody. `BENCH_ORDERS` scales the latter. */
const OF_PHONE = { few: 10, many: 10_000 } as const
const OF_ALL = Number(process.env.BENCH_ORDERS ?? 5_000_000)
const CHUNK = 250_000

/** A call may take this many times as long among so many orders as it took among a few. */
const MOST_TIMES = 2
const MOST_QUERIES = 3

/** Calls of which the fastest counts: a phone may ask for its list sixty times in five minutes. */
const LIST_CALLS = 15
const FOLLOW_UP_CALLS = 100
const COUNTED_CALLS = 9

/** Who asks for what: an order's page, and the list of the phone and browser that placed it. */
type Asker = {
  readonly code: string
  readonly followUp: string
  readonly list: (offset: number) => string
  readonly headers: Readonly<Record<string, string>>
}

/** Places the few orders of the phone by one browser, through the front door. */
async function placeFew(url: string): Promise<Asker> {
  const [alias = ''] = aliases
  const { contact } = await findContact(clientOf(url), alias)
  const body = writeOrder(await honestOrder(url, alias), 1)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  let code = ''
  for (let at = 0; at < OF_PHONE.few; at += 1) {
    const init = { method: 'POST', body, headers: { ...headers, 'idempotency-key': `long-history-${at}` } }
    const answer = await fetch(`${url}/api/order`, init)
    if (!answer.ok) throw new Error(await answer.text())
    const [cookie] = answer.headers.getSetCookie()
    headers.cookie ??= cookie?.split(';')[0] ?? ''
    code = ((await answer.json()) as { code: string }).code
  }
  const { phone } = JSON.parse(body) as { phone: string }
  const query = new URLSearchParams({ phone, branchContactId: contact.id })
  return {
    code,
    followUp: `/api/diner/${alias}/order/${code}`,
    list: (offset) => `/api/orders?${query.toString()}&offset=${offset}`,
    headers,
  }
}

/** Writes copies of one order: those of the phone first, then of half a million others. */
async function multiply(client: pg.Client, code: string, say: (sentence: string) => void): Promise<void> {
  await client.query(`set synchronous_commit = off`)
  const copy = `
    insert into orders select made.* from orders o, generate_series($1::int, $2::int) n,
      jsonb_populate_record(o, jsonb_build_object('id', ('0190' || lpad(to_hex(n), 28, '0'))::uuid,
        'code', lpad(n::text, 10, '0'), 'number', 1000 + n, 'created_at', o.created_at - n * interval '1 second') ||
        case when n <= $3 then '{}'::jsonb else jsonb_build_object('phone_key', 'other-' || n % 500000,
          'browser_id', md5((n % 500000)::text), 'status', 'DELIVERED', 'delivered_at', o.created_at) end) made
    where o.code = $4`
  const own = OF_PHONE.many - OF_PHONE.few
  for (let from = 1; from <= OF_ALL; from += CHUNK) {
    await client.query(copy, [from, Math.min(from + CHUNK - 1, OF_ALL), own, code])
    if (from % (4 * CHUNK) === 1) say(`${Math.min(from + CHUNK - 1, OF_ALL)} orders are there.`)
  }
  // Every order has its lines; those of the copies are of no account here but for what is asked for.
  await client.query(`vacuum analyze orders`)
}

/**
 * The milliseconds that a call takes, one at a time: the fastest, because the two that are compared lie minutes apart
 * and whatever else the machine did then is not theirs.
 */
async function timeOf(url: string, { headers }: Asker, calls: number): Promise<number> {
  const took: number[] = []
  for (let call = 0; call <= calls; call += 1) {
    const began = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    if (call > 0) took.push(performance.now() - began)
  }
  return Math.min(...took)
}

/** The statements of a call that is not the first of its process: the median, for the server asks for its jobs too. */
async function statementsOf(url: string, { headers }: Asker, counter: QueryCounter): Promise<number> {
  await (await fetch(url, { headers })).arrayBuffer()
  const each: number[] = []
  for (let call = 0; call < COUNTED_CALLS; call += 1) {
    counter.taken()
    await (await fetch(url, { headers })).arrayBuffer()
    each.push(counter.taken())
  }
  return median(each)
}

/** One after the other, so that none waits for another. */
async function inTurn<One>(ones: readonly One[], measure: (one: One) => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (const one of ones) measured.push(await measure(one))
  return measured
}

const timed = (what: string, few: number, many: number): Row => ({
  what: `${what}: among ${OF_PHONE.few} orders, and ${OF_PHONE.many.toLocaleString('en')} of ${OF_ALL.toLocaleString('en')}`,
  product: `${few.toFixed(1)} ms, ${many.toFixed(1)} ms`,
  target: `≤ ${MOST_TIMES} ×`,
  isMet: many <= few * MOST_TIMES,
})

const counted = (what: string, statements: number): Row => ({
  what,
  product: String(statements),
  target: `≤ ${MOST_QUERIES}`,
  isMet: statements <= MOST_QUERIES,
})

/** Measures the follow-up and the history of a phone with ten orders, and of one with ten thousand among millions. */
export async function measureLongHistory(run: LargeRun): Promise<Row[]> {
  const { databaseUrl, startProduct, say } = run
  const dataDir = join(run.folder, 'long-history')
  await importShop(databaseUrl, dataDir)
  const counter = await countQueries(databaseUrl)
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const behind = await startProduct({ DATABASE_URL: counter.url, DATA_DIR: dataDir })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const asker = await placeFew(product.url)
    const measure = async (offsets: readonly number[]) => ({
      followUp: await timeOf(product.url + asker.followUp, asker, FOLLOW_UP_CALLS),
      pages: await inTurn(offsets, (offset) => timeOf(product.url + asker.list(offset), asker, LIST_CALLS)),
    })
    const few = await measure([0])
    await multiply(client, asker.code, say)
    const many = await measure([0, OF_PHONE.many - 10])
    say('The long history is measured.')
    const [first = 0] = few.pages
    return [
      timed('the call of a follow-up', few.followUp, many.followUp),
      counted('its statements', await statementsOf(behind.url + asker.followUp, asker, counter)),
      timed('the first page of a history', first, many.pages[0] ?? Number.NaN),
      timed('its last page', first, many.pages[1] ?? Number.NaN),
      counted('its statements', await statementsOf(behind.url + asker.list(0), asker, counter)),
    ]
  } finally {
    await client.end()
    await behind.stop()
    await product.stop()
    counter.stop()
  }
}
