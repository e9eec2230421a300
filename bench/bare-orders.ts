import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createApi } from '@mostrador/api/create-api'
import type { Publisher } from '@mostrador/api/ports'
import { testPorts } from '@mostrador/api/testing/test-ports'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { writeOrder, type OrderTemplate } from './honest-order.ts'
import { orderStatements, recordingPool, type Statement } from './recording-pool.ts'

// The raw baseline of placing an order, in a process of its own: the very statements that save orders, made before
// the clock runs by the API itself, sent by the same driver over a pool of the same size.

type Task = { readonly concurrency: number; readonly orders: number }
type Setting = {
  readonly databaseUrl: string
  readonly pool: number
  readonly templates: readonly OrderTemplate[]
}

/** What the API sent to the database for each order, on average, and the texts. */
export type StatementCount = { readonly perOrder: number; readonly firstWords: readonly string[] }

/** The baseline's process. */
export type BareOrders = {
  readonly count: () => Promise<StatementCount>
  /** Runs and gives back the seconds that it took. */
  readonly run: (task: Task) => Promise<number>
  readonly stop: () => void
}

/** Starts the process; it does nothing until it is asked. */
export function startBareOrders(setting: Setting): BareOrders {
  const child = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'production' } })
  const gone = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('The process of the bare statements ended')))
  })
  gone.catch(() => undefined)
  const ask = <Answer>(question: unknown): Promise<Answer> => {
    const answered = new Promise<Answer>((resolve) =>
      child.once('message', (answer) => resolve(answer as Answer)),
    )
    child.send({ setting, question })
    return Promise.race([answered, gone])
  }
  return { count: () => ask('count'), run: (task) => ask(task), stop: () => void child.kill() }
}

/** The API as the server makes it, on a pool that writes down what passes. */
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
  const all = [...taken(), ...told()]
  const firstWords = [...new Set(all.map(({ text }) => text.trim().replace(/\s+/g, ' ').slice(0, 60)))]
  return { perOrder: all.length / orders, firstWords }
}

async function run(api: RecordingApi, bare: pg.Pool, { concurrency, orders }: Task): Promise<number> {
  api.keepOrdersBack()
  api.taken()
  for (let index = 0; index < orders; index += 1) await api.place()
  const statements = orderStatements(api.taken())
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < statements.length; at = next++) {
      const statement = statements[at]
      if (statement) await bare.query({ name: 'save-order', ...statement })
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: concurrency }, work))
  return (performance.now() - began) / 1000
}

async function answer(opened: Promise<{ api: RecordingApi; bare: pg.Pool }>, question: Task | 'count') {
  const { api, bare } = await opened
  return question === 'count' ? count(api) : run(api, bare, question)
}

async function tell(answer: Promise<StatementCount | number>): Promise<void> {
  process.send?.(await answer)
}

if (process.send) {
  let opened: Promise<{ api: RecordingApi; bare: pg.Pool }> | undefined
  process.on('message', ({ setting, question }: { setting: Setting; question: Task | 'count' }) => {
    opened ??= openApi(setting).then((api) => ({
      api,
      bare: new pg.Pool({ connectionString: setting.databaseUrl, max: setting.pool }),
    }))
    void tell(answer(opened, question))
  })
}
