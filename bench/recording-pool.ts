import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** A statement as the driver sends it. */
export type Statement = { readonly text: string; readonly values: unknown[] }

/** Pool that counts statements, and that can hold orders back instead of saving them. */
export type RecordingPool = {
  readonly pool: PostgresPool
  /** Every statement that was sent since it was asked last. */
  readonly taken: () => readonly Statement[]
  /**
   * From now on an order's statement is only written down; its answer is that of the last real
   * one.
   */
  readonly keepOrdersBack: () => void
}

const savesOrder = (text: string): boolean => /insert into orders\b/.test(text)

/** Puts itself between Kysely and the pool. */
export function recordingPool(pool: pg.Pool): RecordingPool {
  let statements: Statement[] = []
  let isKeeping = false
  let lastAnswer: PostgresQueryResult<never> | undefined

  async function send(client: pg.PoolClient, text: string, values: unknown[]) {
    statements.push({ text, values })
    if (isKeeping && lastAnswer && savesOrder(text)) return lastAnswer
    const answer = (await client.query(text, values)) as unknown as PostgresQueryResult<never>
    if (savesOrder(text)) lastAnswer = answer
    return answer
  }

  return {
    pool: {
      options: pool.options,
      connect: async () => {
        const client = await pool.connect()
        const query = (text: string, values: readonly unknown[] = []) => send(client, text, [...values])
        return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
      },
      end: async () => undefined,
    },
    taken: () => {
      const all = statements
      statements = []
      return all
    },
    keepOrdersBack: () => {
      isKeeping = true
    },
  }
}

/** Returns the statements that save orders, among all. */
export const orderStatements = (statements: readonly Statement[]): readonly Statement[] =>
  statements.filter(({ text }) => savesOrder(text))
