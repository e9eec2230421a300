import type { PlateDocument, SizeDocument } from '../menu/menu-document.ts'
import { textIn, type Cell } from '../spreadsheet/cells.ts'
import { findNamed, readOver, type CellColumn } from './cell-columns.ts'
import { PLATE_COLUMNS } from './columns.ts'
import { isDateText } from './date-text.ts'
import { nameIn, type MatchedRow } from './match-plates.ts'
import { onePriceOf } from './one-size.ts'
import { SHEET_HEADINGS } from './sheet-columns.ts'
import { problemAt, type RowReading } from './sheet-problem.ts'
import { sizesOfRow } from './size-cells.ts'
import { withFields } from './without-plates.ts'

/** Fields that one cell sets. */
const FIELDS = [
  'showName',
  'description',
  'garnishGroups',
  'indicators',
  'ingredients',
  'image',
  'maxQuantity',
  'visible',
] as const satisfies readonly (keyof typeof PLATE_COLUMNS)[]

/** Returns the plate of a row, over its former state. */
export function plateOfRow(matched: MatchedRow, reading: RowReading): PlateDocument {
  const { row, key, before } = matched
  const said: Record<string, unknown> = {}
  const read = (field: keyof typeof PLATE_COLUMNS, cell: Cell | undefined): void => {
    const column: CellColumn = PLATE_COLUMNS[field]
    const { world } = reading
    const got = before ? readOver(column, cell, { world, before: before[field] }) : column.read(cell, world)
    if (got.ok) said[field] = got.value
    else {
      const at = { sheet: 'menu', row: row.number, column: SHEET_HEADINGS[field], plate: key, field } as const
      reading.problems.push(problemAt({ ...at }, { text: textIn(cell), ...got.problem }))
    }
  }
  for (const field of FIELDS) {
    const cell = row.cell(field)
    if (cell !== undefined) read(field, cell)
  }
  if (isDateText(nameIn(row)) && before?.name !== nameIn(row)) tellDate(matched, reading)
  else if (nameIn(row) !== '' || !before) read('name', nameOver(nameIn(row), before?.name))
  if (row.category !== '' || !before) read('category', row.category)
  const only = onePriceOf(matched, reading.otherwise)
  const sizes = only === undefined ? sizesOfRow(matched, reading) : undefined
  const price = only ?? row.cell('price')
  if (textIn(price) === '' && sizes) said.price = priceOfSizes(matched, sizes)
  else if (price !== undefined || !before) read('price', price)
  const plate = before ?? { key, category: '', name: nameIn(row), price: 0 }
  return withFields<PlateDocument>({ ...plate, ...said }, { sizes })
}

/** Tells that a cell holds a date: its text is lost, so a person types it again. */
function tellDate({ row, key }: MatchedRow, { problems }: RowReading): void {
  const at = {
    sheet: 'menu',
    row: row.number,
    column: SHEET_HEADINGS.name,
    plate: key,
    field: 'name',
  } as const
  problems.push(problemAt(at, { code: 'name-date', text: nameIn(row) }))
}

/**
 * Returns the price of a plate with sizes: the first size's. A plate that had another one keeps
 * it, unless its cell was emptied.
 */
function priceOfSizes({ row, before }: MatchedRow, sizes: readonly SizeDocument[]): number | undefined {
  const isEmptied = row.cell('price') !== undefined && row.cell('sizes') !== undefined
  const first = before?.sizes?.[0]
  const isOwn = first !== undefined && before?.price !== first.price
  return isOwn && !isEmptied ? before?.price : sizes[0]?.price
}

/**
 * Returns a name over the former one: a list in capitals, or without them, keeps the menu's own
 * spelling.
 */
function nameOver(text: string, before: string | undefined): string {
  const isPlain = text === text.toUpperCase() || text === text.toLowerCase()
  const isSame = before !== undefined && findNamed([{ key: '', name: before }], text) !== undefined
  return isPlain && isSame ? before : text
}
