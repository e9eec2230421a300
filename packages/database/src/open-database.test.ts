import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

interface Schema {
  dishes: { id: number; price: number; day: string; sold_at: Date; days: string[]; counts: number[] }
}

const { db, pool, embedded, close } = await openDatabase<Schema>('memory:')
const other = await openDatabase('memory:')

beforeAll(async () => {
  await sql`create table dishes (
    id int8 primary key, price numeric, day date, sold_at timestamptz, days date[], counts int8[])`.execute(
    db,
  )
})

afterAll(async () => {
  await other.close()
  await close()
  await close()
})

it('says which engine is behind it', () => {
  expect(embedded).toBe(true)
})

it.each(['', 'file:', 'mysql://shop', 'sqlite:shop.db'])('refuses the address %j', async (url) => {
  await expect(openDatabase(url)).rejects.toThrow('Write postgres://…, file:FOLDER or memory:')
})

describe('types', () => {
  it('reads bigint as numbers, dates as texts, instants as Dates and numeric as numbers', async () => {
    const dish = {
      id: 2 ** 40,
      price: 12.5,
      day: '2024-02-29',
      sold_at: new Date('2024-02-29T12:30:00.123Z'),
      days: ['2024-01-01', '2024-12-31'],
      counts: [1, 2 ** 40],
    }
    await db.insertInto('dishes').values(dish).execute()

    expect(await db.selectFrom('dishes').selectAll().execute()).toEqual([dish])
  })

  it('refuses what a number would round', async () => {
    const tooLarge = sql`select ${String(2n ** 53n + 1n)}::int8`.execute(db)

    await expect(tooLarge).rejects.toThrow('too large to be read as a number')
    await expect(sql`select 1e20::numeric`.execute(db)).rejects.toThrow('too large to be read as a number')
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })
})

describe('named statements', () => {
  it('names a statement with parameters when it repeats', async () => {
    const named = async () => (await sql`select name from pg_prepared_statements`.execute(db)).rows.length
    const ask = (id: number) => db.selectFrom('dishes').select('price').where('id', '=', id).execute()
    const before = await named()
    await ask(1)
    expect(await named()).toBe(before)
    await ask(2)
    await ask(3)

    expect(await named()).toBe(before + 1)
  })

  it('forgets plans that a change of the table made stale', async () => {
    const ask = () => sql`select * from dishes where id = ${1}`.execute(db)
    await ask()
    await ask()
    await sql`alter table dishes add column note text`.execute(db)
    await ask().catch(() => undefined)

    expect((await ask()).rows).toEqual([])
    await sql`alter table dishes drop column note`.execute(db)
  })
})

describe('inside a transaction', () => {
  const message = "use the transaction's own handle"

  it('refuses the outer handle and rolls back', async () => {
    const dish = { id: 7, price: 1, day: '2024-01-01', sold_at: new Date(0), days: [], counts: [] }
    const wrong = db.transaction().execute(async (tx) => {
      await tx.insertInto('dishes').values(dish).execute()
      await db.selectFrom('dishes').selectAll().execute()
    })

    await expect(wrong).rejects.toThrow(message)
    expect(await db.selectFrom('dishes').select('id').where('id', '=', 7).execute()).toEqual([])
  })

  it('refuses the pool, a second transaction, and both on any isolation level', async () => {
    const serializable = () => db.transaction().setIsolationLevel('serializable')

    await expect(serializable().execute(() => pool.query('select 1'))).rejects.toThrow(message)
    await expect(serializable().execute(() => pool.connect())).rejects.toThrow(message)
    await expect(
      db.transaction().execute(() => serializable().execute((tx) => sql`select 1`.execute(tx))),
    ).rejects.toThrow(message)
    await expect(db.connection().execute(() => sql`select 1`.execute(db))).rejects.toThrow(message)
  })

  it('lets another database be asked, and work that it left behind go on after it', async () => {
    let finish: () => void = () => undefined
    let later: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await sql`select 1`.execute(other.db)
      const finished = new Promise<void>((resolve) => (finish = resolve))
      later = finished.then(() => sql`select 1`.execute(db))
    })
    finish()

    await expect(later).resolves.toBeDefined()
  })
})

it('closes also when it was never asked anything, and answers nothing after it', async () => {
  const unused = await openDatabase('memory:')
  await unused.close()

  await expect(unused.pool.query('select 1')).rejects.toThrow('after calling end')
})

it('tells of a written job once its transaction is over, and of no other write', async () => {
  let told = 0
  const shop = await openDatabase<{ jobs: { id: number }; dishes: { id: number } }>('memory:', {
    onJob: () => (told += 1),
  })
  await sql`create table jobs (id int8)`.execute(shop.db)
  await sql`create table dishes (id int8)`.execute(shop.db)
  await shop.db.insertInto('dishes').values({ id: 1 }).execute()
  await shop.db.updateTable('jobs').set({ id: 1 }).execute()
  expect(told).toBe(0)
  await shop.db.transaction().execute(async (tx) => {
    await sql`insert into jobs (id) values (1)`.execute(tx)
    expect(told).toBe(0)
  })
  expect(told).toBe(1)
  await shop.db.insertInto('jobs').values({ id: 2 }).execute()
  expect(told).toBe(2)
  await shop.close()
})
