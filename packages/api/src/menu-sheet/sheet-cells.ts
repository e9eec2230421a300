import type { Cell, Table } from '@mostrador/domain/menu-sheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { readCsv, readXlsx } from '@mostrador/tenant/menu-sheet/read-sheet'

const MOST_ROWS = 5000
const MOST_COLUMNS = 60
/** In characters: a longer cell is no cell, but a file of something else. */
const LONGEST_CELL = 100_000

/** Every archive begins with this; no text does. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** What other files than sheets have in them: pictures, old workbooks, documents. */
const isBinary = (bytes: Uint8Array): boolean => bytes.includes(0)

type Read = MenuSheet & { readonly sheet?: string; readonly sheets?: readonly string[] }

async function sheetIn(bytes: Buffer, wanted: string | undefined): Promise<Read | undefined> {
  try {
    if (isArchive(bytes)) return await readXlsx(bytes, wanted)
    return isBinary(bytes) ? undefined : { menu: readCsv(bytes) }
  } catch {
    return undefined
  }
}

const isTooLarge = (table: Table): boolean =>
  table.length > MOST_ROWS ||
  table.some((row) => row.length > MOST_COLUMNS || row.some((cell) => String(cell).length > LONGEST_CELL))

/** A date is no field of a menu: it is told as a text, by its day. */
const onWire = (cell: Cell | undefined): string | number | boolean | null =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell ?? null)

const cellsOf = (table: Table) => table.map((row) => Array.from(row, onWire))

/** What a file of cells is read as, or why it is not. */
export type SheetCells = Awaited<ReturnType<typeof cellsOfBytes>>

/**
 * The cells of the sheets of a file, of several that of the name `wanted`, with the names of all
 * that say something; why they cannot be read.
 */
export async function cellsOfBytes(bytes: Buffer, wanted?: string) {
  const read = await sheetIn(bytes, wanted)
  if (!read) return 'sheet-unreadable'
  const { menu, groups, sheet = null, sheets = [] } = read
  if (isTooLarge(menu) || (groups && isTooLarge(groups))) return 'sheet-too-large'
  return { menu: cellsOf(menu), groups: groups ? cellsOf(groups) : null, sheet, sheets: [...sheets] }
}
