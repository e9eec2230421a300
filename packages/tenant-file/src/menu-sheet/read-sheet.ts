import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import type { Table } from './table.ts'
import { slugOf } from './slug.ts'
import { refuseBomb } from './unpack-limit.ts'

/** A menu as a spreadsheet: its plates, and its garnish groups where there is a sheet of them. */
export type MenuSheet = { readonly menu: Table; readonly groups: Table | undefined }

/**
 * Reads a .xlsx: the first sheet, and the one called "grupos". Throws when it is none, or one that
 * unpacks to too much.
 */
export async function readXlsx(bytes: Buffer): Promise<MenuSheet> {
  refuseBomb(bytes)
  const sheets = await readExcelFile(bytes)
  const groups = sheets.find(({ sheet }) => slugOf(sheet) === 'grupos')
  const menu = sheets.find((sheet) => sheet !== groups)
  return { menu: (menu?.data ?? []) as Table, groups: groups?.data as Table | undefined }
}

/**
 * Reads a .csv as spreadsheets write them: separated by ",", ";" or tabs, in UTF-8 or in
 * Windows-1252.
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes)
  const [heading = ''] = text.split('\n', 1)
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
  return rows
}

const count = (text: string, part: string): number => text.split(part).length - 1

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
