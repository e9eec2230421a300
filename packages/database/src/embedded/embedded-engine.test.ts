import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../open-database.ts'

interface Schema {
  plates: { id: number; name: string | null }
}

// Restarts of the engine take their time on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const directory = mkdtempSync(join(tmpdir(), 'mostrador-engine-'))
let logged: string[] = []
const options = {
  statementTimeout: 8_000,
  idleInTransactionTimeout: 300,
  upkeepEvery: 150,
  log: (message: string) => void logged.push(message),
}
const inFolder = await openDatabase<Schema>(`file:${directory}`, options)
const inMemory = await openDatabase<Schema>('memory:', options)

beforeEach(async () => {
  logged = []
  for (const { db } of [inFolder, inMemory]) {
    await db.schema.dropTable('plates').ifExists().execute()
    await sql`create table plates (id int8 primary key, name text)`.execute(db)
  }
})

afterAll(async () => {
  await inMemory.close()
  await inFolder.close()
  rmSync(directory, { recursive: true, force: true })
})

const both = [
  ['in a folder', inFolder],
  ['in memory', inMemory],
] as const

describe.each(both)('the wire protocol %s', (_, { db }) => {
  it('stays in step after an error in a statement with parameters', async () => {
    for (let round = 0; round < 3; round += 1) {
      await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' })
      expect((await sql`select ${round}::int as round`.execute(db)).rows).toEqual([{ round }])
    }
  })

  it('carries a value of 3 MB there and back', async () => {
    const name = 'ñandú '.repeat(500_000)
    await db.insertInto('plates').values({ id: 1, name }).execute()

    expect((await db.selectFrom('plates').select('name').executeTakeFirstOrThrow()).name === name).toBe(true)
  })

  it('answers many callers at once, each with its own rows', async () => {
    const numbers = Array.from({ length: 100 }, (_value, at) => at)
    const answers = await Promise.all(
      numbers.map((number) => sql`select ${number}::int as number`.execute(db)),
    )

    expect(answers.map((answer) => answer.rows)).toEqual(numbers.map((number) => [{ number }]))
  })
})

describe.each(both)('transactions %s', (_, { db }) => {
  const ids = async () =>
    (await db.selectFrom('plates').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('refuses a second row with the same key and goes on', async () => {
    await db.insertInto('plates').values({ id: 1, name: 'Provoleta' }).execute()
    const again = db.insertInto('plates').values({ id: 1, name: 'Empanada' }).execute()

    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'plates_pkey' })
    expect(await ids()).toEqual([1])
  })

  it('keeps nothing of an aborted transaction', async () => {
    const aborted = db.transaction().execute(async (tx) => {
      await tx.insertInto('plates').values({ id: 1, name: null }).execute()
      await expect(sql`select nothing`.execute(tx)).rejects.toMatchObject({ code: '42703' })
      await tx.insertInto('plates').values({ id: 2, name: null }).execute()
    })

    await expect(aborted).rejects.toMatchObject({ code: '25P02' })
    expect(await ids()).toEqual([])
  })

  it('ends a transaction that is left open', async () => {
    const idle = db.transaction().execute(async (tx) => {
      await tx.insertInto('plates').values({ id: 1, name: null }).execute()
      await wait(600)
      await tx.insertInto('plates').values({ id: 2, name: null }).execute()
    })

    await expect(idle).rejects.toMatchObject({ code: '25P03' })
    expect(await ids()).toEqual([])
  })
})

describe('the engine in a folder', () => {
  const { db } = inFolder
  const runaway = sql`select count(*) from generate_series(1, 100000000000)`

  it('ends a runaway statement and answers the next one', async () => {
    await db.insertInto('plates').values({ id: 1, name: null }).execute()
    const inTransaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('plates').values({ id: 2, name: null }).execute()
      await runaway.execute(tx)
    })

    await expect(inTransaction).rejects.toMatchObject({ code: '57014' })
    expect(await db.selectFrom('plates').select('id').execute()).toEqual([{ id: 1 }])
    expect(logged).toContain('The embedded database stopped.')
  })

  it('does not block the process while a statement runs', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await sql`select count(*) from generate_series(1, 1000000)`.execute(db)
    clearInterval(timer)

    expect(ticks).toBeGreaterThan(5)
  })

  it('starts again after a defect of the engine, with what was committed', async () => {
    await db.insertInto('plates').values({ id: 1, name: null }).execute()
    await sql`create or replace function dig(depth int) returns int language plpgsql
      as 'begin return dig(depth + 1); end'`.execute(db)

    await expect(sql`select dig(0)`.execute(db)).rejects.toMatchObject({ code: '57P02' })
    expect(await db.selectFrom('plates').select('id').execute()).toEqual([{ id: 1 }])
  })

  it('sweeps and analyses what was written', async () => {
    await sql`insert into plates select generate_series(1, 500)`.execute(db)
    const rowsKnown = async () => {
      const found = await sql<{ rows: number }>`
        select reltuples::int as rows from pg_class where relname = 'plates'`.execute(db)
      return found.rows[0]?.rows
    }

    await expect.poll(rowsKnown, { timeout: 60_000 }).toBe(500)
  })

  it('does upkeep between transactions, never inside one', async () => {
    for (let id = 1; id <= 10; id += 1) {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('plates').values({ id, name: null }).execute()
        await wait(60)
        await tx.updateTable('plates').set({ name: 'Flan' }).where('id', '=', id).execute()
      })
    }

    expect(await db.selectFrom('plates').select('id').where('name', '=', 'Flan').execute()).toHaveLength(10)
    expect(logged).toEqual([])
  })
})
