import { identityOf, type Row, type Stock } from './stock.ts'
import { shapeOf, TENANT_TABLES, type TenantTable } from './tables.ts'

/** One row to write, to change or to remove. */
export type RowChange = { readonly table: TenantTable; readonly row: Row; readonly before: Row | undefined }

/** Changes that an import will make; nothing is written before all of them are planned. */
export type Plan = {
  /** Takes a row as the file wants it and answers its id: the one that it has, or a new one. */
  readonly put: (table: TenantTable, columns: Row, whenNew?: Row) => string
  /** Leaves the rows of a table alone that name a value in a column. */
  readonly keep: (table: TenantTable, column: string, value: unknown) => void
  readonly inserts: readonly RowChange[]
  readonly updates: readonly RowChange[]
  /** Rows of the database that the file lacks. */
  readonly removals: () => readonly RowChange[]
}

/** Starts a plan from the stored rows. */
export function planFrom(stock: Stock, newId: () => string): Plan {
  const seen = new Set<Row>()
  const inserts: RowChange[] = []
  const updates: RowChange[] = []

  function put(table: TenantTable, columns: Row, whenNew: Row = {}): string {
    const before = stock.same(table, columns)
    if (!before) {
      const row = { ...whenNew, ...columns, ...(shapeOf(table).id && { id: columns.id ?? newId() }) }
      inserts.push({ table, row, before })
      return String(row.id)
    }
    if (seen.has(before)) throw new Error(`two rows of ${table} are ${identityOf(table, columns)}`)
    seen.add(before)
    const changed = Object.entries(columns).filter(([column, value]) => !isSame(before[column], value))
    if (changed.length > 0) updates.push({ table, row: Object.fromEntries(changed), before })
    return String(before.id)
  }

  return {
    put,
    keep: (table, column, value) => stock.where(table, column, value).forEach((row) => seen.add(row)),
    inserts,
    updates,
    removals: () =>
      TENANT_TABLES.flatMap(({ table }) =>
        stock
          .rows(table)
          .filter((row) => !seen.has(row))
          .map((row) => ({ table, row, before: row })),
      ),
  }
}

/** Whether a value of the database equals that of the file: instants by time, shapes by content. */
function isSame(before: unknown, wanted: unknown): boolean {
  if (before == null || wanted == null) return (before ?? null) === (wanted ?? null)
  if (before instanceof Date) return before.getTime() === new Date(String(wanted)).getTime()
  if (typeof before === 'object') return inSortedKeys(before) === inSortedKeys(wanted)
  return before === wanted
}

const inSortedKeys = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
