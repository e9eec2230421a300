import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import type { Cell, Table } from '@mostrador/domain/menu-sheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { slugOf } from '@mostrador/domain/revision/slug'
import { unguarded } from '@mostrador/domain/spreadsheet/csv'
import { refuseBomb } from './unpack-limit.ts'

/**
 * Reads a .xlsx: the first sheet, and the one called "grupos". Throws when it is none, or one that
 * unpacks to too much.
 */
export async function readXlsx(bytes: Buffer): Promise<MenuSheet> {
  refuseBomb(bytes)
  const sheets = await readExcelFile(bytes)
  const groups = sheets.find(({ sheet }) => slugOf(sheet) === 'grupos')
  const menu = sheets.find((sheet) => sheet !== groups)
  return { menu: cellsOf(menu?.data ?? []), groups: groups && cellsOf(groups.data) }
}

/**
 * Reads a .csv as spreadsheets write them: separated by ",", ";" or tabs, in UTF-8 or in
 * Windows-1252.
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes)
  // Above the headings there may be a title: it parts nothing.
  const first = text.split('\n', MOST_ROWS_ABOVE)
  const heading = first.find((line) => /[;\t]/.test(line)) ?? first.find((line) => line.includes(',')) ?? ''
  const delimiter = [';', '\t', ','].reduce(
    (best, one) => (count(heading, one) > count(heading, best) ? one : best),
    ',',
  )
  // Rows that are empty are kept, so that the numbers of rows are those of the spreadsheet.
  const rows: string[][] = parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: 100_000,
  })
  return cellsOf(rows)
}

/** Rows in which the separator is looked for. */
const MOST_ROWS_ABOVE = 25

/** Cells as they were before they were kept from being formulas. */
const cellsOf = (rows: readonly (readonly unknown[])[]): Table =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? unguarded(cell) : (cell as Cell))))

const count = (text: string, part: string): number => text.split(part).length - 1

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
