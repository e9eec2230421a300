import { randomUUID } from 'node:crypto'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

const server = process.env.TEST_DATABASE_URL ?? ''

/** Databases of a test on the server of the tests, and others that it opens. */
export function databasesOnServer() {
  const made: string[] = []
  const closing: (() => Promise<void>)[] = []
  async function openAt(url: string): Promise<Kysely<Database>> {
    const { db, close } = await openDatabase<Database>(url)
    closing.push(close)
    return db
  }
  return {
    openAt,
    /** An empty database of its own on the server. */
    async emptyOnServer(): Promise<Kysely<Database>> {
      const name = `mostrador_drill_${randomUUID().slice(0, 8)}`
      made.push(name)
      const { db, close } = await openDatabase(server)
      await sql`create database ${sql.id(name)}`.execute(db)
      await close()
      return openAt(Object.assign(new URL(server), { pathname: `/${name}` }).href)
    },
    /** Closes all, and drops what was made. */
    async end(): Promise<void> {
      for (const close of closing) await close()
      const { db, close } = await openDatabase(server)
      for (const name of made) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
      await close()
    },
  }
}
