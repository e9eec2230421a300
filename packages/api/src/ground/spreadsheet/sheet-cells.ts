import type { Cell, Table } from '@mostrador/domain/spreadsheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { readCsv, readXlsx } from '@mostrador/tenant/menu-sheet/read-sheet'
import { SHEET_LIMITS, SheetTooLarge } from '@mostrador/tenant/menu-sheet/sheet-limits'

/** Whether bytes begin like an archive, as no text does. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** Whether bytes hold zeros, as pictures, old workbooks and documents do. */
const isBinary = (bytes: Uint8Array): boolean => bytes.includes(0)

type Read = MenuSheet & { readonly sheet?: string; readonly sheets?: readonly string[] }

type Unread = 'sheet-unreadable' | 'sheet-too-large'

async function sheetIn(bytes: Buffer, wanted: string | undefined): Promise<Read | Unread> {
  try {
    if (isArchive(bytes)) return await readXlsx(bytes, wanted)
    return isBinary(bytes) ? 'sheet-unreadable' : { menu: readCsv(bytes) }
  } catch (error) {
    return error instanceof SheetTooLarge ? 'sheet-too-large' : 'sheet-unreadable'
  }
}

/** Returns the characters of a table; Infinity for too many rows, columns or letters in a cell. */
function charactersIn(table: Table): number {
  const { rows, columns, cell: longest } = SHEET_LIMITS
  if (table.length > rows) return Infinity
  let sum = 0
  for (const row of table) {
    if (row.length > columns) return Infinity
    for (const cell of row) {
      const { length } = String(cell ?? '')
      if (length > longest) return Infinity
      sum += length
    }
  }
  return sum
}

/** JSON has no dates: one becomes its day as text. */
const onWire = (cell: Cell | undefined): string | number | boolean | null =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell ?? null)

const cellsOf = (table: Table) => table.map((row) => Array.from(row, onWire))

export const BEGUN = 'begun'

/** Cells of a file, or why it cannot be read. */
export type SheetCells = Awaited<ReturnType<typeof cellsOfBytes>>

/** Reads a file's cells, of the sheet `wanted`, and the names of non-empty sheets; or why not. */
export async function cellsOfBytes(bytes: Buffer, wanted?: string) {
  const read = await sheetIn(bytes, wanted)
  if (typeof read === 'string') return read
  const { menu, groups, sheet = null, sheets = [] } = read
  // A workbook's shared text is sent with each of its cells.
  if (charactersIn(menu) + charactersIn(groups ?? []) > SHEET_LIMITS.text) return 'sheet-too-large'
  return { cells: cellsOf(menu), groups: groups ? cellsOf(groups) : null, sheet, sheets: [...sheets] }
}
