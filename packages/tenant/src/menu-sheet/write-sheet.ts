import { textIn, type Cell, type Table } from '@mostrador/domain/spreadsheet/cells'
import type { MenuTables } from '@mostrador/domain/menu-sheet/menu-tables'
import {
  BYTE_ORDER_MARK,
  cellSeparatorOf,
  csvLine,
  decimalsOf,
  guarded,
} from '@mostrador/domain/spreadsheet/csv'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'

/** Names of the two sheets; the reader knows that of the groups. */
const SHEETS = { menu: 'Carta', groups: 'Grupos' } as const

/** Widths of the columns, in characters. */
const WIDTH = { most: 50, least: 10 } as const

/**
 * Writes a menu as a workbook: its headings stay in sight. Texts are texts, so that none of them
 * is a formula.
 */
export async function writeXlsx({ menu, groups }: MenuTables): Promise<Buffer> {
  const sheetOf = (sheet: string, table: Table) => ({
    sheet,
    data: dataOf(table),
    columns: widthsOf(table),
    stickyRowsCount: 1,
  })
  const sheets = [sheetOf(SHEETS.menu, menu), ...(groups.length > 1 ? [sheetOf(SHEETS.groups, groups)] : [])]
  return writeExcelFile(sheets).toBuffer()
}

const dataOf = ([headings = [], ...rows]: Table): SheetData => [
  headings.map((heading) => ({ value: textIn(heading), fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((cell) => valueOf(cell))),
]

/** A workbook tells texts from formulas: only a text that would be read as our guard gets one. */
function valueOf(cell: Cell): string | number | null {
  if (typeof cell === 'number') return cell
  const text = textIn(cell)
  if (text === '') return null
  // The library looks texts up in an object, which has these already; spaces at the end are trimmed
  // when read.
  if (text in Object.prototype) return `${text} `
  return text.startsWith("'") ? guarded(text) : text
}

function widthsOf(table: Table): { readonly width: number }[] {
  const longest = Math.max(0, ...table.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => {
    const lengths = table.map((row) => textIn(row[at]).length)
    return { width: Math.min(WIDTH.most, Math.max(WIDTH.least, ...lengths) + 2) }
  })
}

/** Writes the plates of a menu as a CSV file, as the spreadsheets of a country read it. */
export function writeCsv({ menu }: MenuTables, country: string): string {
  const lines = menu.map((row) =>
    csvLine(
      row.map((cell) =>
        typeof cell === 'number' ? String(cell).replace('.', decimalsOf(country)) : textIn(cell),
      ),
      cellSeparatorOf(country),
    ),
  )
  return BYTE_ORDER_MARK + lines.join('')
}
