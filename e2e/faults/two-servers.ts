import { rm } from 'node:fs/promises'
import { createDatabase, runStatement } from '../create-database.ts'
import { makeDataDir, startServer } from '../start-server.ts'
import { importOnePlateShop } from './one-plate-shop.ts'

/** How long two servers may take to start on a busy machine, in milliseconds. */
export const START_MS = 400_000

/** Two processes that serve the shop of one plate from one database. */
export type TwoServers = {
  readonly urls: readonly [string, string]
  /** Runs a statement on their database, and gives back its rows. */
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>
  readonly stop: () => Promise<void>
}

/**
 * Starts both on an empty database. Nothing of them waits for a clock: they may be as slow as the
 * machine is.
 */
export async function startTwoServers(): Promise<TwoServers> {
  const database = await createDatabase()
  const [mine, other] = [makeDataDir(), makeDataDir()]
  await importOnePlateShop({ DATA_DIR: mine, DATABASE_URL: database.url })
  const start = (dataDir: string) =>
    startServer({ dataDir, databaseUrl: database.url, env: { LOAD_DEMO: 'false' } })
  const [first, second] = await Promise.all([start(mine), start(other)])
  return {
    urls: [first.url, second.url],
    query: (statement) => runStatement(database.url, statement),
    stop: async () => {
      await Promise.all([first.stop(), second.stop()])
      await database.drop()
      for (const dataDir of [mine, other]) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
