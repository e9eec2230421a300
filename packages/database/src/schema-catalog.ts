import { sql, type Kysely } from 'kysely'

/**
 * One column as the database describes it. `values` are those of its check, when it is an
 * enumeration.
 */
export type CatalogColumn = {
  readonly table: string
  readonly name: string
  /** PostgreSQL's short name of the type; that of an array begins with an underscore. */
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly values: readonly string[] | null
}

const bookkeeping = 'kysely_%'

/** Reads every column of every table of ours, by table and then in the order of the table. */
export async function readColumns<Schema>(db: Kysely<Schema>): Promise<readonly CatalogColumn[]> {
  const enumerations = await readEnumerations(db)
  const { rows } = await sql<{
    table: string
    name: string
    type: string
    nullable: boolean
    hasDefault: boolean
  }>`select table_name::text as "table", column_name::text as name, udt_name::text as type,
       is_nullable = 'YES' as nullable, column_default is not null as "hasDefault"
     from information_schema.columns
     where table_schema = current_schema() and table_name not like ${bookkeeping}
     order by table_name::text collate "C", ordinal_position`.execute(db)
  return rows.map((row) => ({ ...row, values: enumerations.get(`${row.table}.${row.name}`) ?? null }))
}

/** Reads the names of every table of ours, sorted. */
export async function readTables<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like ${bookkeeping}
    order by table_name::text collate "C"`.execute(db)
  return rows.map((row) => row.name)
}

/** `table.column` → the values that a check of the form `column in ('A', 'B')` allows. */
async function readEnumerations<Schema>(db: Kysely<Schema>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ column: string; definition: string }>`
    select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and k.connamespace = current_schema()::regnamespace`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ column, definition }) => {
      const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
      return list ? [[column, [...list.matchAll(/'([^']*)'::text/g)].flatMap((match) => match[1] ?? [])]] : []
    }),
  )
}
