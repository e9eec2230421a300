import type { GarnishDocument, GarnishGroupDocument } from '../menu/menu-document.ts'
import { freeSlug, slugOf } from '../revision/slug.ts'
import { textIn, type Cell, type Table } from '../spreadsheet/cells.ts'
import { findNamed, readOver, sameName, type CellColumn, type CellWorld } from './cell-columns.ts'
import { GARNISH_COLUMNS, GROUP_COLUMNS } from './columns.ts'
import { isDateText } from './date-text.ts'
import { problemAt, type RowReading, type SheetProblem } from './sheet-problem.ts'
import { withFields } from './without-plates.ts'

/**
 * The columns of the sheet of garnish groups: a row for each garnish; the group's own cells count
 * in its first row.
 */
export const GROUP_HEADINGS = {
  group: 'Grupo',
  name: 'Opción',
  price: 'Precio',
  description: 'Descripción',
  ingredients: 'Ingredientes',
  visible: 'Visible',
  mandatory: 'Obligatorio',
  multipleSelection: 'Repetir',
  minGarnishAmount: 'Mínimo',
  maxGarnishAmount: 'Máximo',
  groupKey: 'Clave grupo',
  key: 'Clave',
} as const satisfies Readonly<Record<string, string>>

type GroupColumn = keyof typeof GROUP_HEADINGS

type Row = { readonly number: number; readonly cell: (column: GroupColumn) => Cell | undefined }

/**
 * Applies the garnish groups of a sheet to those of the menu: a named group has the garnishes of
 * its rows and no others, all other groups stay. Fields without a column stay.
 */
export function readGroups(
  table: Table,
  before: readonly GarnishGroupDocument[],
  world: CellWorld,
): { readonly groups: readonly GarnishGroupDocument[]; readonly problems: readonly SheetProblem[] } {
  const { rows, problems } = rowsOf(table)
  if (problems.length > 0) return { groups: before, problems }
  const reading: RowReading = { world, problems: [] }
  const taken = new Set(before.map(({ key }) => key))
  const groups = new Map(before.map((group) => [group.key, group]))
  const keyOrName = (row: Row): string => textIn(row.cell('groupKey')) || sameName(textIn(row.cell('group')))
  for (const [name, [first, ...others]] of Map.groupBy(rows, keyOrName)) {
    if (!first) continue
    const known = groups.get(textIn(first.cell('groupKey'))) ?? findNamed(before, textIn(first.cell('group')))
    const key = known?.key ?? (textIn(first.cell('groupKey')) || freeSlug(name, taken))
    taken.add(key)
    groups.set(key, groupOf([first, ...others], { known, key, reading }))
  }
  return { groups: [...groups.values()], problems: reading.problems }
}

function rowsOf(table: Table): { readonly rows: readonly Row[]; readonly problems: readonly SheetProblem[] } {
  const headings = (table[0] ?? []).map((cell) => slugOf(textIn(cell)))
  const at = new Map(
    (Object.keys(GROUP_HEADINGS) as GroupColumn[]).map((column) => [
      column,
      headings.indexOf(slugOf(GROUP_HEADINGS[column])),
    ]),
  )
  const known = [...at.values()]
  const problems = headings.flatMap((heading, position) => {
    const place = { sheet: 'groups', row: 1, column: textIn(table[0]?.[position]) } as const
    if (heading === '' || known.includes(position)) return []
    const code = headings.indexOf(heading) < position ? 'column-twice' : 'column-unknown'
    return [problemAt(place, { code, text: place.column })]
  })
  const missing = (['group', 'name'] as const)
    .filter((column) => at.get(column) === -1)
    .map((column) =>
      problemAt({ sheet: 'groups', row: 1, column: GROUP_HEADINGS[column] }, { code: 'column-missing' }),
    )
  const rows = table.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => textIn(cell) === '')) return []
    const cell = (column: GroupColumn): Cell | undefined => {
      const position = at.get(column) ?? -1
      return position < 0 ? undefined : (cells[position] ?? null)
    }
    return [{ number: index + 2, cell }]
  })
  const nothing =
    rows.length === 0 ? [problemAt({ sheet: 'groups', row: 1, column: '' }, { code: 'sheet-empty' })] : []
  return { rows, problems: [...problems, ...missing, ...nothing] }
}

function saidIn<T extends object>(
  row: Row,
  columns: Readonly<Partial<Record<GroupColumn, CellColumn>>>,
  { before, reading }: { readonly before: T | undefined; readonly reading: RowReading },
): Partial<T> {
  const said: Partial<Record<string, unknown>> = {}
  for (const [field, column] of Object.entries(columns) as [GroupColumn, CellColumn][]) {
    const cell = row.cell(field)
    if (cell === undefined) continue
    const { world } = reading
    const standing: unknown = before && Reflect.get(before, field)
    const got = before ? readOver(column, cell, { world, before: standing }) : column.read(cell, world)
    if (got.ok) said[field] = got.value
    else tell(row, field, { reading, problem: { text: textIn(cell), ...got.problem } })
  }
  return said as Partial<T>
}

function tell(
  row: Row,
  column: GroupColumn,
  {
    reading,
    problem,
  }: { readonly reading: RowReading; readonly problem: Pick<SheetProblem, 'code' | 'text' | 'limit'> },
): void {
  const at = { sheet: 'groups', row: row.number, column: GROUP_HEADINGS[column] } as const
  reading.problems.push(problemAt(at, problem))
}

function groupOf(
  rows: readonly [Row, ...Row[]],
  {
    known,
    key,
    reading,
  }: { readonly known: GarnishGroupDocument | undefined; readonly key: string; readonly reading: RowReading },
): GarnishGroupDocument {
  const [first] = rows
  const name = known?.name ?? textIn(first.cell('group'))
  if (name === '') tell(first, 'group', { reading, problem: { code: 'cell-missing' } })
  const garnishes = new Map<string, GarnishDocument>()
  for (const row of rows) {
    const garnish = garnishOf(row, known, reading)
    if (garnishes.has(garnish.key) && garnish.name !== '')
      tell(row, 'name', { reading, problem: { code: 'option-twice', text: garnish.name } })
    garnishes.set(garnish.key, garnish)
  }
  const { name: _, ...columns } = GROUP_COLUMNS
  const said = saidIn<GarnishGroupDocument>(first, columns, { before: known, reading })
  const group = known ?? { key, name, garnishes: [] }
  return withFields<GarnishGroupDocument>(group, { ...said, name, garnishes: [...garnishes.values()] })
}

function garnishOf(row: Row, group: GarnishGroupDocument | undefined, reading: RowReading): GarnishDocument {
  const [own, name] = [textIn(row.cell('key')), textIn(row.cell('name'))]
  if (name === '') tell(row, 'name', { reading, problem: { code: 'cell-missing' } })
  const before = group?.garnishes ?? []
  const known = before.find(({ key }) => key === own) ?? (own === '' ? findNamed(before, name) : undefined)
  const taken = new Set(before.map(({ key }) => key))
  const garnish = known ?? { key: own || freeSlug(name, taken), name }
  const { name: _, ...columns } = GARNISH_COLUMNS
  const said = saidIn<GarnishDocument>(row, columns, { before: known, reading })
  const isNamed = name === '' || name === textIn(garnish.name)
  if (isDateText(name) && !(known && isNamed))
    tell(row, 'name', { reading, problem: { code: 'name-date', text: name } })
  return withFields<GarnishDocument>(garnish, { ...said, ...(!isNamed && { name }) })
}
