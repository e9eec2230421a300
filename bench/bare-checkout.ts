import { createApi } from '@mostrador/api/roof/create-api'
import { approveAttempt, startAttempt } from '@mostrador/api/order/payment/attempt-store'
import { lookAfter } from '@mostrador/api/order/payment/look-after-job'
import { testPorts } from '@mostrador/api/testing/test-ports'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { writeOrder, type OrderTemplate } from './valid-order.ts'
import { POOL } from './measure-orders.ts'
import { recordingPool } from './recording-pool.ts'

// The raw baselines of a code and of a payment: the statements of the database alone, by the same
// driver, over a pool of the same size.

/** Number of runs, and of those at once. */
export type Task = { readonly concurrency: number; readonly times: number }

/** Does it so often with so many at once, and gives back how many times each second. */
export async function rateOfTask(
  { concurrency, times }: Task,
  work: (at: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < times) {
      next += 1
      await work(next - 1)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: concurrency }, worker))
  return times / ((performance.now() - began) / 1000)
}

/** Returns the statements that judging a code sends, as the API itself makes them. */
export async function bareCode(databaseUrl: string, question: OrderTemplate) {
  const { pool, close } = await openDatabase<Database>(databaseUrl, { max: 2 })
  const recorded = recordingPool(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: recorded.pool }) })
  const publisher = { publish: async () => undefined, subscribe: () => () => undefined }
  const api = createApi(testPorts({ db }, { clock: { now: new Date() }, publisher }))
  const headers = { 'content-type': 'application/json' }
  const answer = await api.request('/api/codediscounts/validate', {
    method: 'POST',
    headers,
    body: writeOrder(question, 1),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const statements = recorded.taken()
  await close()
  const bare = new pg.Pool({ connectionString: databaseUrl, max: POOL })
  const judge = async (): Promise<void> => {
    for (const [index, statement] of statements.entries())
      await bare.query({ name: `code-${index}`, ...statement })
  }
  return { judge, stop: () => bare.end() }
}

/**
 * Returns the two statements that write a payment down: that it begins, and that it was approved.
 */
export async function barePayment(databaseUrl: string) {
  const { db, close } = await openDatabase<Database>(databaseUrl, { max: POOL })
  const pay = async (orderId: string): Promise<void> => {
    const id = newId()
    const now = new Date()
    const begun = { id, orderId, providerName: 'sandbox', upload: 'APP', cardName: null, now } as const
    await startAttempt(db, begun)
    const look = lookAfter({ newId, now: () => now }, { id })
    const end = { id, reason: null, lastDigits: '3704', now }
    if (!(await approveAttempt(db, end, { look, push: { jobId: newId(), orderId } })))
      throw new Error(`The order ${orderId} is not to be paid`)
  }
  return { pay, stop: close }
}
