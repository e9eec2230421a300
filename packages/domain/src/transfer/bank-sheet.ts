import { textIn } from '../menu-sheet/cells.ts'
import type { Cell, Table } from '../menu-sheet/cells.ts'
import type { Minor } from '../money/minor.ts'
import { slugOf } from '../revision/slug.ts'
import { bankAmountIn, bankDayIn, dayOrderOf } from './bank-cells.ts'
import type { DayOrder } from './bank-cells.ts'

/**
 * What a column of a bank's list holds: the day, an amount with its sign, what came, what went, or
 * words; nothing that counts, as the balance.
 */
export const BANK_COLUMNS = ['DAY', 'AMOUNT', 'CREDIT', 'DEBIT', 'TEXT', 'NONE'] as const

/** One of them. */
export type BankColumn = (typeof BANK_COLUMNS)[number]

/** How a bank's list is read: the row of its headings, if it has one, and each column's meaning. */
export type BankLayout = {
  readonly headingRow: number | null
  readonly columns: readonly BankColumn[]
}

/** How a shop's country writes: decimals of its money, and which of day and month is first. */
export type BankWriting = { readonly mantissa: number; readonly dayOrder: DayOrder }

const HEADINGS: readonly (readonly [BankColumn, RegExp])[] = [
  ['NONE', /saldo|balance/],
  ['DAY', /fecha|^dia$|^date|^data$/],
  ['DEBIT', /debito|^debe$|cargo|egreso|retiro|salida|^debit/],
  ['CREDIT', /credito|^haber$|abono|ingreso|deposito|entrada|acreditad|^credit/],
  ['AMOUNT', /importe|monto|^valor|amount|cantidad/],
  [
    'TEXT',
    /descrip|concepto|detalle|referencia|leyenda|movimiento|observ|origen|titular|nombre|texto|glosa|motivo|comprobante/,
  ],
]

const meaningOf = (heading: string): BankColumn | undefined =>
  HEADINGS.find(([, words]) => words.test(heading))?.[0]

const MOST_ROWS_ABOVE = 25

/** Whether a row names at least a day and an amount. */
function isHeading(row: readonly Cell[]): boolean {
  const meanings = new Set(row.map((cell) => meaningOf(slugOf(textIn(cell)))))
  return meanings.has('DAY') && ['AMOUNT', 'CREDIT', 'DEBIT'].some((one) => meanings.has(one as BankColumn))
}

/** The first of a kind is it, and the others are not: a list has two dates, of which one counts. */
function onlyFirst(columns: readonly BankColumn[]): readonly BankColumn[] {
  return columns.map((column, at) =>
    column === 'TEXT' || column === 'NONE' || columns.indexOf(column) === at ? column : 'NONE',
  )
}

/** Guesses by what is in the cells, where no row has headings. */
function guessByCells(table: Table, width: number, { mantissa, dayOrder }: BankWriting): BankLayout {
  const isMostly = (at: number, holds: (cell: Cell | undefined) => boolean): boolean => {
    const filled = table.map((row) => row[at]).filter((cell) => textIn(cell) !== '')
    return filled.length > 0 && filled.filter(holds).length * 2 > filled.length
  }
  const columns = Array.from({ length: width }, (_, at): BankColumn => {
    if (isMostly(at, (cell) => bankDayIn(cell, dayOrder) !== undefined)) return 'DAY'
    return isMostly(at, (cell) => bankAmountIn(cell, mantissa) !== undefined) ? 'AMOUNT' : 'TEXT'
  })
  return { headingRow: null, columns: onlyFirst(columns) }
}

/** Guesses what the columns of a bank's list hold, by their headings, else by what is in them. */
export function guessBankLayout(table: Table, writing: BankWriting): BankLayout {
  const width = Math.max(0, ...table.map((row) => row.length))
  const headingRow = table.slice(0, MOST_ROWS_ABOVE).findIndex(isHeading)
  const heading = table[headingRow]
  if (!heading) return guessByCells(table, width, writing)
  const columns = Array.from({ length: width }, (_, at) => meaningOf(slugOf(textIn(heading[at]))) ?? 'TEXT')
  const hasBoth = columns.includes('CREDIT')
  const known = columns.map((column) => (hasBoth && column === 'AMOUNT' ? 'NONE' : column))
  return { headingRow, columns: onlyFirst(known) }
}

/** A row that cannot be read, counted from 1 as the sheet shows it. */
type BankRowProblem = { readonly row: number; readonly code: 'day' | 'amount'; readonly text: string }

/** What came in. */
type ReadMovement = { readonly day: string; readonly amount: Minor; readonly text: string }

/** What a bank's list says: what came in, how much else it has, and what cannot be read. */
export type ReadBankSheet = {
  readonly movements: readonly ReadMovement[]
  /** How many lines are of money that went out. */
  readonly out: number
  readonly problems: readonly BankRowProblem[]
}

/** As much of the words of a line as is kept. */
const LONGEST_TEXT = 500

/** The amount of a row, below zero where it went out; null where it has none, or what is none. */
function amountOf(
  row: readonly Cell[],
  { columns }: BankLayout,
  mantissa: number,
): { readonly minor: Minor | null } | { readonly unread: string } {
  for (const [kind, way] of [
    ['CREDIT', 1],
    ['AMOUNT', 1],
    ['DEBIT', -1],
  ] as const) {
    const at = columns.indexOf(kind)
    const text = at < 0 ? '' : textIn(row[at])
    if (text === '' || /^[-–]$/.test(text)) continue
    const minor = bankAmountIn(row[at], mantissa)
    if (minor === undefined) return { unread: text }
    if (minor !== 0) return { minor: kind === 'AMOUNT' ? minor : way * Math.abs(minor) }
  }
  return { minor: null }
}

/**
 * Reads a bank's list by a layout. Lines without a day or without an amount are its titles and
 * sums; one that has both and cannot be read is a problem, and all of them are told.
 */
export function readBankSheet(table: Table, layout: BankLayout, writing: BankWriting): ReadBankSheet {
  const { columns, headingRow } = layout
  const dayAt = columns.indexOf('DAY')
  const rows = table.slice(headingRow === null ? 0 : headingRow + 1)
  const order = dayOrderOf(
    rows.map((row) => row[dayAt] ?? null),
    writing.dayOrder,
  )
  const movements: ReadMovement[] = []
  const problems: BankRowProblem[] = []
  let out = 0
  for (const [index, row] of rows.entries()) {
    const dayText = textIn(row[dayAt])
    const amount = amountOf(row, layout, writing.mantissa)
    if (dayText === '' || ('minor' in amount && amount.minor === null)) continue
    const at = index + (headingRow === null ? 0 : headingRow + 1) + 1
    const day = bankDayIn(row[dayAt], order)
    if (day === undefined) problems.push({ row: at, code: 'day', text: dayText })
    else if ('unread' in amount) problems.push({ row: at, code: 'amount', text: amount.unread })
    else if (amount.minor !== null && amount.minor > 0)
      movements.push({ day, amount: amount.minor, text: wordsOf(row, columns) })
    else out += 1
  }
  return { movements, out, problems }
}

const wordsOf = (row: readonly Cell[], columns: readonly BankColumn[]): string =>
  row
    .filter((_, at) => columns[at] === 'TEXT')
    .map(textIn)
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
