import { guarded } from './csv.ts'
import { readDelimited } from './delimited.ts'

/** Reads the cells of a text that a spreadsheet puts on the clipboard, between tabs. */
export const readClipboard = (text: string): readonly (readonly string[])[] => readDelimited(text, '\t')

/** Cells as a spreadsheet takes them from the clipboard; none of them is a formula there. */
export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => quoted(guarded(cell))).join('\t')).join('\n')

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
