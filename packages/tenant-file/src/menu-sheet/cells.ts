import { toMinor } from '@mostrador/domain/money/major'

/** What a cell of a spreadsheet holds. */
export type Cell = string | number | boolean | Date | null

/** A cell as text, without spaces around it. */
export const textIn = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replaceAll('\u00a0', ' ').trim()

/** A cell of several texts, between "|", ";" or line breaks. */
export const listIn = (cell: Cell | undefined): readonly string[] =>
  textIn(cell)
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * A price in major units, as people write it in Spanish: "12.500", "12.500,50", "$ 900"; a dot with
 * one or two digits behind it is a decimal point. `undefined` for everything else, "1,234.50"
 * included: it could be either.
 */
export function priceIn(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  const text = textIn(cell).replaceAll(/[$\s]/g, '')
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^\d+(,\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  return /^\d+\.\d{1,2}$/.test(text) ? Number(text) : undefined
}

/** Whether a price can be kept to the last decimal of the country. */
export const fits = (price: number, mantissa: number): boolean => toMinor(price, mantissa) !== undefined

const YES = ['si', 'sí', 's', 'x', '1', 'true', 'verdadero']
const NO = ['no', 'n', '0', 'false', 'falso']

/** A yes or no; `undefined` for what is neither. */
export function flagIn(cell: Cell | undefined): boolean | undefined {
  const text = textIn(cell).toLowerCase()
  if (YES.includes(text)) return true
  return NO.includes(text) ? false : undefined
}

/** A whole number from 0 on; `undefined` for what is none. */
export function countIn(cell: Cell | undefined): number | undefined {
  const text = textIn(cell)
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
