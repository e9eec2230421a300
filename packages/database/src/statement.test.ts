import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import { expect, test } from 'vitest'
import { statement, type Statement } from './statement.ts'

/** Writes statements down, and reaches no database. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const textOf = (made: RawBuilder<unknown>) => {
  const { sql: text, parameters } = made.compile(writer)
  return [text.replace(/\s+/g, ' '), parameters]
}

const lines = () => statement().part('wanted', () => sql`select ${7}::int as id`)

test('parts come in their order, with their values, and are read by their names', () => {
  const made = lines()
    .part('held', ({ wanted }) => sql`select id from shelf join ${wanted} using (id)`, 'materialized')
    .write('taken', ({ held }) => sql`delete from shelf using ${held} where shelf.id = held.id and ${true}`)
    .answer(({ held }) => sql`select id from ${held}`)
  expect(textOf(made)).toEqual([
    'with wanted as (select $1::int as id), held as materialized (select id from shelf join wanted using (id)), ' +
      'taken as (delete from shelf using held where shelf.id = held.id and $2) select id from held',
    [7, true],
  ])
})

test('parts of another file are added, and those that it names are read', () => {
  const noted = (all: Statement<'wanted'>) =>
    all
      .part('known', ({ wanted }) => sql`select id from ${wanted}`)
      .write('note', ({ known }) => sql`insert into notes select id from ${known}`)
  const made = lines()
    .with(noted)
    .answer(({ note }) => sql`select from ${note}`)
  expect(textOf(made)[0]).toBe(
    'with wanted as (select $1::int as id), known as (select id from wanted), ' +
      'note as (insert into notes select id from known) select from note',
  )
})

test('a name that no part before has does not compile', () => {
  // @ts-expect-error -- `wantd` is a slip of the pen
  lines().part('held', ({ wantd }) => sql`select id from ${wantd}`)
  // @ts-expect-error -- a part is read by those that come after it
  lines().part('held', ({ held }) => sql`select id from ${held}`)
  // @ts-expect-error -- the last one reads it too
  lines().answer(({ wanted, held }) => sql`select id from ${wanted}, ${held}`)
  const ofPlaced = (all: Statement<'placed'>) => all.write('note', ({ placed }) => sql`select from ${placed}`)
  // @ts-expect-error -- the other file reads a part that this statement lacks
  lines().with(ofPlaced)
  const hidden = (all: Statement<'wanted'>): Statement<'wanted'> =>
    all.write('note', ({ wanted }) => sql`select from ${wanted}`)
  const added = lines().with(hidden)
  // @ts-expect-error -- what the other file keeps to itself is not read here
  const unchecked = added.answer(({ note }) => sql`select from ${note}`)
  expect(textOf(unchecked)[0]).toMatch(/select from note$/)
})

test('rows that nothing reads are thrown, and a write that nothing reads is not', () => {
  expect(() => lines().answer(() => sql`select`)).toThrow('Nothing reads wanted')
  const written = statement().write('done', () => sql`delete from shelf`)
  expect(textOf(written.answer(() => sql`select`))[0]).toBe('with done as (delete from shelf) select')
})

test('two parts of one name are thrown', () => {
  const twice = lines().part('wanted', ({ wanted }) => sql`select from ${wanted}`)
  expect(() => twice.answer(({ wanted }) => sql`select from ${wanted}`)).toThrow('called wanted')
})
