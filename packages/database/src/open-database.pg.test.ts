import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

const url = process.env.TEST_DATABASE_URL ?? ''
const limits = { max: 2, statementTimeout: 400, idleInTransactionTimeout: 400, log: () => undefined }
const { db, pool, embedded, close } = await openDatabase(url, limits)

afterAll(close)

it('is a server with as many connections as were asked for', () => {
  expect(embedded).toBe(false)
  expect(pool.options.max).toBe(2)
})

it('lets the server compile no statement', async () => {
  expect((await sql`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }])
})

it('ends a statement that runs too long', async () => {
  await expect(sql`select pg_sleep(${10})`.execute(db)).rejects.toMatchObject({ code: '57014' })
})

it('ends a transaction that is left open, and survives the lost connection', async () => {
  const idle = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await wait(1_000)
    await sql`select 2`.execute(tx)
  })

  await expect(idle).rejects.toMatchObject({ code: '25P03' })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

it('reads types, names statements and guards transactions as the embedded engine does', async () => {
  const ask = (number: number) =>
    sql`select ${number}::int8 as number, ${'2024-02-29'}::date as day`.execute(db)
  await ask(1)
  await ask(2)

  expect((await ask(3)).rows).toEqual([{ number: 3, day: '2024-02-29' }])
  await expect(db.transaction().execute(() => ask(4))).rejects.toThrow("use the transaction's own handle")
})
