import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '@mostrador/api/roof/create-api'
import type { Publisher } from '@mostrador/api/ground/realtime/publisher'
import { testPorts } from '@mostrador/api/testing/test-ports'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { writeOrder, type OrderTemplate } from './valid-order.ts'
import { orderStatements, recordingPool, type Statement } from './recording-pool.ts'

// Raw baseline of placing an order, in a process of its own: the very statements that save orders,
// made before the clock runs by the API itself, sent by the same driver over a pool of the same
// size; and the same once more behind plain node:http, to tell the cost of the hops from that of
// the product.

type Setting = {
  readonly databaseUrl: string
  readonly pool: number
  readonly templates: readonly OrderTemplate[]
}
type Question =
  | { readonly kind: 'count' }
  | { readonly kind: 'run'; readonly concurrency: number; readonly orders: number }
  | { readonly kind: 'serve'; readonly orders: number }

/** Statements that the API sent to the database for each order, on average. */
export type StatementCount = { readonly perOrder: number }

/** The baseline's process. */
export type BareOrders = {
  readonly count: () => Promise<StatementCount>
  /** Sends statements alone and gives back the seconds that it took. */
  readonly run: (task: { readonly concurrency: number; readonly orders: number }) => Promise<number>
  /** Serves so many statements, one for each request, and gives back the address. */
  readonly serve: (orders: number) => Promise<string>
  readonly stop: () => void
}

/** Starts the process; it does nothing until it is asked. */
export function startBareOrders(setting: Setting): BareOrders {
  const child = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'production' } })
  const gone = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('The process of the bare statements ended')))
  })
  gone.catch(() => undefined)
  const ask = <Answer>(question: Question): Promise<Answer> => {
    const answered = new Promise<Answer>((resolve) =>
      child.once('message', (answer) => resolve(answer as Answer)),
    )
    child.send({ setting, question })
    return Promise.race([answered, gone])
  }
  return {
    count: () => ask({ kind: 'count' }),
    run: (task) => ask({ kind: 'run', ...task }),
    serve: (orders) => ask({ kind: 'serve', orders }),
    stop: () => void child.kill(),
  }
}

/** Opens the API as the server makes it, on a pool that records statements. */
async function openApi({ databaseUrl, templates }: Setting) {
  const { pool } = await openDatabase<Database>(databaseUrl, { max: 4 })
  const recorded = recordingPool(pool)
  const told: Statement[] = []
  const publisher: Publisher = {
    // Told to the others by one NOTIFY, as the server does it when orders come one at a time.
    publish: async () => void told.push({ text: 'select pg_notify', values: [] }),
    subscribe: () => () => undefined,
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: recorded.pool }) })
  const ports = testPorts({ db }, { clock: { now: new Date() }, publisher })
  // Ids and the clock are those of the product: those of the tests repeat themselves.
  const api = createApi({ ...ports, now: () => new Date(), newId })
  let number = 0
  const place = async (): Promise<void> => {
    const template = templates[number % templates.length]
    if (!template) throw new Error('There is no order to place')
    number += 1
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = writeOrder(template, number)
    const answer = await api.request('/api/order', { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return { ...recorded, told: () => told.splice(0), place }
}

type RecordingApi = Awaited<ReturnType<typeof openApi>>

async function count({ place, taken, told }: RecordingApi): Promise<StatementCount> {
  const orders = 200
  // The first ones read the catalogues.
  for (let index = 0; index < 50; index += 1) await place()
  taken()
  told()
  for (let index = 0; index < orders; index += 1) await place()
  return { perOrder: (taken().length + told().length) / orders }
}

/** The statements of so many orders, made and not sent. */
async function prepare(api: RecordingApi, orders: number): Promise<readonly Statement[]> {
  api.keepOrdersBack()
  api.taken()
  for (let index = 0; index < orders; index += 1) await api.place()
  return orderStatements(api.taken())
}

/** Answers questions one after the other; opens the API with the first. */
async function openBaseline(setting: Setting) {
  const api = await openApi(setting)
  const pool = new pg.Pool({ connectionString: setting.databaseUrl, max: setting.pool })
  const save = (statement: Statement) => pool.query({ name: 'save-order', ...statement })
  let waiting: Statement[] = []

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for await (const _ of request);
    const statement = waiting.pop()
    const saved = statement && (await save(statement))
    response.writeHead(saved ? 201 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify(saved?.rows[0] ?? null))
  }
  const server = createServer((request, response) => void answerRequest(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

  async function run(concurrency: number, orders: number): Promise<number> {
    const statements = await prepare(api, orders)
    const rest = statements.values()
    const work = async (): Promise<void> => {
      for (const statement of rest) await save(statement)
    }
    const began = performance.now()
    await Promise.all(Array.from({ length: concurrency }, work))
    return (performance.now() - began) / 1000
  }

  return async (question: Question): Promise<StatementCount | number | string> => {
    if (question.kind === 'count') return count(api)
    if (question.kind === 'run') return run(question.concurrency, question.orders)
    waiting = [...(await prepare(api, question.orders))]
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
}

if (process.send) {
  let opened: ReturnType<typeof openBaseline> | undefined
  const answer = async (setting: Setting, question: Question): Promise<void> => {
    opened ??= openBaseline(setting)
    process.send?.(await (await opened)(question))
  }
  process.on('message', ({ setting, question }: { setting: Setting; question: Question }) => {
    void answer(setting, question)
  })
}
