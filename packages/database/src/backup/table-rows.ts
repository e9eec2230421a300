import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A table as a backup has it: the columns that hold something of their own, none computed. */
export type BackupTable = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** Size of a part of a table that is read, kept in memory and written at once, in bytes, about. */
const BATCH_BYTES = 2 * 1024 * 1024
const MOST_ROWS = 5_000

/**
 * Reads every table that has to survive, with its columns, sorted by name. Unlogged ones (counters
 * of attempts) are lost in a crash as well, and the migrator keeps its own tables.
 */
export async function readBackupTables<Schema>(db: Kysely<Schema>): Promise<readonly BackupTable[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not starts_with(c.relname::text, 'kysely_')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname::text collate "C", a.attnum`.execute(db)
  const tables = Map.groupBy(rows, ({ table }) => table)
  return Array.from(tables, ([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }))
}

/**
 * Makes this transaction write values as text in one way, no matter how the server or its user is
 * set, so that two databases with the same rows give the same.
 */
export async function writeOneWay<Schema>(tx: Kysely<Schema>): Promise<void> {
  await sql
    .raw(
      `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
       set local bytea_output = 'hex'; set local extra_float_digits = 1`,
    )
    .execute(tx)
}

/**
 * Reads the rows of a table, some megabytes at a time, inside a transaction that `writeOneWay`
 * prepared. A row is a line: a JSON array with the text of each column, in which null is null. The
 * text of a value is exactly the one that its type reads back; its JSON is not (a `jsonb` null is
 * no null). `from` replaces the table where only some of its rows are meant.
 */
export async function* readRows<Schema>(
  tx: Kysely<Schema>,
  { name, columns }: BackupTable,
  from: RawBuilder<unknown> = sql.table(name),
): AsyncGenerator<readonly string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`))
  await sql`declare backup_rows no scroll cursor for
    select array_to_json(array[${texts}]::text[])::text as line from ${from}`.execute(tx)
  // One row tells how large they are; from then on as many as make a batch.
  for (let most = 1; ;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(most)} from backup_rows`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0)
    // At most a few times as many: the next rows may be larger.
    most = Math.min(MOST_ROWS, most * 8, Math.max(1, Math.floor((BATCH_BYTES * rows.length) / bytes)))
  }
  await sql`close backup_rows`.execute(tx)
}

/** Adds lines of `readRows` to a table, in a transaction that `writeOneWay` prepared. */
export async function writeRows<Schema>(
  tx: Kysely<Schema>,
  { name, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)))
  const values = sql.join(columns.map(({ type }, at) => sql`(cells->>${sql.lit(at)})::${sql.raw(type)}`))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line(cells)`.execute(tx)
}

export type TableTotal = { readonly rows: number; readonly sum: string }

/** Counts rows as they pass; the sum is that of the SHA-256 of each line, in 128 bits. */
export class RowCounter {
  #rows = 0
  #sum = 0n

  add(lines: readonly string[]): void {
    this.#rows += lines.length
    for (const line of lines) {
      const digest = createHash('sha256').update(line).digest()
      this.#sum += (digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8)
    }
  }

  get total(): TableTotal {
    return { rows: this.#rows, sum: BigInt.asUintN(128, this.#sum).toString(16).padStart(32, '0') }
  }
}

/** Counts a table, or the rows of `from`, as `readRows` reads them. */
export async function countTable<Schema>(
  tx: Kysely<Schema>,
  table: BackupTable,
  from?: RawBuilder<unknown>,
): Promise<TableTotal> {
  const counter = new RowCounter()
  for await (const lines of readRows(tx, table, from)) counter.add(lines)
  return counter.total
}
