import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type Transaction } from 'kysely'

/**
 * Returns a database whose transactions are savepoints of an open one: one that fails is rolled
 * back, and the open one goes on.
 */
export const within = (transaction: Transaction<Database>): Kysely<Database> =>
  new Proxy(transaction, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: nested(transaction) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

/** Units nested or one after the other: the newest of a name is meant. */
const nested =
  (transaction: Transaction<Database>) =>
  async <Value>(task: (db: Transaction<Database>) => Promise<Value>): Promise<Value> => {
    await sql`savepoint part`.execute(transaction)
    try {
      const value = await task(within(transaction) as Transaction<Database>)
      await sql`release savepoint part`.execute(transaction)
      return value
    } catch (error) {
      await sql`rollback to savepoint part`.execute(transaction)
      await sql`release savepoint part`.execute(transaction)
      throw error
    }
  }
