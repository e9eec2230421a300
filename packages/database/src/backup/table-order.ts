import { sql, type Kysely } from 'kysely'

/** Column whose values are keys of another table. */
export type KeyColumn = { readonly table: string; readonly column: string; readonly of: string }

/** Reads the columns that name rows of another table by one column of it. */
export async function readKeyColumns<Schema>(db: Kysely<Schema>): Promise<readonly KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select c.relname::text as "table", a.attname::text as "column", r.relname::text as of
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and cardinality(k.conkey) = 1
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Tables in an order in which rows can be added with all keys at work: each behind those that it
 * names. Throws where tables name one another in a circle, which none of ours does.
 */
export async function inOrderOfKeys<Schema, Table extends { readonly name: string }>(
  db: Kysely<Schema>,
  tables: readonly Table[],
): Promise<readonly Table[]> {
  const { rows } = await sql<{ table: string; of: string }>`
    select distinct c.relname::text as "table", r.relname::text as of
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and k.conrelid <> k.confrelid`.execute(
    db,
  )
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const named = Map.groupBy(rows, ({ table }) => table)
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !(named.get(name) ?? []).some(({ of }) => of !== name && waiting.has(of)),
    )
    if (ready.length === 0) throw new Error(`Tables name one another: ${[...waiting.keys()].join(', ')}.`)
    for (const table of ready) waiting.delete(table.name)
    ordered.push(...ready)
  }
  return ordered
}
