import { sql, type Kysely } from 'kysely'

const header = `-- The schema after all migrations, to be read: tables with their columns, constraints, indexes and
-- triggers, then functions. Written by \`npm run db:types\`: change a migration, not this file.
`

type Cte = { readonly table: string; readonly text: string }

const ours = sql`c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'`

/**
 * Writes the schema of a migrated database as SQL for people. The order is stable: tables and
 * functions by name, columns as in their table, the rest by kind and name.
 */
export async function renderSchema<Schema>(db: Kysely<Schema>): Promise<string> {
  const tables = await readTables(db)
  const inside = Map.groupBy([...(await readColumns(db)), ...(await readConstraints(db))], ofTable)
  const after = Map.groupBy([...(await readIndexes(db)), ...(await readTriggers(db))], ofTable)
  const written = tables.map(({ table, text }) => {
    const rows = (inside.get(table) ?? []).map((part) => `  ${part.text}`)
    const others = (after.get(table) ?? []).map((part) => `${part.text};\n`)
    return `${text.replace('()', () => `(\n${rows.join(',\n')}\n)`)};\n${others.join('')}`
  })
  return [header, ...written, ...(await readFunctions(db))].join('\n')
}

const ofTable = ({ table }: Cte): string => table

/** Reads each table as a statement with empty brackets. */
async function readTables<Schema>(db: Kysely<Schema>): Promise<readonly Cte[]> {
  const { rows } = await sql<Cte>`
    select c.relname::text as "table",
      'CREATE ' || case c.relpersistence when 'u' then 'UNLOGGED ' else '' end || 'TABLE ' || c.relname || ' ()'
        || coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '') as text
    from pg_class c where ${ours}
    order by c.relname collate "C"`.execute(db)
  return rows
}

async function readColumns<Schema>(db: Kysely<Schema>): Promise<readonly Cte[]> {
  const { rows } = await sql<Cte>`
    select c.relname::text as "table",
      quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when l.collname <> 'default' then ' COLLATE ' || quote_ident(l.collname) else '' end
        || case when a.attnotnull then ' NOT NULL' else '' end
        || case a.attgenerated when 's' then ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid, true)
             || ') STORED' else coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true), '') end as text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_collation l on l.oid = a.attcollation
    where ${ours}
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

/** Reads primary keys, unique, foreign and checked ones; NOT NULL stands at its column. */
async function readConstraints<Schema>(db: Kysely<Schema>): Promise<readonly Cte[]> {
  const { rows } = await sql<Cte>`
    select c.relname::text as "table",
      'CONSTRAINT ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid, true) as text
    from pg_class c
    join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
    where ${ours}
    order by c.relname collate "C", position(k.contype::text in 'pufxc'), k.conname collate "C"`.execute(db)
  return rows
}

/** Reads the indexes that no constraint brings. */
async function readIndexes<Schema>(db: Kysely<Schema>): Promise<readonly Cte[]> {
  const { rows } = await sql<Cte>`
    select c.relname::text as "table", pg_get_indexdef(i.indexrelid, 0, true) as text
    from pg_class c
    join pg_index i on i.indrelid = c.oid
    join pg_class own on own.oid = i.indexrelid
    where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
    order by c.relname collate "C", own.relname collate "C"`.execute(db)
  return rows
}

async function readTriggers<Schema>(db: Kysely<Schema>): Promise<readonly Cte[]> {
  const { rows } = await sql<Cte>`
    select c.relname::text as "table", pg_get_triggerdef(t.oid, true) as text
    from pg_class c
    join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    where ${ours}
    order by c.relname collate "C", t.tgname collate "C"`.execute(db)
  return rows
}

/** Reads functions as their migrations wrote them, without the name of the schema. */
async function readFunctions<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    select replace(pg_get_functiondef(p.oid), 'FUNCTION ' || current_schema() || '.', 'FUNCTION ') as text
    from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
    order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`.execute(db)
  return rows.map(({ text }) => `${text.trimEnd()};\n`)
}
