import type { PGlite } from '@electric-sql/pglite'

interface Position {
  readonly at: string
}
interface Table {
  readonly name: string
}

/**
 * Does the work of a server's background processes, which PGlite lacks: without it the log grows
 * for ever and dead rows are never reused. Works in steps of one table, so that a waiting
 * statement waits for one table at most.
 */
export class Upkeep {
  readonly #db: PGlite
  #tables: string[] = []
  /** End of the log after the last step, and whether others wrote since the round began. */
  #position: string | undefined
  #isDisturbed = true

  constructor(db: PGlite) {
    this.#db = db
  }

  /**
   * Does one step of a round, outside any transaction; answers whether the round has more of them.
   */
  async step(): Promise<boolean> {
    if ((await this.#endOfLog()) !== this.#position) this.#isDisturbed = true
    const table = this.#tables.shift()
    if (table === undefined) await this.#begin()
    // A table may have been dropped since the round began.
    else await this.#db.exec(`vacuum (analyze) ${table}`).catch(() => undefined)
    this.#position = await this.#endOfLog()
    return this.#tables.length > 0
  }

  async #begin(): Promise<void> {
    // If no client wrote, there is nothing to do, and the disk may sleep.
    if (!this.#isDisturbed) return
    this.#isDisturbed = false
    await this.#db.exec('checkpoint')
    const { rows } = await this.#db.query<Table>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and c.relpersistence <> 't' order by c.oid desc`,
    )
    this.#tables = rows.map((row) => row.name)
  }

  async #endOfLog(): Promise<string | undefined> {
    const { rows } = await this.#db.query<Position>('select pg_current_wal_insert_lsn()::text as at')
    return rows[0]?.at
  }
}
