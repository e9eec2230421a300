import type { TenantMenu } from '../schema/tenant-schema.ts'
import type { RowReader } from './row-reader.ts'
import { rowReader } from './row-reader.ts'
import type { SheetProblem } from './sheet-problems.ts'
import { freeSlug, slugOf } from './slug.ts'
import type { Columns, Table } from './table.ts'
import { readTable } from './table.ts'

/**
 * The columns of the sheet "grupos": a row for each option; the group's own cells count in its
 * first row.
 */
const GROUP_COLUMNS: Columns = {
  required: ['grupo', 'opcion'],
  optional: ['precio', 'descripcion', 'visible', 'obligatorio', 'repetir', 'minimo', 'maximo'],
}

type Group = TenantMenu['garnishGroups'][number]

/**
 * Reads the garnish groups of a sheet; a group and an option of the same name as before keep their
 * keys.
 */
export function readGroups(
  table: Table,
  { before, mantissa }: { readonly before: readonly Group[]; readonly mantissa: number },
): { readonly groups: readonly Group[]; readonly problems: readonly SheetProblem[] } {
  const { rows, problems } = readTable(table, GROUP_COLUMNS, 'grupos')
  if (problems.length > 0) return { groups: [], problems }
  const found: SheetProblem[] = []
  const readers = rows.map((row) => rowReader(row, { sheet: 'grupos', mantissa, problems: found }))
  const taken = new Set(before.map(({ key }) => key))
  const groups = [...Map.groupBy(readers, (row) => slugOf(row.required('grupo')))].map(([slug, options]) => {
    const known = before.find((group) => slugOf(group.name) === slug || group.key === slug)
    const key = known?.key ?? freeSlug(slug, taken)
    taken.add(key)
    return { key, ...readGroup(options, known) }
  })
  return { groups, problems: found }
}

function readGroup(options: readonly RowReader[], known: Group | undefined): Omit<Group, 'key'> {
  const [first] = options
  const taken = new Set<string>()
  return {
    name: known?.name ?? first?.text('grupo') ?? '',
    mandatory: first?.flag('obligatorio', false) ?? false,
    multipleSelection: first?.flag('repetir', false) ?? false,
    minGarnishAmount: first?.count('minimo') ?? 0,
    maxGarnishAmount: first?.count('maximo') ?? 0,
    garnishes: options.map((row) => readOption(row, known, taken)),
  }
}

function readOption(
  row: RowReader,
  group: Group | undefined,
  taken: Set<string>,
): Group['garnishes'][number] {
  const name = row.required('opcion')
  const known = group?.garnishes.find((garnish) => slugOf(garnish.name) === slugOf(name))
  const key = known?.key ?? freeSlug(name, new Set(group?.garnishes.map((garnish) => garnish.key)))
  if (name !== '' && taken.has(key)) row.note('opcion', 'option-twice', name)
  taken.add(key)
  return {
    key,
    name,
    description: row.text('descripcion'),
    price: row.isBlank('precio') ? 0 : row.price('precio'),
    visible: row.flag('visible', true),
  }
}
