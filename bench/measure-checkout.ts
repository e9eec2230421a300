import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { bareCode, barePayment, rateOfTask } from './bare-checkout.ts'
import { cardTokens } from './card-tokens.ts'
import { FULL_BRAND, fullAliases, fullTenant } from './full-shop.ts'
import { fullTemplates, type FullTemplates } from './full-order.ts'
import { writeOrder, type OrderTemplate } from './valid-order.ts'
import { runLoad } from './load.ts'
import { compareOrders, type OrderRate } from './measure-orders.ts'
import { median } from './median.ts'
import type { Plan } from './plan.ts'
import type { Program } from './program.ts'
import { countQueries, type QueryCounter } from './query-counter.ts'
import { importTenants } from './shop.ts'

/** Times a second, of the product and of its statements alone. */
export type Pair = { readonly product: number; readonly bare: number }

export type Checkout = {
  readonly code: Pair
  readonly payment: Pair
  readonly order: OrderRate
  /**
   * Statements of one call at a time: of the order the most, of the others the middle, as jobs run
   * beside them.
   */
  readonly statements: { readonly code: number; readonly order: number; readonly payment: number }
}

/** Most statements that an order may send to the database. */
export const MOST_STATEMENTS = 12

const AT_ONCE = 8

type World = {
  readonly databaseUrl: string
  readonly product: Program
  readonly templates: readonly FullTemplates[]
}

/** One request as a diner sends it, from an address of his own. */
async function post(url: string, path: string, body: string): Promise<Record<string, unknown>> {
  const [a, b, c] = randomUUID()
    .slice(0, 6)
    .match(/../g)
    ?.map((byte) => Number.parseInt(byte, 16)) ?? [0, 0, 0]
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${a}.${b}.${c}`,
    },
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}

const templateOf = ({ templates }: World, at: number): FullTemplates => {
  const template = templates[at % templates.length]
  if (!template) throw new Error('There is nothing to order')
  return template
}

/** Orders that wait for their payment: their ids. */
async function unpaidOrders(world: World, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  await rateOfTask({ concurrency: AT_ONCE, times: count }, async (at) => {
    const { id } = await post(world.product.url, '/api/order', writeOrder(templateOf(world, at).plain, at))
    ids.push(String(id))
  })
  return ids
}

/** Every diner has ordered before and verified the phone, and has points enough for all orders. */
async function givePoints(world: World): Promise<void> {
  const orders = world.templates.map(({ plain }) => plain)
  await runLoad({ url: `${world.product.url}/api/order`, connections: AT_ONCE, requests: 500, orders })
  const database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
  await database.query(
    `update customers set loyalty_points_balance = 100000000, verified_at = now()
     where branch_id = (select branch_id from aliases where alias = $1 and kind = 'branch')`,
    [FULL_BRAND],
  )
  await database.end()
}

/** Bodies that pay orders, each with a token of its own; the phone is in the holder's name. */
async function paymentsOf(world: World, ids: readonly string[]): Promise<readonly OrderTemplate[]> {
  const { branchId } = templateOf(world, 0)
  const tokens = await cardTokens(world.product.url, { branchId, count: ids.length })
  return ids.map((dinerOrderId, index) => {
    const fields = { token: tokens[index], paymentMethodId: 'visa', dinerOrderId }
    const rest = { identificationNumber: '12345678', cardName: 'APRO ' }
    return [JSON.stringify({ ...fields, ...rest }).slice(0, -2), '"}']
  })
}

async function measureCodes(world: World, plan: Plan): Promise<Pair> {
  const orders = world.templates.map(({ code }) => code)
  const url = `${world.product.url}/api/codediscounts/validate`
  const bare = await bareCode(world.databaseUrl, templateOf(world, 0).code)
  const sides = { product: [] as number[], bare: [] as number[] }
  for (let run = 0; run < plan.runs; run += 1) {
    const { answers, seconds } = await runLoad({
      url,
      connections: AT_ONCE,
      requests: plan.checkouts,
      orders,
    })
    sides.product.push(answers / seconds)
    sides.bare.push(await rateOfTask({ concurrency: AT_ONCE, times: plan.checkouts }, bare.judge))
  }
  await bare.stop()
  return { product: median(sides.product), bare: median(sides.bare) }
}

async function measurePayments(world: World, plan: Plan): Promise<Pair> {
  const url = `${world.product.url}/api/order/payment`
  const bare = await barePayment(world.databaseUrl)
  const sides = { product: [] as number[], bare: [] as number[] }
  const { checkouts: times } = plan
  for (let run = 0; run < plan.runs; run += 1) {
    const orders = await paymentsOf(world, await unpaidOrders(world, times))
    const { answers, seconds } = await runLoad({ url, connections: AT_ONCE, requests: times, orders })
    sides.product.push(answers / seconds)
    const waiting = await unpaidOrders(world, times)
    const pay = (at: number) => bare.pay(waiting[at] ?? '')
    sides.bare.push(await rateOfTask({ concurrency: AT_ONCE, times }, pay))
  }
  await bare.stop()
  return { product: median(sides.product), bare: median(sides.bare) }
}

const COUNTED = 20

/**
 * Counts the statements of each call, one at a time; the first call of a process is not counted.
 */
async function countEach(counter: QueryCounter, call: (at: number) => Promise<unknown>): Promise<number[]> {
  await call(0)
  const each: number[] = []
  for (let at = 1; at <= COUNTED; at += 1) {
    counter.taken()
    await call(at)
    each.push(counter.taken())
  }
  return each
}

async function countStatements(world: World, counted: Program, counter: QueryCounter) {
  const { url } = counted
  const send = (path: string, body: OrderTemplate, at: number) => post(url, path, writeOrder(body, at))
  const code = await countEach(counter, (at) =>
    send('/api/codediscounts/validate', templateOf(world, at).code, at),
  )
  const order = await countEach(counter, (at) => send('/api/order', templateOf(world, at).order, at))
  const payments = await paymentsOf(world, await unpaidOrders(world, COUNTED + 1))
  const payment = await countEach(counter, (at) => send('/api/order/payment', payments[at] ?? ['', ''], at))
  return { code: median(code), order: Math.max(...order), payment: median(payment) }
}

/**
 * Measures codes, payments and full orders on PostgreSQL. Throws when an order sends more
 * statements than any may.
 */
export async function measureCheckout(run: {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly plan: Plan
  readonly startProduct: (env: Readonly<Record<string, string>>) => Promise<Program>
}): Promise<Checkout> {
  const { databaseUrl, dataDir, plan } = run
  await importTenants([await fullTenant()], { databaseUrl, dataDir })
  const counter = await countQueries(databaseUrl)
  const env = { PAYMENT_PROVIDERS: 'sandbox', DATA_DIR: dataDir }
  const product = await run.startProduct({ ...env, DATABASE_URL: databaseUrl })
  const counted = await run.startProduct({ ...env, DATABASE_URL: counter.url })
  try {
    const templates = await Promise.all(fullAliases.map((alias) => fullTemplates(product.url, alias)))
    const world: World = { databaseUrl, product, templates }
    await givePoints(world)
    const statements = await countStatements(world, counted, counter)
    await counted.stop()
    if (statements.order > MOST_STATEMENTS)
      throw new Error(
        `A full order sends ${statements.order} statements, and ${MOST_STATEMENTS} are allowed.`,
      )
    const code = await measureCodes(world, plan)
    const payment = await measurePayments(world, plan)
    const { rates } = await compareOrders(
      { product, databaseUrl, templates: templates.map((one) => one.order) },
      { runs: plan.runs, warmUp: plan.warmUp, orders: { [AT_ONCE]: plan.checkouts }, ordersInMemory: 0 },
    )
    const [order] = rates
    if (!order) throw new Error('No order was measured')
    return { code, payment, order, statements }
  } finally {
    await counted.stop()
    await product.stop()
    counter.stop()
  }
}
