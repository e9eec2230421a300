import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { amountsKept, IN_WHOLE_PESOS, migrateCents } from './testing/whole-pesos.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `mostrador_pesos_${randomUUID().slice(0, 8)}`

async function onServer(statement: string): Promise<void> {
  const { db, close } = await openDatabase(server)
  await sql.raw(statement).execute(db)
  await close()
}

beforeAll(() => onServer(`create database ${name}`))
afterAll(() => onServer(`drop database if exists ${name} with (force)`))

it('shows the amounts of a Colombian shop as before on PostgreSQL, too', async () => {
  const { db, close } = await openDatabase(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  await migrateCents(db)
  const kept = await amountsKept(db)
  await close()
  expect(kept).toEqual(IN_WHOLE_PESOS)
})
