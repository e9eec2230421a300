import { textIn, type Cell, type Table } from '../spreadsheet/cells.ts'
import type { Minor } from '../money/minor.ts'
import { slugOf } from '../revision/slug.ts'
import { bankAmountIn, bankDayIn, dayOrderOf } from './bank-cells.ts'
import { directionOf, directionWord, withMinus } from './bank-direction.ts'
import { rowsBelow, type BankLayout, type BankWriting } from './guess-bank-layout.ts'
import type { BankColumn } from './bank-headings.ts'

export const BANK_PROBLEMS = ['day', 'amount', 'direction', 'sign'] as const

type BankRowProblem = {
  readonly row: number
  readonly code: (typeof BANK_PROBLEMS)[number]
  readonly text: string
}

/** Money that came in, and its row, counted from 1. */
export type ReadMovement = {
  readonly row: number
  readonly day: string
  readonly amount: Minor
  readonly text: string
}

/**
 * Result of reading a bank's list: money that came in, the number of other lines, and rows that
 * cannot be read.
 */
export type ReadBankSheet = {
  readonly movements: readonly ReadMovement[]
  /** Number of lines of money that went out. */
  readonly out: number
  readonly problems: readonly BankRowProblem[]
}

/** Longest text of a line that is kept. */
const LONGEST_TEXT = 500

type ReadAmount = { readonly minor: Minor | null } | Pick<BankRowProblem, 'code' | 'text'>

/** Returns the amounts of a row that are not zero, below zero where they went out. */
function signedAmounts(
  row: readonly Cell[],
  { columns }: BankLayout,
  mantissa: number,
): readonly Minor[] | Pick<BankRowProblem, 'code' | 'text'> {
  const amounts: Minor[] = []
  for (const kind of ['CREDIT', 'AMOUNT', 'DEBIT'] as const) {
    const at = columns.indexOf(kind)
    const text = at < 0 ? '' : textIn(row[at])
    if (text === '' || withMinus(text) === '-') continue
    const minor = bankAmountIn(row[at], mantissa)
    if (minor === undefined) return { code: 'amount', text }
    // An amount in the column of money that went out went out, with a minus or without.
    if (minor !== 0) amounts.push(kind === 'DEBIT' ? -Math.abs(minor) : minor)
  }
  return amounts
}

/**
 * Whether the words of a row tell that its money went out, where nothing else tells a direction:
 * there are too many kinds to ask about each.
 */
const saysThatItWent = (row: readonly Cell[], { columns }: BankLayout): boolean =>
  !columns.includes('CREDIT') &&
  row.some((cell, at) => columns[at] === 'TEXT' && directionOf(directionWord(cell)) === 'OUT')

/**
 * Returns the amount of a row, below zero where it went out; null for none. All signs of the
 * direction have to agree: the reader never chooses between two.
 */
function amountOf(row: readonly Cell[], layout: BankLayout, mantissa: number): ReadAmount {
  const amounts = signedAmounts(row, layout, mantissa)
  if ('code' in amounts) return amounts
  const [first] = amounts
  if (first === undefined) return { minor: null }
  const text = amounts.length > 1 ? 'DEBIT' : ''
  if (amounts.some((one) => Math.sign(one) !== Math.sign(first))) return { code: 'sign', text }
  const at = layout.columns.indexOf('DIRECTION')
  if (at < 0) return { minor: saysThatItWent(row, layout) ? -Math.abs(first) : first }
  const way = layout.directions.get(directionWord(row[at]))
  if (way === undefined) return { code: 'direction', text: textIn(row[at]) }
  if (way === 'IN' && first < 0) return { code: 'sign', text: textIn(row[at]) }
  return { minor: way === 'IN' ? first : -Math.abs(first) }
}

/** Words of lines that tell a balance, and no movement. */
const BALANCE =
  /^(?:saldo|sdo)(?:-(?:anterior|inicial|final|actual|disponible|disponivel|total|al|del|do|em)(?:-|$)|$)|^(?:opening|closing|initial|final|previous)-balance|^(?:sub)?total(?:es)?$/

/**
 * Reads a bank's list by a layout. Lines without a day or without an amount are its titles and
 * sums, and so are those of a balance; one that has both and cannot be read is a problem, and all
 * of them are told.
 */
export function readBankSheet(table: Table, layout: BankLayout, writing: BankWriting): ReadBankSheet {
  const { columns, headingRow } = layout
  const dayAt = columns.indexOf('DAY')
  const rows = rowsBelow(table, headingRow)
  const order = dayOrderOf(
    rows.map((row) => row[dayAt] ?? null),
    writing.dayOrder,
  )
  const movements: ReadMovement[] = []
  const problems: BankRowProblem[] = []
  let out = 0
  for (const [index, cells] of rows.entries()) {
    const dayText = textIn(cells[dayAt])
    const amount = amountOf(cells, layout, writing.mantissa)
    const isNone = 'minor' in amount && amount.minor === null
    if (dayText === '' || isNone || isBalance(cells, columns)) continue
    const row = index + (table.length - rows.length) + 1
    const day = bankDayIn(cells[dayAt], order)
    if (day === undefined) problems.push({ row, code: 'day', text: dayText })
    else if ('code' in amount) problems.push({ row, ...amount })
    else if (amount.minor !== null && amount.minor > 0)
      movements.push({ row, day, amount: amount.minor, text: wordsOf(cells, columns) })
    else out += 1
  }
  return { movements, out, problems }
}

const isBalance = (row: readonly Cell[], columns: readonly BankColumn[]): boolean =>
  row.some((cell, at) => columns[at] === 'TEXT' && BALANCE.test(slugOf(textIn(cell))))

/**
 * Returns the words of a line; it is recognised by them, so those of its direction are among them.
 */
const wordsOf = (row: readonly Cell[], columns: readonly BankColumn[]): string =>
  row
    .filter((_, at) => columns[at] === 'TEXT' || columns[at] === 'DIRECTION')
    .map(textIn)
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, LONGEST_TEXT)
    .toWellFormed()

/** Word of the column of directions: its compared form, and its first spelling. */
export type SaidDirection = { readonly word: string; readonly shown: string }

/** Returns the words by which a list tells directions, each once, in rows with an amount. */
export function directionsSaid(table: Table, layout: BankLayout): readonly SaidDirection[] {
  const { columns, headingRow } = layout
  const at = columns.indexOf('DIRECTION')
  if (at < 0) return []
  const isFilled = (row: readonly Cell[], kinds: readonly BankColumn[]): boolean =>
    row.some((cell, index) => kinds.includes(columns[index] ?? 'NONE') && textIn(cell) !== '')
  const said = new Map<string, string>()
  for (const row of rowsBelow(table, headingRow)) {
    if (!isFilled(row, ['DAY']) || !isFilled(row, ['AMOUNT', 'CREDIT', 'DEBIT'])) continue
    const word = directionWord(row[at])
    if (!said.has(word)) said.set(word, textIn(row[at]))
  }
  return [...said].map(([word, shown]) => ({ word, shown }))
}
