import { CURRENCY_SIGN } from './currency-sign.ts'
import { LARGEST_AMOUNT } from './major.ts'
import type { Minor } from './minor.ts'

// "12345", "12.345", "12.345,6"; and "12345.6", because many keypads offer a point and no comma.
const WRITTEN_OUR_WAY = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d*))?$/
const WITH_A_POINT = /^(\d+)\.(\d+)$/

const SIGN_BEFORE = new RegExp(String.raw`^${CURRENCY_SIGN}\s*`, 'i')
const SIGN_BEHIND = new RegExp(String.raw`(?<=\d)\s*${CURRENCY_SIGN}$`, 'i')
const BLANK_OF_THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/g

/**
 * Reads a typed or pasted amount, with its sign and blanks; undefined for none: empty, negative,
 * with more decimals than the country has, or too large. A point before exactly three digits parts
 * thousands. Cents of zero are read where there are none ("1.200,00").
 */
export function parseAmount(text: string, mantissa: number): Minor | undefined {
  const bare = text.trim().replace(SIGN_BEFORE, '').replace(SIGN_BEHIND, '').replace(BLANK_OF_THOUSANDS, '')
  const match = WRITTEN_OUR_WAY.exec(bare) ?? WITH_A_POINT.exec(bare)
  if (!match) return undefined

  const [, whole] = match
  const decimals = mantissa === 0 && bare.endsWith(',00') ? '' : (match[2] ?? '')
  if (decimals.length > mantissa) return undefined
  const minor = Number(String(whole).replaceAll('.', '') + decimals.padEnd(mantissa, '0'))
  return minor <= LARGEST_AMOUNT ? minor : undefined
}
