import { textIn, type Cell } from '../spreadsheet/cells.ts'
import { CURRENCY_SIGN } from '../money/currency-sign.ts'
import type { Minor } from '../money/minor.ts'
import { withMinus } from './bank-direction.ts'

/** Signs before an amount, and behind it: CR, C and H came in, DB, DR and D went out. */
const BEFORE = new RegExp(`^(?:[-+(]|cr|db|dr|${CURRENCY_SIGN})*`, 'i')
const BEHIND = new RegExp(`(?:[-+)]|cr|db|dr|[cdh]|${CURRENCY_SIGN})*$`, 'i')
const NO_MARK = new RegExp(CURRENCY_SIGN, 'gi')

/** Longest amount, with all signs around it. */
const LONGEST_AMOUNT = 60

/** Signs of an amount, without its currency's, by which it went out; and by which it came in. */
const WENT = /^(?:-|-\(\)|\(-?\)|-?d[br]?|d[br]?-)$/
const CAME = /^(?:|\+|\+?(?:cr?|h))$/

/**
 * Reads the digits of a number: of two signs the last one parts decimals; one alone before exactly
 * three digits parts thousands, before one or two decimals.
 */
function readDigits(text: string): { readonly whole: string; readonly rest: string } | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text[at]
  if (sign === undefined) return /^\d+$/.test(text) ? { whole: text, rest: '' } : undefined
  const other = sign === ',' ? '.' : ','
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const isThousands = after.length === 3 && !before.includes(other)
  const whole = isThousands ? text : before
  const parts = whole.split(isThousands ? sign : other)
  const isGrouped = parts.length === 1 || (/^\d{1,3}$/.test(parts[0] ?? '') && parts.slice(1).every(isThree))
  if (!isGrouped || !parts.every((part) => /^\d*$/.test(part)) || parts.join('') === '') return undefined
  if (isThousands) return { whole: parts.join(''), rest: '' }
  return /^\d{1,2}$/.test(after) ? { whole: parts.join(''), rest: after } : undefined
}

const isThree = (part: string): boolean => /^\d{3}$/.test(part)

/**
 * Reads an amount as banks write it, in minor units, below zero where it went out: "1.234,56",
 * "1,234.56", "$ 900", "-500,00", "500,00-", "(500)", "500,00 D". Undefined for no amount, for
 * more decimals than its currency has, and for contradicting directions.
 */
export function bankAmountIn(cell: Cell | undefined, mantissa: number): Minor | undefined {
  const scale = 10 ** mantissa
  if (typeof cell === 'number') {
    const minor = Math.round(cell * scale)
    return Math.abs(cell * scale - minor) < 1e-4 && Number.isSafeInteger(minor) ? minor + 0 : undefined
  }
  const text = withMinus(textIn(cell)).replaceAll(/[\s'’]/g, '')
  if (text.length > LONGEST_AMOUNT) return undefined
  const before = BEFORE.exec(text)?.[0] ?? ''
  const rest = text.slice(before.length)
  const behind = BEHIND.exec(rest)?.[0] ?? ''
  const marks = `${before}${behind}`.toLowerCase().replaceAll(NO_MARK, '')
  const isOut = WENT.test(marks)
  const found = readDigits(rest.slice(0, rest.length - behind.length))
  if (!isOut && !CAME.test(marks)) return undefined
  if (!found || found.whole.length > 13 || /[1-9]/.test(found.rest.slice(mantissa))) return undefined
  const minor =
    Number(found.whole) * scale + Number(found.rest.slice(0, mantissa).padEnd(mantissa, '0') || '0')
  return isOut && minor !== 0 ? -minor : minor
}

/** Order of day and month: months come first in the United States. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** Beginnings of the names of months, in Spanish, Portuguese and English; "out" is October. */
const MONTHS = 'ene|jan feb|fev mar abr|apr may|mai jun jul ago|aug sep|set oct|out nov dic|dez|dec'.split(
  ' ',
)

const monthOf = (name: string): number =>
  MONTHS.findIndex((one) => one.split('|').includes(name.slice(0, 3).toLowerCase())) + 1

const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:$|[T\s])/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[T\s,])/
const NAMED = /^(\d{1,2})(?:[-/.\s]|\sde\s)+([a-zéç]{3,10})\.?(?:[-/.\s]|\sde\s)+(\d{4}|\d{2})(?:$|[T\s,])/i
const NAMED_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:$|[\s,])/i

/** Returns an existing day as `YYYY-MM-DD`; undefined for any other. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year < 100 ? year + 2000 : year, month - 1, day))
  const isThere =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() > 1999
  return isThere ? date.toISOString().slice(0, 10) : undefined
}

/**
 * Reads a day as banks write it, as `YYYY-MM-DD`: "27/11/2026", "27-nov-26", "2026-11-27 10:32".
 */
export function bankDayIn(cell: Cell | undefined, order: DayOrder): string | undefined {
  const text = textIn(cell instanceof Date ? cell.toISOString() : cell)
  const year = YEAR_FIRST.exec(text)
  if (year) return dayOf(Number(year[1]), Number(year[2]), Number(year[3]))
  const named = NAMED.exec(text)
  if (named) return dayOf(Number(named[3]), monthOf(named[2] ?? ''), Number(named[1]))
  const english = NAMED_FIRST.exec(text)
  if (english) return dayOf(Number(english[3]), monthOf(english[1] ?? ''), Number(english[2]))
  const numbers = NUMBERS.exec(text)
  if (!numbers) return undefined
  const [first, second, last] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])]
  return order === 'DAY_FIRST' ? dayOf(last, second, first) : dayOf(last, first, second)
}

/** Finds the order of days in some cells: that of the first unambiguous one, else `otherwise`. */
export function dayOrderOf(cells: readonly Cell[], otherwise: DayOrder): DayOrder {
  for (const cell of cells) {
    const numbers = NUMBERS.exec(textIn(cell))
    if (numbers && Number(numbers[1]) > 12) return 'DAY_FIRST'
    if (numbers && Number(numbers[2]) > 12) return 'MONTH_FIRST'
  }
  return otherwise
}
