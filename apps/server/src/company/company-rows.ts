import type { CompanyTable } from './company-tables.ts'

/** Owners that the rows of an archive may name: its company, brands and people. */
export type Belongings = {
  readonly companyId: string
  /** The brands that came so far; filled by the rows of theirs. */
  readonly branches: Set<string>
  /** The id here of each person by that of the archive. */
  readonly people: ReadonlyMap<string, string>
}

/** The cells of a row, as `readRows` writes them. */
export type Cells = (string | null)[]

/**
 * Reads a line of an archive, with people by their ids of here; or tells that it names somebody
 * else's: an archive may come from anybody, and writes nothing beside its own company.
 */
export function readRow(
  line: string,
  { name, columns, people }: Pick<CompanyTable, 'name' | 'columns' | 'people'>,
  { companyId, branches, people: ids }: Belongings,
): { readonly cells: Cells } | { readonly foreign: true } {
  const cells = JSON.parse(line) as Cells
  const at = (column: string): number => columns.findIndex((one) => one.name === column)
  const company = cells[at(name === 'companies' ? 'id' : 'company_id')]
  if (company !== companyId) return { foreign: true }
  const branch = cells[at('branch_id')]
  if (name === 'branches') branches.add(cells[at('id')] ?? '')
  else if (branch !== undefined && branch !== null && !branches.has(branch)) return { foreign: true }
  for (const column of people) {
    const person = cells[at(column)]
    if (person === undefined || person === null) continue
    const here = ids.get(person)
    if (here === undefined) return { foreign: true }
    cells[at(column)] = here
  }
  return { cells }
}
