import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/**
 * The tables of the schema in which some row holds, in any column, one of these texts, in any case.
 */
export async function tablesWith(db: Kysely<Database>, texts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = 'public' order by 1`.execute(db)
  const found: string[] = []
  for (const { table } of rows) {
    // One table after the other.
    const traces = await sql`
      select from ${sql.table(table)} as held
      where ${sql.join(
        texts.map((text) => sql`strpos(lower(held::text), lower(${text})) > 0`),
        sql` or `,
      )} limit 1`.execute(db)
    if (traces.rows.length > 0) found.push(table)
  }
  return found
}
