import { join } from 'node:path'
import pg from 'pg'
import { clientOf, findContact, validOrder, writeOrder } from './valid-order.ts'
import type { LargeRun } from './large-shops.ts'
import { countQueries } from './query-counter.ts'
import { fastestOf, growthRow, statementsOf, statementsRow } from './repeated-calls.ts'
import type { Row } from './report.ts'
import { aliases, importShop } from './shop.ts'

/**
 * Orders of the phone whose history is measured, among those of all others. `BENCH_ORDERS` scales
 * the latter.
 */
const OF_PHONE = { few: 10, many: 10_000 } as const
const OF_ALL = Number(process.env.BENCH_ORDERS ?? 5_000_000)
const CHUNK = 250_000

/** Calls of which the fastest counts: a phone may ask for its list sixty times in five minutes. */
const LIST_CALLS = 15
const FOLLOW_UP_CALLS = 100

/** Caller of an order's page, and of the list of the phone and browser that placed it. */
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
  const body = writeOrder(await validOrder(url, alias), 1)
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
  // Every order has its lines; those of the copies matter only where they are asked for.
  await client.query(`vacuum analyze orders`)
}

/** One after the other, so that none waits for another. */
async function inTurn<One>(ones: readonly One[], measure: (one: One) => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (const one of ones) measured.push(await measure(one))
  return measured
}

const amounts = `among ${OF_PHONE.few} orders, and ${OF_PHONE.many.toLocaleString('en')} of ${OF_ALL.toLocaleString('en')}`

/**
 * Measures the follow-up and the history of a phone with ten orders, and of one with ten thousand
 * among millions.
 */
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
    const { headers } = asker
    const followUp = (url: string) => () => fetch(url + asker.followUp, { headers })
    const list = (url: string, offset: number) => () => fetch(url + asker.list(offset), { headers })
    const measure = async (offsets: readonly number[]) => ({
      followUp: await fastestOf(followUp(product.url), FOLLOW_UP_CALLS),
      pages: await inTurn(offsets, (offset) => fastestOf(list(product.url, offset), LIST_CALLS)),
    })
    const few = await measure([0])
    await multiply(client, asker.code, say)
    const many = await measure([0, OF_PHONE.many - 10])
    say('The long history is measured.')
    const [first = 0] = few.pages
    const [again = Number.NaN, last = Number.NaN] = many.pages
    return [
      growthRow(`the call of a follow-up: ${amounts}`, { few: few.followUp, many: many.followUp }),
      statementsRow('its statements', await statementsOf(followUp(behind.url), counter)),
      growthRow(`the first page of a history: ${amounts}`, { few: first, many: again }),
      growthRow(`its last page: ${amounts}`, { few: first, many: last }),
      statementsRow('its statements', await statementsOf(list(behind.url, 0), counter)),
    ]
  } finally {
    await client.end()
    await behind.stop()
    await product.stop()
    counter.stop()
  }
}
