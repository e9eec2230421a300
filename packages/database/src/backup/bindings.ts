import { sql, type Kysely } from 'kysely'

type Bound = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Runs `load` in a transaction without foreign keys and triggers, so that tables come in any order
 * and only given rows are written; afterwards each foreign key is made again, which checks every
 * row. Until the transaction ends other callers neither read nor write the tables. Throws the
 * database's error about a row that leads nowhere.
 */
export async function withoutBindings<Schema, Result>(
  tx: Kysely<Schema>,
  load: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await sql<Bound>`
    select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text collate "C", conname`.execute(tx)
  const { rows: triggered } = await sql<{ table: string }>`
    select distinct t.tgrelid::regclass::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal`.execute(tx)
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const { table } of triggered) await sql`alter table ${sql.raw(table)} disable trigger user`.execute(tx)
  const result = await load()
  for (const { table } of triggered) await sql`alter table ${sql.raw(table)} enable trigger user`.execute(tx)
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
  return result
}

export type SequenceState = { readonly name: string; readonly last: string }

/** Reads the sequences that gave a number already. */
export async function readSequences<Schema>(db: Kysely<Schema>): Promise<readonly SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`.execute(db)
  return rows
}

/** Lets sequences go on behind the numbers that they gave. */
export async function setSequences<Schema>(
  db: Kysely<Schema>,
  states: readonly SequenceState[],
): Promise<void> {
  for (const { name, last } of states)
    await sql`select setval(${`"${name}"`}::regclass, ${last}::bigint)`.execute(db)
}
