import readExcelFile from 'read-excel-file/node'
import { textIn } from '@mostrador/domain/menu-sheet/cells'
import type { Cell, Table } from '@mostrador/domain/menu-sheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { slugOf } from '@mostrador/domain/revision/slug'
import { unguarded } from '@mostrador/domain/spreadsheet/csv'
import { readDelimited } from '@mostrador/domain/spreadsheet/delimited'
import type { Separator } from '@mostrador/domain/spreadsheet/delimited'
import { hiddenSheets } from './hidden-sheets.ts'
import { refuseBomb } from './unpack-limit.ts'

/** A workbook with the sheet that is read as the menu, and the names of those that could be. */
type Workbook = MenuSheet & { readonly sheet: string; readonly sheets: readonly string[] }

/**
 * Reads a .xlsx: the sheet called `wanted`, else the first one that says something, and the one
 * called "grupos". A sheet that its workbook hides is taken where there is no other, or by its
 * name. Throws when it is none, or one that unpacks to too much.
 */
export async function readXlsx(bytes: Buffer, wanted?: string): Promise<Workbook> {
  refuseBomb(bytes)
  const all = await readExcelFile(bytes)
  const hidden = hiddenSheets(bytes)
  const groups = all.find(({ sheet }) => slugOf(sheet) === 'grupos')
  const menus = all.filter((one) => one !== groups)
  const isSeen = (one: (typeof all)[number]): boolean => !hidden[all.indexOf(one)]
  const ordered = [...menus.filter(isSeen), ...menus.filter((one) => !isSeen(one))]
  const isFilled = ({ data }: (typeof all)[number]): boolean => data.some((row) => row.some(isSaid))
  const menu = ordered.find(({ sheet }) => sheet === wanted) ?? ordered.find(isFilled) ?? ordered[0]
  return {
    menu: cellsOf(menu?.data ?? []),
    groups: groups && cellsOf(groups.data),
    sheet: menu?.sheet ?? '',
    sheets: ordered.filter(isFilled).map(({ sheet }) => sheet),
  }
}

const isSaid = (cell: unknown): boolean => textIn(cell as Cell) !== ''

/**
 * Reads a .csv as spreadsheets write them: separated by ",", ";" or tabs, in UTF-8 or in
 * Windows-1252. Every text is one: a quote that quotes nothing is a letter.
 */
export function readCsv(bytes: Uint8Array): Table {
  const all = decode(bytes)
  const said = SAID_SEPARATOR.exec(all)
  const text = said ? all.slice(said[0].length) : all
  return readDelimited(text, (said?.[1] as Separator | undefined) ?? separatorOf(text))
}

/** A first line by which some programs say what parts cells; spreadsheets do not show it. */
const SAID_SEPARATOR = /^"?sep=([,;\t])"?\r?\n/i

/** Rows in which the separator is looked for. */
const MOST_ROWS_ABOVE = 25

/** Above the headings there may be a title: it parts nothing. */
function separatorOf(text: string): Separator {
  const first = text.split('\n', MOST_ROWS_ABOVE)
  const heading = first.find((line) => /[;\t]/.test(line)) ?? first.find((line) => line.includes(',')) ?? ''
  return ([';', '\t', ','] as const).reduce<Separator>(
    (best, one) => (count(heading, one) > count(heading, best) ? one : best),
    ',',
  )
}

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
