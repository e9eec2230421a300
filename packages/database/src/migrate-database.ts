import { migrate } from './migrate.ts'
import { openDatabase, type OpenedDatabase } from './open-database.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Migrates an opened database, as `migrate` does. On a server it takes a connection of its own:
 * those of the application end a statement after seconds, and an index of a large table takes
 * longer.
 */
export async function migrateDatabase<Schema>(
  opened: OpenedDatabase<Schema>,
  url: string,
): Promise<readonly string[]> {
  if (opened.embedded) return migrate(opened.db)
  const own = await openDatabase(url, { max: 1, statementTimeout: DAY, idleInTransactionTimeout: DAY })
  try {
    return await migrate(own.db)
  } finally {
    await own.close()
  }
}
