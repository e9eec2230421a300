import { sql, type Kysely } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { readSequences, setSequences, withoutBindings } from './bindings.ts'
import { readBackupTables, readRows, RowCounter, writeOneWay, writeRows } from './table-rows.ts'

const { db, close } = await openDatabase('memory:')
afterAll(close)

const run = (statements: string) => sql.raw(statements).execute(db)

/** Two tables that name each other, a trigger that writes, and a column of every odd kind. */
const TABLES = `
  create table things (
    id int generated always as identity primary key, label text, tags text[], body jsonb, bytes bytea,
    at timestamptz, day date, span interval, share numeric(30, 10), ratio float8, is_on boolean,
    doubled int generated always as (id * 2) stored, best_part int
  );
  create table parts (id int primary key, thing int not null references things (id) deferrable initially deferred);
  alter table things add constraint best foreign key (best_part) references parts (id);
  create table noted (id int);
  create unlogged table counters (id int);
  create function note() returns trigger language plpgsql as $$
  begin insert into noted values (new.id); return null; end $$;
  create trigger note after insert on things for each row execute function note();`

const ROWS = `
  begin;
  insert into parts values (7, 1), (8, 2);
  insert into things (label, tags, body, bytes, at, day, span, share, ratio, is_on) values
    (E'a "quoted",\\n[line]', array['x', null, 'y,"z"', ''], 'null', '\\x00ff', '2026-03-01 10:20:30.123456+05',
      '-infinity', '1 mon 2 days 03:04:05.6', 12345678901234567890.0123456789, 0.1, true),
    (null, '{}', '{"a": [1.10, "ñ\\u2028"]}', '', 'infinity', '2026-02-28', null, -0.5, 'NaN', false),
    ('', null, null, null, null, null, null, null, 1e300, null);
  update things set best_part = 8 where id = 1;
  insert into counters values (1);
  commit;`

/** Makes a schema with the tables, in which later statements find them. */
const inNewSchema = (name: string) => run(`create schema ${name}; set search_path = ${name}; ${TABLES}`)
const inSchema = (name: string) => run(`set search_path = ${name}`)

const inOneWay = <Result>(act: (tx: Kysely<unknown>) => Promise<Result>) =>
  db.transaction().execute(async (tx) => {
    await writeOneWay(tx)
    return act(tx)
  })

type Lines = Readonly<Record<string, readonly string[]>>

const allLines = (): Promise<Lines> =>
  inOneWay(async (tx) => {
    const found: Record<string, string[]> = {}
    for (const table of await readBackupTables(tx)) {
      const lines = (found[table.name] = [] as string[])
      for await (const batch of readRows(tx, table)) lines.push(...batch)
    }
    return found
  })

const fill = (lines: Lines): Promise<void> =>
  inOneWay(async (tx) => {
    const tables = await readBackupTables(tx)
    await withoutBindings(tx, async () => {
      for (const table of tables)
        if (lines[table.name]?.length) await writeRows(tx, table, lines[table.name] ?? [])
    })
  })

const rowsOf = async (query: string): Promise<readonly unknown[]> => (await run(query)).rows

/** spec('decisions keeping-it.1') */
it('takes every value out and in exactly as it was, whatever the session prefers', async () => {
  await inNewSchema('before')
  await run(ROWS)
  const was = await allLines()
  const texts = (table: string) => rowsOf(`select one::text as text from ${table} one order by 1`)
  const read = { things: await texts('things'), parts: await texts('parts'), noted: await texts('noted') }
  const keys = `select conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace order by 1`
  const keysBefore = await rowsOf(keys)
  const sequences = await readSequences(db)

  await inNewSchema('after')
  await run(`set timezone = 'Asia/Tokyo'; set datestyle = 'SQL, DMY'`)
  // A row that leads nowhere is found, and nothing stays.
  await expect(fill({ ...was, things: [] })).rejects.toMatchObject({ code: '23503' })
  expect(await rowsOf('select from parts')).toEqual([])
  await fill(was)
  expect(await allLines()).toEqual(was)
  await run(`set timezone = default; set datestyle = default`)
  expect({ things: await texts('things'), parts: await texts('parts'), noted: await texts('noted') }).toEqual(
    read,
  )
  expect(await rowsOf('select body is null as "isNull" from things order by id')).toEqual([
    { isNull: false },
    { isNull: false },
    { isNull: true },
  ])

  // Keys, triggers and numbers are at work again.
  expect(await rowsOf(keys)).toEqual(keysBefore)
  await setSequences(db, sequences)
  await run(`insert into things (label) values ('next')`)
  expect(await rowsOf('select max(id) as id from things')).toEqual([{ id: 4 }])
  expect(await rowsOf('select max(id) as id from noted')).toEqual([{ id: 4 }])
})

it('leaves what is computed and what is not logged', async () => {
  await inSchema('before')
  const tables = await readBackupTables(db)
  expect(tables.map(({ name }) => name)).toEqual(['noted', 'parts', 'things'])
  expect(tables.at(-1)?.columns.map(({ name }) => name)).not.toContain('doubled')
})

it('counts the same rows alike in any order, and tells a changed one', () => {
  const count = (...lines: readonly string[]) => {
    const counter = new RowCounter()
    for (const line of lines) counter.add([line])
    return counter.total
  }
  expect(count('a', 'b', 'b')).toEqual(count('b', 'a', 'b'))
  expect(count('a', 'b')).not.toEqual(count('a', 'c'))
  // Two that are alike do not cancel each other out.
  expect(count('a', 'a').sum).not.toBe(count('b', 'b').sum)
})

it('reads large rows a few at a time, and small ones many', async () => {
  await run(`create schema large; set search_path = large; create table texts (id int, body text)`)
  await run(`insert into texts select n, repeat('x', 1000) from generate_series(1, 5000) n`)
  await run(`insert into texts select n, repeat('y', 3000000) from generate_series(1, 4) n`)
  const sizes = await inOneWay(async (tx) => {
    const found: number[] = []
    for (const table of await readBackupTables(tx))
      for await (const lines of readRows(tx, table)) found.push(lines.length)
    return found
  })
  expect(sizes.reduce((sum, rows) => sum + rows, 0)).toBe(5004)
  expect(sizes.length).toBeLessThan(15)
})
