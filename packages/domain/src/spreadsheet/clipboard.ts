import { guarded, unguarded } from './csv.ts'

/**
 * The cells of a text that a spreadsheet puts on the clipboard: parted by tabs and line breaks; a
 * cell that holds one of them, or a quote, stands between quotes, with its own quotes doubled. A
 * quote in the middle of a cell is a quote. What kept a text from being a formula is taken off.
 */
export function readClipboard(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  let at = 0
  while (at <= source.length) {
    const { cell, end } = source[at] === '"' ? quotedAt(source, at) : plainAt(source, at)
    rows.at(-1)?.push(unguarded(cell))
    if (source[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

type Found = { readonly cell: string; readonly end: number }

function plainAt(source: string, start: number): Found {
  const ends = /[\t\n]/g
  ends.lastIndex = start
  const end = ends.exec(source)?.index ?? source.length
  return { cell: source.slice(start, end), end }
}

/** A cell between quotes; one that is not closed, or goes on behind them, was never quoted. */
function quotedAt(source: string, start: number): Found {
  let at = start + 1
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return plainAt(source, start)
    if (source[quote + 1] !== '"') {
      const isEnd = quote + 1 === source.length || /[\t\n]/.test(source[quote + 1] ?? '')
      if (!isEnd) return plainAt(source, start)
      return { cell: source.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    }
    at = quote + 2
  }
}

/** Cells as a spreadsheet takes them from the clipboard; none of them is a formula there. */
export const clipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => quoted(guarded(cell))).join('\t')).join('\n')

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
