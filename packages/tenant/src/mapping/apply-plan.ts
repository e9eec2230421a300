import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { Plan, RowChange } from './plan.ts'
import type { Row } from './stock.ts'
import { shapeOf, TENANT_TABLES, type TenantTable } from './tables.ts'

const ROWS_OF_A_STATEMENT = 200

/** Tables of names that another thing may take over in the same file. */
const CHANGE_HANDS = ['aliases', 'hosts'] as const
const isChangingHands = (table: TenantTable): boolean => CHANGE_HANDS.some((one) => one === table)

/**
 * Writes a plan, inside the caller's transaction. Aliases and hosts that change hands are released
 * first; then every table is filled after those that it refers to, and removals run the other way
 * round.
 */
export async function applyPlan(
  db: Kysely<Database>,
  plan: Plan,
  removals: readonly RowChange[],
): Promise<void> {
  const gone = Map.groupBy(removals, (change) => change.table)
  for (const table of CHANGE_HANDS) await removeRows(db, table, gone.get(table) ?? [])
  const added = Map.groupBy(plan.inserts, (change) => change.table)
  const changed = Map.groupBy(plan.updates, (change) => change.table)
  for (const { table } of TENANT_TABLES) {
    await updateRows(db, table, changed.get(table) ?? [])
    await insertRows(db, table, added.get(table) ?? [])
  }
  for (const { table } of TENANT_TABLES.toReversed()) {
    if (!isChangingHands(table)) await removeRows(db, table, gone.get(table) ?? [])
  }
}

async function insertRows(
  db: Kysely<Database>,
  table: TenantTable,
  changes: readonly RowChange[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ row }) => Object.keys(row).sort().join(' '))
  for (const [columns, group] of alike) {
    const names = columns.split(' ')
    for (let from = 0; from < group.length; from += ROWS_OF_A_STATEMENT) {
      const rows = group.slice(from, from + ROWS_OF_A_STATEMENT).map(({ row }) => {
        return sql`(${sql.join(names.map((name) => parameter(row[name])))})`
      })
      const into = sql`${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})`
      await sql`insert into ${into} values ${sql.join(rows)}`.execute(db)
    }
  }
}

/**
 * Updates rows of a table whose same columns change in one statement, be they a thousand plates.
 */
async function updateRows(
  db: Kysely<Database>,
  table: TenantTable,
  changes: readonly RowChange[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ row }) => Object.keys(row).sort().join(' '))
  for (const [columns, group] of alike) {
    if (group.length > 1 && shapeOf(table).id)
      await updateAlike(db, { table, columns: columns.split(' ') }, group)
    else for (const change of group) await updateRow(db, change)
  }
}

async function updateAlike(
  db: Kysely<Database>,
  { table, columns }: { readonly table: TenantTable; readonly columns: readonly string[] },
  changes: readonly RowChange[],
): Promise<void> {
  const isOfBranch = changes.every(({ before }) => before?.branch_id != null)
  const named = isOfBranch ? ['branch_id', 'id'] : ['id']
  const rows = changes.map(({ row, before }) => ({
    ...row,
    ...Object.fromEntries(named.map((column) => [column, before?.[column]])),
  }))
  const values = columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`)
  const same = named.map((column) => sql`t.${sql.ref(column)} = changed.${sql.ref(column)}`)
  await sql`
    update ${sql.table(table)} t set ${sql.join(values)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) changed
    where ${sql.join(same, sql` and `)}`.execute(db)
}

async function updateRow(db: Kysely<Database>, { table, row, before }: RowChange): Promise<void> {
  const values = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${parameter(value)}`)
  await sql`update ${sql.table(table)} set ${sql.join(values)} where ${isRow(table, before ?? row)}`.execute(
    db,
  )
}

async function removeRows(
  db: Kysely<Database>,
  table: TenantTable,
  changes: readonly RowChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_OF_A_STATEMENT) {
    const some = changes.slice(from, from + ROWS_OF_A_STATEMENT).map(({ row }) => sql`(${isRow(table, row)})`)
    await sql`delete from ${sql.table(table)} where ${sql.join(some, sql` or `)}`.execute(db)
  }
}

/** Condition of this row alone, beginning with its branch, as the keys do. */
function isRow(table: TenantTable, row: Row) {
  const columns = shapeOf(table).id ? ['id'] : shapeOf(table).identity
  const named = row.branch_id === undefined ? columns : ['branch_id', ...columns]
  const conditions = [...new Set(named)].map((column) =>
    row[column] == null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${row[column]}`,
  )
  return sql.join(conditions, sql` and `)
}

/** A free shape is written as JSON text; a list of texts is an array of the database. */
const parameter = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
