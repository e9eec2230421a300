import { unguarded } from './csv.ts'

export type Separator = ',' | ';' | '\t'

/**
 * Reads the cells of a text that a spreadsheet, a till or a bank wrote: between `separator` and
 * line breaks; a cell that holds one of them, or a quote, is quoted, with its own quotes doubled
 * (RFC 4180). Any other quote is a letter, so that no text is refused for one row. The apostrophe
 * that kept a cell from being a formula is removed. An empty line is a row of one empty cell, so
 * that rows keep their numbers. It ends one row, or one column, beyond the `most`.
 */
export function readDelimited(
  text: string,
  separator: Separator,
  most: { readonly rows: number; readonly columns: number } = { rows: Infinity, columns: Infinity },
): readonly (readonly string[])[] {
  let row: string[] = []
  const rows = [row]
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const by: Parting = { separator, ends: new RegExp(`[${separator}\n]`, 'g') }
  let at = 0
  while (at <= source.length) {
    const { cell, end } = source[at] === '"' ? quotedAt(source, at, by) : plainAt(source, at, by)
    row.push(unguarded(cell))
    if (row.length > most.columns) break
    if (source[end] === '\n') rows.push((row = []))
    if (rows.length > most.rows) break
    at = end + 1
  }
  return rows
}

/** Separator, and the places where a cell without quotes may end. */
type Parting = { readonly separator: Separator; readonly ends: RegExp }

type Found = { readonly cell: string; readonly end: number }

function plainAt(source: string, start: number, { ends }: Parting): Found {
  ends.lastIndex = start
  const end = ends.exec(source)?.index ?? source.length
  return { cell: source.slice(start, end), end }
}

/**
 * Reads a cell between quotes; one that is not closed, or goes on behind them, was never quoted.
 */
function quotedAt(source: string, start: number, by: Parting): Found {
  let at = start + 1
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return plainAt(source, start, by)
    if (source[quote + 1] !== '"') {
      const next = source[quote + 1]
      const isEnd = next === undefined || next === '\n' || next === by.separator
      if (!isEnd) return plainAt(source, start, by)
      return { cell: source.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    }
    at = quote + 2
  }
}
