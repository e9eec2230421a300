import { textIn } from '../menu-sheet/cells.ts'
import type { Cell } from '../menu-sheet/cells.ts'
import type { Minor } from '../money/minor.ts'

/** What a bank writes around an amount: signs of currencies, and whether it came or went. */
const AROUND =
  /(?:ar|cl|co|mx|uy|us)?\$|r\$|s\/\.?|bs\.?|₲|gs\.?|ars|mxn|brl|uyu|clp|pyg|cop|pen|usd|cr$|db$/gi

/**
 * The digits of a number: of two signs the last one parts decimals; one alone before exactly three
 * digits parts thousands, before one or two decimals.
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
 * An amount as banks write it, in minor units, below zero where it went out: "1.234,56",
 * "1,234.56", "$ 900", "-500,00", "500,00-", "(500)". Undefined for what is none, or has more
 * decimals than its currency.
 */
export function bankAmountIn(cell: Cell | undefined, mantissa: number): Minor | undefined {
  const scale = 10 ** mantissa
  if (typeof cell === 'number') {
    const minor = Math.round(cell * scale)
    return Math.abs(cell * scale - minor) < 1e-4 && Number.isSafeInteger(minor) ? minor + 0 : undefined
  }
  const text = textIn(cell).replaceAll(/\s|'/g, '').replaceAll('−', '-')
  const isOut = /^-|-$|^\(.*\)$|^[^\d]*-\d|db$/i.test(text)
  const found = readDigits(text.replaceAll(AROUND, '').replaceAll(/^[-+(]+|[-)+]+$/g, ''))
  if (!found || found.whole.length > 13 || /[1-9]/.test(found.rest.slice(mantissa))) return undefined
  const minor =
    Number(found.whole) * scale + Number(found.rest.slice(0, mantissa).padEnd(mantissa, '0') || '0')
  return isOut && minor !== 0 ? -minor : minor
}

/** Whether days stand before months, or after them as in the United States. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:$|[T\s])/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[T\s,])/
const NAMED = /^(\d{1,2})(?:[-/.\s]|\sde\s)+([a-zé]{3,10})\.?(?:[-/.\s]|\sde\s)+(\d{4}|\d{2})(?:$|[T\s,])/i

/** A day that there is, as `YYYY-MM-DD`. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year < 100 ? year + 2000 : year, month - 1, day))
  const isThere =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() > 1999
  return isThere ? date.toISOString().slice(0, 10) : undefined
}

/** A day as banks write it, `YYYY-MM-DD`: "27/11/2026", "27-nov-26", "2026-11-27 10:32". */
export function bankDayIn(cell: Cell | undefined, order: DayOrder): string | undefined {
  const text = textIn(cell instanceof Date ? cell.toISOString() : cell)
  const year = YEAR_FIRST.exec(text)
  if (year) return dayOf(Number(year[1]), Number(year[2]), Number(year[3]))
  const named = NAMED.exec(text)
  if (named) {
    const month = MONTHS.indexOf((named[2] ?? '').toLowerCase().replace('set', 'sep').slice(0, 3))
    return month < 0 ? undefined : dayOf(Number(named[3]), month + 1, Number(named[1]))
  }
  const numbers = NUMBERS.exec(text)
  if (!numbers) return undefined
  const [first, second, last] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])]
  return order === 'DAY_FIRST' ? dayOf(last, second, first) : dayOf(last, first, second)
}

/** How days are written in some cells: by the first one that says so, else as `otherwise`. */
export function dayOrderOf(cells: readonly Cell[], otherwise: DayOrder): DayOrder {
  for (const cell of cells) {
    const numbers = NUMBERS.exec(textIn(cell))
    if (numbers && Number(numbers[1]) > 12) return 'DAY_FIRST'
    if (numbers && Number(numbers[2]) > 12) return 'MONTH_FIRST'
  }
  return otherwise
}
