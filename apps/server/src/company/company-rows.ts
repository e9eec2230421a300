import type { CompanyTable } from './company-tables.ts'

/** Owners that the rows of an archive may name: its company, brands and people. */
export type Belongings = {
  readonly companyId: string
  /** Brands imported so far; filled by their rows. */
  readonly branches: Set<string>
  /** Local id of each person by the id in the archive. */
  readonly people: ReadonlyMap<string, string>
}

export type Cells = (string | null)[]

/**
 * Reads a line of an archive, with local ids of people; refuses a row that names another company's
 * data, since an archive is untrusted and writes only its own company.
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
