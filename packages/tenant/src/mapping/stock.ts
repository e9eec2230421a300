import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { shapeOf, TENANT_TABLES, type TenantTable } from './tables.ts'

/** A row as the database has it, by column. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of one company in the database, in the order of its lists. */
export type Stock = {
  readonly rows: (table: TenantTable) => readonly Row[]
  /** The rows that name a value in a column. */
  readonly where: (table: TenantTable, column: string, value: unknown) => readonly Row[]
  readonly byId: (id: unknown) => Row | undefined
  /** The row that an import would write, if there is one already. */
  readonly same: (table: TenantTable, columns: Row) => Row | undefined
}

/** Returns the identity of a row: two rows of a table with the same one are the same. */
export const identityOf = (table: TenantTable, columns: Row): string =>
  JSON.stringify(shapeOf(table).identity.map((column) => columns[column] ?? null))

/** Loads the rows of a company, of all its tables or of these; empty for an unknown key. */
export async function loadStock(
  db: Kysely<Database>,
  companyKey: string,
  wanted: readonly TenantTable[] = TENANT_TABLES.map(({ table }) => table),
): Promise<Stock> {
  const found = await db.selectFrom('companies').select('id').where('key', '=', companyKey).executeTakeFirst()
  const tables = new Map<string, readonly Row[]>()
  for (const table of found ? wanted : []) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${ofCompany(table, found?.id)}`.execute(db)
    tables.set(table, rows)
  }
  return stockOf(tables)
}

/** Loads the own rows of a company and of its branches, without branch contacts and lists. */
export async function loadOwn(db: Kysely<Database>, companyKey: string): Promise<Stock> {
  const company = sql`(select id from companies where key = ${companyKey})`
  const { rows } = await sql<Readonly<Record<string, readonly Row[] | null>>>`
    select
      (select json_agg(t) from companies t where t.id = ${company}) as companies,
      (select json_agg(t) from branches t where t.company_id = ${company}) as branches,
      (select json_agg(t) from aliases t
        where t.company_id = ${company} and t.branch_contact_id is null) as aliases,
      (select json_agg(t) from hosts t
        where t.company_id = ${company} and t.branch_contact_id is null) as hosts,
      (select json_agg(t) from files t where t.company_id = ${company} and (t.owner_id = ${company}
        or t.owner_id in (select id from branches where company_id = ${company}))) as files`.execute(db)
  return stockOf(new Map(Object.entries(rows[0] ?? {}).map(([table, found]) => [table, found ?? []])))
}

// The tables of a branch have no index of their own on the company, but their keys start with the
// branch.
function ofCompany(table: TenantTable, companyId: string | undefined) {
  if (table === 'companies') return sql`id = ${companyId}`
  if (['branches', 'aliases', 'hosts', 'files', 'staff_roles', 'staff_memberships'].includes(table))
    return sql`company_id = ${companyId}`
  return sql`branch_id in (select id from branches where company_id = ${companyId})`
}

/** By position, then by hours or id: never by the database's order. */
function inOrder(one: Row, other: Row): number {
  for (const column of ['position', 'day', 'start_minute', 'id', 'staff_user_id', 'key']) {
    const a = one[column]
    const b = other[column]
    if (typeof a === 'number' && typeof b === 'number' && a !== b) return a - b
    if (typeof a === 'string' && typeof b === 'string' && a !== b) return a < b ? -1 : 1
  }
  return 0
}

/** Rows by their tables, in any order, as a stock. */
export function stockOf(read: ReadonlyMap<string, readonly Row[]>): Stock {
  const tables = new Map([...read].map(([table, rows]) => [table, rows.toSorted(inOrder)]))
  const rows = (table: TenantTable): readonly Row[] => tables.get(table) ?? []
  const byId = new Map([...tables.values()].flat().map((row) => [row.id, row]))
  const columns = new Map<string, Map<unknown, Row[]>>()
  const identities = new Map<string, Map<string, Row>>()

  return {
    rows,
    byId: (id) => byId.get(id),
    where: (table, column, value) => {
      const name = `${table}.${column}`
      const index = columns.get(name) ?? Map.groupBy(rows(table), (row) => row[column])
      columns.set(name, index)
      return index.get(value) ?? []
    },
    same: (table, wanted) => {
      const index = identities.get(table) ?? new Map(rows(table).map((row) => [identityOf(table, row), row]))
      identities.set(table, index)
      return index.get(identityOf(table, wanted))
    },
  }
}
