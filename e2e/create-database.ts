import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs one statement on a server and gives back its rows. */
export async function runStatement(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

/**
 * Makes an empty database on the server that `TEST_DATABASE_URL` names; `drop` removes it, also
 * while connections are open.
 */
export async function createDatabase(): Promise<{
  readonly url: string
  readonly drop: () => Promise<unknown>
}> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server: use npm run e2e or npm test.')
  const name = `faults_${process.pid}_${randomUUID().slice(0, 8)}`
  await runStatement(server, `create database ${name}`)
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` })
  return { url, drop: () => runStatement(server, `drop database ${name} with (force)`) }
}
