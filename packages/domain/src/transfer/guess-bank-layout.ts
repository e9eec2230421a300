import { textIn, type Cell, type Table } from '../spreadsheet/cells.ts'
import { slugOf } from '../revision/slug.ts'
import { MOST_ROWS_ABOVE } from '../spreadsheet/rows-above.ts'
import { bankAmountIn, bankDayIn, type DayOrder } from './bank-cells.ts'
import { directionsIn, directionWord, isHalfSaid, namesBoth, type BankDirection } from './bank-direction.ts'
import { columnOfBankHeading, headingsIn, MONEY, type BankColumn } from './bank-headings.ts'

/** Layout of a bank's list: the row of its headings, if it has one, and each column's kind. */
export type BankLayout = {
  readonly headingRow: number | null
  readonly columns: readonly BankColumn[]
  /** Direction of each word in the column of directions, as `directionWord` writes it. */
  readonly directions: ReadonlyMap<string, BankDirection>
}

/** Writing in a shop's country: decimals of its money, and the order of day and month. */
export type BankWriting = { readonly mantissa: number; readonly dayOrder: DayOrder }

const MOST_WORDS = 4

/**
 * Most kinds of movements that staff are asked about where one of them tells that money went out.
 */
const MOST_ASKED = 12

/** Returns the rows of a list below its headings. */
export const rowsBelow = (table: Table, headingRow: number | null): Table =>
  table.slice(headingRow === null ? 0 : headingRow + 1)

/** Guesses the kinds of the columns of a bank's list, by their headings, else by their values. */
export function guessBankLayout(table: Table, writing: BankWriting): BankLayout {
  const known = table.slice(0, MOST_ROWS_ABOVE).map(headingsIn)
  const most = Math.max(0, ...known)
  return bankLayoutAt(table, most === 0 ? null : known.indexOf(most), writing)
}

/** Guesses them where the row of the headings is known, or that there is none. */
export function bankLayoutAt(table: Table, headingRow: number | null, writing: BankWriting): BankLayout {
  const rows = rowsBelow(table, headingRow)
  const headings = headingRow === null ? [] : (table[headingRow] ?? [])
  const width = Math.max(0, ...table.map((row) => row.length))
  const named = meaningsOf(headings, rows, width)
  const columns = withDirection(guessRest(rows, named, writing), { rows, headings, writing })
  return withBankColumns(table, { headingRow, columns, directions: new Map() }, columns)
}

/** Returns a layout with other columns, and with the directions of its words found again. */
export function withBankColumns(
  table: Table,
  { headingRow }: BankLayout,
  columns: readonly BankColumn[],
): BankLayout {
  const at = columns.indexOf('DIRECTION')
  const heading = headingRow === null ? '' : slugOf(textIn(table[headingRow]?.[at]))
  const words = at < 0 ? [] : rowsBelow(table, headingRow).map((row) => directionWord(row[at]))
  return { headingRow, columns, directions: directionsIn(words, heading) }
}

const filledAt = (rows: Table, at: number): readonly Cell[] =>
  rows.flatMap((row) => (textIn(row[at]) === '' ? [] : [row[at] ?? null]))

/**
 * Finds the kinds of columns by their headings, unless the values below a heading rule it out: a
 * column of words is no amount where another one is.
 */
function meaningsOf(
  headings: readonly Cell[],
  rows: Table,
  width: number,
): readonly (BankColumn | undefined)[] {
  const hasNumbers = (at: number): boolean => filledAt(rows, at).some((cell) => /\d/.test(textIn(cell)))
  const named = Array.from({ length: width }, (_, at) => {
    const meaning = columnOfBankHeading(headings[at])
    return meaning === 'DIRECTION' && hasNumbers(at) ? 'AMOUNT' : meaning
  })
  const isLike = (one: BankColumn | undefined, other: BankColumn | undefined): boolean =>
    one === other ||
    (one !== undefined && other !== undefined && [one, other].every((all) => MONEY.includes(all)))
  return named.map((meaning, at) => {
    if (meaning === undefined || meaning === 'TEXT' || meaning === 'DIRECTION') return meaning
    if (filledAt(rows, at).length === 0 || hasNumbers(at)) return meaning
    const isElsewhere = named.some((other, index) => isLike(meaning, other) && hasNumbers(index))
    return meaning === 'NONE' || isElsewhere ? 'TEXT' : meaning
  })
}

/** Guesses columns without a known heading by their values; the first of a kind is taken. */
function guessRest(
  rows: Table,
  named: readonly (BankColumn | undefined)[],
  { mantissa, dayOrder }: BankWriting,
): readonly BankColumn[] {
  const columns = [...named]
  const isFree = (at: number): boolean => columns[at] === undefined
  const isDay = (cell: Cell | undefined): boolean => bankDayIn(cell, dayOrder) !== undefined
  if (!columns.includes('DAY')) {
    const counts = columns.map((_, at) => (isFree(at) ? rows.filter((row) => isDay(row[at])).length : 0))
    const most = Math.max(0, ...counts)
    if (most > 0) columns[counts.indexOf(most)] = 'DAY'
  }
  const day = columns.indexOf('DAY')
  // Titles and summaries tell nothing of the columns.
  const dated = day < 0 ? rows : rows.filter((row) => isDay(row[day]))
  if (!columns.some((one) => one !== undefined && MONEY.includes(one))) {
    const isAmount = (cell: Cell): boolean => bankAmountIn(cell, mantissa) !== undefined
    const free = [...columns.keys()].filter(isFree)
    const found = free.filter((at) => isMostly(filledAt(dated, at), isAmount) && !isNumbering(dated, at))
    const amount = found.find((at) => filledAt(dated, at).some(isWrittenAsMoney)) ?? found[0]
    if (amount !== undefined) columns[amount] = 'AMOUNT'
    // Of two amounts the second one is the balance.
    for (const at of found) if (at !== amount) columns[at] = 'NONE'
  }
  const hasBoth = columns.includes('CREDIT') && columns.includes('DEBIT')
  return columns.map((column, at) => {
    if (column === undefined) return 'TEXT'
    if (hasBoth && column === 'AMOUNT') return 'NONE'
    return column === 'TEXT' || columns.indexOf(column) === at ? column : 'NONE'
  })
}

const isMostly = (cells: readonly Cell[], holds: (cell: Cell) => boolean): boolean =>
  cells.length > 0 && cells.filter(holds).length * 2 > cells.length

/**
 * Whether a cell has a sign, decimals, thousands or a currency: no number of an operation has
 * them.
 */
const isWrittenAsMoney = (cell: Cell): boolean =>
  typeof cell === 'number' ? !Number.isInteger(cell) || cell < 0 : /\D/.test(textIn(cell))

/**
 * Whether a column has numbers of operations: digits alone, more than an amount has, or with zeros
 * before them.
 */
const isNumbering = (rows: Table, at: number): boolean =>
  filledAt(rows, at).every((cell) => /^(?:\d{9,}|0\d+)$/.test(textIn(cell)))

type DirectionSearch = {
  readonly rows: Table
  readonly headings: readonly Cell[]
  readonly writing: BankWriting
}

/**
 * Adds the column of directions, where amounts need one: its heading names both, or all its words
 * are known; about words as short as a direction staff are asked.
 */
function withDirection(
  columns: readonly BankColumn[],
  { rows, headings, writing }: DirectionSearch,
): readonly BankColumn[] {
  if (columns.includes('DIRECTION') || (columns.includes('CREDIT') && columns.includes('DEBIT')))
    return columns
  const money = columns.findIndex((column) => MONEY.includes(column))
  const day = columns.indexOf('DAY')
  if (money < 0 || day < 0) return columns
  const told = rows.filter((row) => textIn(row[day]) !== '' && textIn(row[money]) !== '')
  const isSigned = told.some((row) => (bankAmountIn(row[money], writing.mantissa) ?? 0) < 0)
  const found = columns.flatMap((column, at) => {
    if (column !== 'TEXT') return []
    const rank = directionRank(
      told.map((row) => directionWord(row[at])),
      { heading: slugOf(textIn(headings[at])), isSigned },
    )
    return rank === 0 ? [] : [{ at, rank }]
  })
  const [best] = found.toSorted((one, other) => other.rank - one.rank)
  return columns.map((column, at) => (at === best?.at ? 'DIRECTION' : column))
}

/**
 * Ranks how surely words are directions: 2 where all are known, 1 where staff have to be asked, 0
 * if not.
 */
function directionRank(
  cells: readonly string[],
  { heading, isSigned }: { readonly heading: string; readonly isSigned: boolean },
): 0 | 1 | 2 {
  const words = new Set(cells.filter((word) => word !== ''))
  if (words.size === 0) return 0
  const known = directionsIn([...words], heading)
  const ways = new Set(known.values())
  // Amounts without a sign beside "Transferencia enviada" are not income by themselves.
  if (!isSigned && ways.has('OUT') && words.size <= MOST_ASKED) return known.size === words.size ? 2 : 1
  if (words.size > MOST_WORDS) return 0
  const isShort = [...words].every((word) => /^(?:[a-z]{1,2}|[-+])$/.test(word))
  const isSure = ways.has('OUT') || isShort || namesBoth(heading)
  if (known.size === words.size && isSure) return 2
  // Amounts with a sign need no question.
  if (isSigned || !isShort || words.size > 2) return 0
  return words.size === 2 || [...words].some(isHalfSaid) ? 1 : 0
}
