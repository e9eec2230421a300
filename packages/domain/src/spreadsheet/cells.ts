export type Cell = string | number | boolean | Date | null

export type Table = readonly (readonly Cell[])[]

/** Characters that no spreadsheet keeps: control characters, but for tabs and the ends of lines. */
const UNKEPT = /[^\P{Cc}\t\n]/gu

/** Reads a cell as text: without spaces around it, lines ended one way. */
export const textIn = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : asText(cell).replaceAll('\u00a0', ' ').replaceAll(/\r\n?/g, '\n').replaceAll(UNKEPT, '').trim()

/**
 * Whether a table has a filled cell below its headings. Their row counts from 0 on; a table
 * without them has none.
 */
export const saysBelow = (table: Table, headingRow: number | null | undefined): boolean =>
  table.slice((headingRow ?? -1) + 1).some((row) => row.some((cell) => textIn(cell) !== ''))

/**
 * Writes a cell as a text: a date as `YYYY-MM-DD`, which no field of a menu takes, and an
 * impossible one as ''.
 */
function asText(cell: NonNullable<Cell>): string {
  if (!(cell instanceof Date)) return String(cell)
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
}

/** Reads a cell of several texts, between "|", ";" or line breaks. */
export const listIn = (cell: Cell | undefined): readonly string[] =>
  textIn(cell)
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Writing of money: `decimals` parts the cents in the spreadsheets of the country. */
export type MoneyWriting = { readonly mantissa: number; readonly decimals: ',' | '.' }

/** Signs of the served currencies, before an amount; never those of dollars. */
const SIGNS = /^(?:(?:ar|cl|co|mx|uy)?\$|r\$|s\/\.?|bs\.?|₲|gs\.?)/i

/** "8500.-": no cents. */
const NO_CENTS = /[.,]?-+$/

const OUR_THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/
const OUR_DECIMALS = /^\d+(,\d{1,2})?$/
const POINT_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/
const POINT_DECIMALS = /^\d+\.\d{1,2}$/

/**
 * Reads a price in major units, as people write it in Spanish: "12.500", "12.500,50", "$ 900",
 * "8500.-"; a point with one or two digits behind it parts decimals. "1,234.50" is a price where
 * spreadsheets have a decimal point, and ambiguous elsewhere. Undefined for no price.
 */
export function priceIn(
  cell: Cell | undefined,
  { decimals }: Pick<MoneyWriting, 'decimals'>,
): number | undefined {
  if (typeof cell === 'number') return cell
  const text = textIn(cell).replaceAll(/\s/g, '').replace(SIGNS, '').replace(NO_CENTS, '')
  if (OUR_THOUSANDS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (decimals === '.' && POINT_THOUSANDS.test(text)) return Number(text.replaceAll(',', ''))
  if (OUR_DECIMALS.test(text)) return Number(text.replace(',', '.'))
  return POINT_DECIMALS.test(text) ? Number(text) : undefined
}

/**
 * Rounds a price of a formula to the last decimal of the country, where it differs by noise alone:
 * 31360.000000000004. Any other number stays.
 */
export function withoutNoise(price: number, mantissa: number): number {
  const scale = 10 ** mantissa
  const rounded = Math.round(price * scale) / scale
  return Math.abs(price - rounded) < 1e-6 ? rounded : price
}

const YES = [
  'si',
  'sí',
  's',
  'x',
  '✓',
  '✔',
  '1',
  'true',
  'verdadero',
  'sim',
  'yes',
  'y',
  'on',
  'activo',
  'activa',
  'disponible',
  'habilitado',
]
const NO = [
  'no',
  'n',
  '0',
  'false',
  'falso',
  'não',
  'nao',
  'off',
  'inactivo',
  'inactiva',
  'agotado',
  'agotada',
  'no disponible',
]

/** Reads a yes or no; undefined for neither. */
export function flagIn(cell: Cell | undefined): boolean | undefined {
  const text = textIn(cell).toLowerCase()
  if (YES.includes(text)) return true
  return NO.includes(text) ? false : undefined
}

/** Reads a whole number from 0 on; undefined for any other text. */
export function countIn(cell: Cell | undefined): number | undefined {
  const text = textIn(cell)
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
