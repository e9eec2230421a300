import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { renderRowTypes } from './row-types.ts'
import { readColumns } from './schema-catalog.ts'
import { renderSchema } from './schema-text.ts'
import { emptyDatabase, openTestDatabase } from './testing.ts'

const database = await openTestDatabase()

it('does nothing the second time', async () => {
  expect(await migrate(database.db)).toEqual([])
})

it('applies the files in the order of their names, each once', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  )
  const files = await readMigrations()

  expect(rows.map((row) => `${row.name}.sql`)).toEqual(files.map((file) => file.name))
})

it('gives every file a number of four digits of its own', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 5))

  expect(numbers.filter((number) => !/^\d{4}-$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('is followed by the row types', async () => {
  const written = await readFile(new URL('./rows.ts', import.meta.url), 'utf8')

  expect(written).toBe(renderRowTypes(await readColumns(database.db)))
})

it('is followed by schema.sql', async () => {
  const written = await readFile(new URL('../schema.sql', import.meta.url), 'utf8')

  // Compared as a whole: a difference of three thousand lines would be read by no one.
  expect(written === (await renderSchema(database.db)), 'run `npm run db:types`').toBe(true)
})

it('leaves the countries when a test empties the database, and nothing else', async () => {
  await emptyDatabase(database.db)
  await sql`insert into companies (id, key, name) values (gen_random_uuid(), 'ombu', 'Ombú')`.execute(
    database.db,
  )

  await emptyDatabase(database.db)

  expect(await database.db.selectFrom('companies').selectAll().execute()).toEqual([])
  expect(await database.db.selectFrom('countries').selectAll().execute()).toHaveLength(12)
})
