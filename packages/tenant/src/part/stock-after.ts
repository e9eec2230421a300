import type { Plan, RowChange } from '../mapping/plan.ts'
import { stockOf, type Row, type Stock } from '../mapping/stock.ts'
import { TENANT_TABLES, type TenantTable } from '../mapping/tables.ts'

/** Returns a stock after a plan was carried out, as if it was loaded again. */
export function stockAfter(stock: Stock, { inserts, updates }: Plan, removals: readonly RowChange[]): Stock {
  const gone = new Set(removals.map(({ row }) => row))
  const changed = new Map(updates.map(({ before, row }) => [before, row]))
  const added = Map.groupBy(inserts, ({ table }) => table)
  const rowsOf = (table: TenantTable): readonly Row[] => [
    ...stock
      .rows(table)
      .filter((row) => !gone.has(row))
      .map((row) => (changed.has(row) ? { ...row, ...changed.get(row) } : row)),
    ...(added.get(table) ?? []).map(({ row }) => row),
  ]
  return stockOf(new Map(TENANT_TABLES.map(({ table }) => [table, rowsOf(table)])))
}
