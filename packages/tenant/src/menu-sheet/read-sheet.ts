import readExcelFile from 'read-excel-file/node'
import { textIn, type Cell, type Table } from '@mostrador/domain/spreadsheet/cells'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { slugOf } from '@mostrador/domain/revision/slug'
import { unguarded } from '@mostrador/domain/spreadsheet/csv'
import { readDelimited, type Separator } from '@mostrador/domain/spreadsheet/delimited'
import { MOST_ROWS_ABOVE } from '@mostrador/domain/spreadsheet/rows-above'
import { ownWorkbook } from './own-workbook.ts'
import { SHEET_LIMITS } from './sheet-limits.ts'
import { partsOfWorkbook } from './unpack-limit.ts'

/** Workbook with the sheet that is read as the menu, and the names of all others. */
type Workbook = MenuSheet & { readonly sheet: string; readonly sheets: readonly string[] }

/**
 * Reads a .xlsx: the sheet called `wanted`, else the first filled one, and the one called
 * "grupos". A hidden sheet is taken where there is no other, or by its name. Other sheets, and one
 * that is too large, are not turned into tables. Throws for no workbook, and `SheetTooLarge` for
 * one that unpacks to too much, or has more cells than are read.
 */
export async function readXlsx(bytes: Buffer, wanted?: string): Promise<Workbook> {
  const own = ownWorkbook(partsOfWorkbook(bytes))
  const names = (await readExcelFile(own.withSheets([]))).map(({ sheet }) => sheet)
  const groupsAt = names.findIndex((name) => slugOf(name) === 'grupos')
  const ordered = [...own.sheets.keys()]
    .filter((at) => at !== groupsAt)
    .toSorted((one, other) => Number(own.sheets[one]?.isHidden) - Number(own.sheets[other]?.isHidden))
  const filled = ordered.filter((at) => own.sheets[at]?.isFilled)
  const named = ordered.find((at) => names[at] === wanted)
  let read: Pick<Workbook, 'menu' | 'groups' | 'sheet'> = { menu: [], groups: undefined, sheet: '' }
  for (const at of named === undefined ? [...filled, ordered[0] ?? -1] : [named]) {
    const all = await readExcelFile(own.withSheets([at, groupsAt]))
    const groups = groupsAt < 0 ? undefined : cellsOf(all[groupsAt]?.data ?? [])
    read = { menu: cellsOf(all[at]?.data ?? []), groups, sheet: names[at] ?? '' }
    // The text that its cells refer to may be empty.
    if (read.menu.some((row) => row.some(isSaid))) break
  }
  return { ...read, sheets: filled.map((at) => names[at] ?? '') }
}

const isSaid = (cell: unknown): boolean => textIn(cell as Cell) !== ''

/**
 * Reads a .csv as spreadsheets write them: separated by ",", ";" or tabs, in UTF-8 or in
 * Windows-1252. No text is refused: a quote that quotes nothing is a letter. Reading ends one row
 * and one column beyond the limit, so that the caller sees that it is too large.
 */
export function readCsv(bytes: Uint8Array): Table {
  const all = decode(bytes)
  const said = SAID_SEPARATOR.exec(all)
  const text = said ? all.slice(said[0].length) : all
  return readDelimited(text, (said?.[1] as Separator | undefined) ?? separatorOf(text), SHEET_LIMITS)
}

/** First line by which some programs name their separator; spreadsheets hide it. */
const SAID_SEPARATOR = /^"?sep=([,;\t])"?\r?\n/i

/** A title may be above the headings: it has no separators. */
function separatorOf(text: string): Separator {
  const first = text.split('\n', MOST_ROWS_ABOVE)
  const heading = first.find((line) => /[;\t]/.test(line)) ?? first.find((line) => line.includes(',')) ?? ''
  return ([';', '\t', ','] as const).reduce<Separator>(
    (best, one) => (count(heading, one) > count(heading, best) ? one : best),
    ',',
  )
}

/** Returns cells without the apostrophe that kept them from being formulas. */
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
