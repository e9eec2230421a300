import type { TenantPlate } from '../schema/tenant-schema.ts'
import type { RowReader } from './row-reader.ts'
import { rowReader } from './row-reader.ts'
import type { SheetProblem } from './sheet-problems.ts'
import type { Columns, Table } from './table.ts'
import { readTable } from './table.ts'

/**
 * The columns that say one thing of a plate in plain words, and what a cell of each makes of it.
 */
const PLAIN_COLUMNS: Readonly<Record<string, (row: RowReader) => Partial<TenantPlate>>> = {
  descripcion: (row) => ({ description: row.text('descripcion') }),
  imagen: (row) => ({ image: row.text('imagen') || undefined }),
  maximo: (row) => ({ maxQuantity: readMaximum(row) }),
  visible: (row) => ({ visible: row.flag('visible', true) }),
}

/** The columns of the sheet of plates; docs/menu-spreadsheet.md explains them. */
const MENU_COLUMNS: Columns = {
  required: ['categoria', 'plato', 'precio'],
  optional: [
    ...Object.keys(PLAIN_COLUMNS),
    'tamanos',
    'grupos',
    'indicadores',
    'destacado',
    'sugerido',
    'clave',
  ],
}

/**
 * A plate as a row says it. What is `undefined` is of a column that the sheet does not have, and
 * stays as it is.
 */
export type MenuRow = {
  readonly number: number
  readonly category: string
  readonly plate: string
  readonly price: number
  /** What the plain columns say, those that the sheet has. */
  readonly said: Partial<TenantPlate>
  readonly sizes: readonly { readonly name: string; readonly price: number }[] | undefined
  readonly groups: readonly string[] | undefined
  readonly indicators: readonly string[] | undefined
  readonly remarked: boolean | undefined
  readonly upselled: boolean | undefined
  readonly key: string | undefined
}

/** Reads the rows of plates; a row with a problem is still read as well as it can be. */
export function readMenuRows(
  table: Table,
  mantissa: number,
): { readonly rows: readonly MenuRow[]; readonly problems: readonly SheetProblem[] } {
  const { rows, problems } = readTable(table, MENU_COLUMNS, 'menu')
  if (problems.length > 0) return { rows: [], problems }
  const found: SheetProblem[] = []
  const read = rows.map((row) => readRow(rowReader(row, { sheet: 'menu', mantissa, problems: found })))
  return { rows: read, problems: found }
}

function readRow(row: RowReader): MenuRow {
  const sizes = row.has('tamanos') ? readSizes(row) : undefined
  const where = <T>(column: string, read: () => T): T | undefined => (row.has(column) ? read() : undefined)
  return {
    number: row.number,
    category: row.required('categoria'),
    plate: row.required('plato'),
    price: readPrice(row, sizes),
    sizes,
    said: readPlain(row),
    groups: where('grupos', () => row.list('grupos')),
    indicators: where('indicadores', () => row.list('indicadores')),
    remarked: where('destacado', () => row.flag('destacado', false)),
    upselled: where('sugerido', () => row.flag('sugerido', false)),
    key: readKey(row),
  }
}

function readPlain(row: RowReader): Partial<TenantPlate> {
  const said = Object.entries(PLAIN_COLUMNS).filter(([column]) => row.has(column))
  return Object.assign({}, ...said.map(([, read]) => read(row))) as Partial<TenantPlate>
}

/** A plate of sizes needs no price of its own: the first size is what it costs "from". */
function readPrice(row: RowReader, sizes: MenuRow['sizes']): number {
  if (!row.isBlank('precio')) return row.price('precio')
  if (sizes?.[0]) return sizes[0].price
  row.note('precio', 'cell-missing')
  return 0
}

function readSizes(row: RowReader): NonNullable<MenuRow['sizes']> {
  const sizes = row.list('tamanos').map((text) => {
    const [, name, price] = /^([^:=]+)[:=](.+)$/.exec(text) ?? []
    if (name !== undefined && price !== undefined)
      return { name: name.trim(), price: row.price('tamanos', price) }
    row.note('tamanos', 'size-malformed', text)
    return { name: text, price: 0 }
  })
  const names = sizes.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) row.note('tamanos', 'size-twice', twice)
  return sizes
}

function readMaximum(row: RowReader): number | undefined {
  if (row.isBlank('maximo')) return undefined
  const count = row.count('maximo')
  if (count === 0 && row.text('maximo') === '0') row.note('maximo', 'count-malformed', '0')
  return count || undefined
}

function readKey(row: RowReader): string | undefined {
  const key = row.text('clave')
  if (key === '') return undefined
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60) row.note('clave', 'key-malformed')
  return key
}
