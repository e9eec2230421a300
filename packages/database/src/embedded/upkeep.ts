import type { PGlite } from '@electric-sql/pglite'

interface Position {
  readonly at: string
}
interface Table {
  readonly name: string
}

/**
 * What background processes do on a server and nobody does in PGlite: without it the log grows for ever and dead
 * rows are never reused. Done in steps of one table, so that a waiting statement waits for one table at most.
 */
export class Upkeep {
  readonly #db: PGlite
  #tables: string[] = []
  #doneAt: string | undefined

  constructor(db: PGlite) {
    this.#db = db
  }

  /** Does one step of a round, outside any transaction; answers whether the round has more of them. */
  async step(): Promise<boolean> {
    const table = this.#tables.shift()
    if (table === undefined) return this.#begin()
    // A table may have been dropped since the round began.
    await this.#db.exec(`vacuum (analyze, skip_locked) ${table}`).catch(() => undefined)
    if (this.#tables.length > 0) return true
    this.#doneAt = await this.#position()
    return false
  }

  async #begin(): Promise<boolean> {
    if ((await this.#position()) === this.#doneAt) return false
    await this.#db.exec('checkpoint')
    const { rows } = await this.#db.query<Table>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and c.relpersistence <> 't' order by c.oid desc`,
    )
    this.#tables = rows.map((row) => row.name)
    return this.#tables.length > 0
  }

  /** The end of the log: where it stands still, nothing was written and there is nothing to do. */
  async #position(): Promise<string | undefined> {
    const { rows } = await this.#db.query<Position>('select pg_current_wal_insert_lsn()::text as at')
    return rows[0]?.at
  }
}
