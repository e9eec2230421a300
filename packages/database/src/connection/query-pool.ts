import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { StatementNames } from './statement-names.ts'

/**
 * SQLSTATE of "cached plan must not change result type": a table was altered under a named
 * statement.
 */
const stalePlan = '0A000'

/**
 * Message of the driver for a statement that was not answered in time; its connection still waits
 * for the answer.
 */
const unanswered = 'Query read timeout'

/**
 * Makes the pool that Kysely uses: repeated statements with parameters are sent under a name, a
 * broken connection fails every statement with its error, and one with stale plans is not used
 * again. The owner ends it. `onJob` is called after each statement or transaction that wrote a job.
 */
export function createQueryPool(pool: pg.Pool, onJob?: () => void): PostgresPool {
  const names = new StatementNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  // Without a listener, a connection that breaks while it is lent out would end the process.
  pool.on('connect', (client) => {
    const lent = new QueryClient(client, { names, onJob })
    clients.set(client, lent)
    client.on('error', (error) => lent.breakWith(error))
  })
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      return clients.get(client) ?? new QueryClient(client, { names, onJob })
    },
    end: async () => undefined,
  }
}

class QueryClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  readonly #onJob: (() => void) | undefined
  #broken: Error | undefined
  #isStale = false
  #wroteJob = false

  constructor(
    client: pg.PoolClient,
    { names, onJob }: { readonly names: StatementNames; readonly onJob: (() => void) | undefined },
  ) {
    this.#client = client
    this.#names = names
    this.#onJob = onJob
  }

  /** The failure of the transaction is worth more than that its rollback found no connection. */
  breakWith(error: Error): void {
    this.#broken ??= error
  }

  query: PostgresPoolClient['query'] = ((text: string, parameters: readonly unknown[] = []) =>
    this.#query(text, parameters)) as PostgresPoolClient['query']

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isStale)
    if (this.#wroteJob) this.#onJob?.()
    this.#wroteJob = false
  }

  async #query<Row extends pg.QueryResultRow>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (this.#broken) throw this.#broken
    if (this.#onJob && /into "?jobs\b/.test(text)) this.#wroteJob = true
    const values = [...parameters]
    // A text without parameters may hold several statements, which cannot be prepared.
    const name = values.length > 0 ? this.#names.nameOf(text) : undefined
    try {
      const result = await this.#client.query<Row>({ text, values, ...(name && { name }) })
      return result as pg.QueryResult<Row> & PostgresQueryResult<Row>
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      if (name && code === stalePlan) this.#isStale = true
      if (message === unanswered) {
        this.#isStale = true
        this.breakWith(error as Error)
      }
      throw error
    }
  }
}
