import type { Minor } from '../money/minor.ts'

/**
 * Matches cells that begin with a formula for Excel, LibreOffice or Google, in the wide letters of
 * Asia as well.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Returns a text that a spreadsheet shows as it is: one that would be a formula gets an apostrophe
 * before it, and so does one that begins as if it had got one. Source: OWASP, CSV injection.
 */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Returns a cell without the apostrophe that kept it from being a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/** The byte order mark, by which Excel knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Returns the locale of a country: Portuguese in Brazil, whose signs differ in Spanish. */
const localeOf = (country: string): string => (country === 'br' ? 'pt-BR' : `es-${country}`)

/**
 * Returns the separator of cells in the spreadsheets of a country (`ar`): a comma where decimals
 * have a point.
 */
export function cellSeparatorOf(country: string): ',' | ';' {
  const parts = new Intl.NumberFormat(localeOf(country)).formatToParts(1.5)
  return parts.some(({ value }) => value === '.') ? ',' : ';'
}

/** Returns the decimal separator of the spreadsheets of a country. */
export const decimalsOf = (country: string): ',' | '.' => (cellSeparatorOf(country) === ';' ? ',' : '.')

/**
 * Writes one line of a CSV file, with its end. Numbers are ours and stay numbers. Source: RFC
 * 4180.
 */
export function csvLine(cells: readonly (string | number)[], separator: ',' | ';'): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell)
    const text = guarded(cell)
    return /["\r\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${written.join(separator)}\r\n`
}

/**
 * Writes an amount (minor units, not below zero) as a number for the spreadsheets of a country:
 * without thousands, with a decimal comma where semicolons part cells.
 */
export function amountCell(minor: Minor, mantissa: number, separator: ',' | ';'): string {
  const digits = String(minor).padStart(mantissa + 1, '0')
  if (mantissa === 0) return digits
  return `${digits.slice(0, -mantissa)}${separator === ';' ? ',' : '.'}${digits.slice(-mantissa)}`
}
