import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { keptStatement, valueOf } from './kept-statement.ts'
import { statement } from './statement.ts'

/** A database that notes what it is sent, and answers nothing. */
function noting() {
  const sent: (readonly [text: string, values: readonly unknown[]])[] = []
  class Driver extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection()
      return {
        ...connection,
        executeQuery: async (query: { sql: string; parameters: readonly unknown[] }) => {
          sent.push([query.sql, query.parameters])
          return { rows: [] }
        },
        streamQuery: connection.streamQuery,
      }
    }
  }
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (all) => new PostgresIntrospector(all),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, sent }
}

type Thing = { readonly id: number; readonly name: string | null }

const id = valueOf(({ id }: Thing) => id)
const name = valueOf(({ name }: Thing) => name)

test('the text is the same for all, and the values are read from each', async () => {
  const { db, sent } = noting()
  const rename = keptStatement<Thing, unknown>(sql`update things set name = ${name} where id = ${id}`)
  await rename(db, { id: 1, name: 'Flan' })
  await rename(db, { id: 2, name: null })
  const text = 'update things set name = $1 where id = $2'
  expect(sent).toEqual([
    [text, ['Flan', 1]],
    [text, [null, 2]],
  ])
})

test('a value that stands in several places is sent once, one written in as often as it stands', async () => {
  const { db, sent } = noting()
  const made = statement()
    .write('old', () => sql`delete from things where id = ${id} and kind = ${'x'}`)
    .answer(() => sql`select ${id}, ${name}, ${'x'}, ${id}`)
  await keptStatement<Thing, unknown>(made)(db, { id: 7, name: 'Pan' })
  expect(sent).toEqual([
    [
      'with old as (delete from things where id = $1 and kind = $2) select $1, $3, $4, $1',
      [7, 'x', 'Pan', 'x'],
    ],
  ])
})

test('the text is put together once', async () => {
  const { db } = noting()
  let made = 0
  const built = sql`select ${id}`
  const counted = { ...built, compile: (all: Kysely<never>) => ((made += 1), built.compile(all)) }
  const send = keptStatement<Thing, unknown>(counted as unknown as typeof built)
  expect(made).toBe(0)
  await send(db, { id: 1, name: null })
  await send(db, { id: 2, name: null })
  expect(made).toBe(1)
})
