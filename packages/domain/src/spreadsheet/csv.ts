/**
 * Whether a cell begins with what Excel, LibreOffice or Google take for a formula, in the wide
 * letters of Asia as well.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * What a spreadsheet shows as it is: a text that would be a formula gets an apostrophe before it.
 * Source: OWASP, CSV injection.
 */
const plain = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The byte order mark, by which Excel knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What stands between two cells, as the spreadsheets of a country (`ar`) have it: a comma where
 * decimals have a point.
 */
export function cellSeparatorOf(country: string): ',' | ';' {
  const parts = new Intl.NumberFormat(`es-${country.toUpperCase()}`).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? ',' : ';'
}

/** One line of a CSV file, with its end. Numbers are ours and stay numbers. Source: RFC 4180. */
export function csvLine(cells: readonly (string | number)[], separator: ',' | ';'): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell)
    const text = plain(cell)
    return /["\r\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${written.join(separator)}\r\n`
}
