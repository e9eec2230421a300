import { slugOf } from '../revision/slug.ts'
import { priceIn, textIn, type Cell, type MoneyWriting, type Table } from '../spreadsheet/cells.ts'
import { layoutByHeadings, type SheetLayout } from './sheet-layout.ts'
import type { ColumnRole, SheetColumn } from './sheet-columns.ts'

const MOST_ROWS = 200

/** Length, in characters, from which a text is a description. */
const LONG = 30

/** Shares of the filled cells of a column by kind. */
type Holding = {
  readonly at: number
  readonly filled: number
  readonly prices: number
  readonly distinct: number
  readonly length: number
}

type Money = Pick<MoneyWriting, 'decimals'>

/**
 * Guesses the layout of a table: by its headings, and for unknown ones by the values of the
 * columns. People may correct it.
 */
export function guessLayout(table: Table, money: Money): SheetLayout {
  const told = layoutByHeadings(table)
  const isTold = told.columns.some((role) => role !== undefined)
  const headingRow = isTold ? told.headingRow : headingsAt(table, money)
  const body = table.slice((headingRow ?? -1) + 1, (headingRow ?? -1) + 1 + MOST_ROWS)
  const width = Math.max(0, ...table.slice(0, MOST_ROWS).map((row) => row.length))
  const columns: (ColumnRole | undefined)[] = Array.from({ length: width }, (_, at) =>
    isTold ? told.columns[at] : undefined,
  )
  const holdings = columns.map((_, at) => holdingOf(body, at, money))
  const free = (fits: (one: Holding) => boolean): readonly Holding[] =>
    holdings.filter((one) => columns[one.at] === undefined && one.filled > 0 && fits(one))
  const name = (role: SheetColumn, found: Holding | undefined): void => {
    if (found && !columns.includes(role)) columns[found.at] = role
  }
  const isText = ({ prices }: Holding): boolean => prices < 0.3
  for (const { at } of free(({ prices }) => prices > 0.6)) {
    const size = headingRow === undefined ? undefined : sizeNamed(textIn(table[headingRow]?.[at]))
    if (size !== undefined && !columns.includes(`size:${size}`)) columns[at] = `size:${size}`
  }
  // Codes come before names, and prices behind them.
  if (!columns.some((role) => role?.startsWith('size:')))
    name('price', free(({ prices }) => prices > 0.6).at(-1))
  if (!columns.includes('key'))
    name('name', free((one) => isText(one) && one.distinct > 0.8)[0] ?? mostDistinct(free(isText)))
  const named = columns.indexOf('name')
  name('category', free((one) => isText(one) && one.at < named && one.distinct < 0.6)[0])
  name('description', free((one) => isText(one) && one.length > LONG)[0])
  return { headingRow, columns }
}

const SIZES =
  /^(?:(?:extra-)?(?:chic|median|pequen)[oa]s?|(?:extra-)?grandes?|familiar(?:es)?|individual(?:es)?|personal(?:es)?|(?:para-)?compartir|simples?|dobles?|triples?|medi[oa]s?|enter[oa]s?|porcion(?:es)?|(?:media-|[1-9]-[2-9]-)?docenas?|(?:por-)?unidad(?:es)?|x?[smlpg]|x{1,3}l|small|medium|large|botella|copa|vaso|jarra|pinta|lata|chopp?|litro|[1-9]-[2-9]|\d+-(?:ml|cc|cl|l|lts?|litros?|g|gr|kg|porciones|personas|un|u)|\d+(?:ml|cc|cl|l|lts?|g|gr|kg|cm|p|u))$/

/** Returns the size that a heading names: "Chica", "Precio grande", "500 ml"; else undefined. */
function sizeNamed(heading: string): string | undefined {
  const name = heading.replace(/^(?:precio|valor|\$)\s+/i, '')
  return SIZES.test(slugOf(name)) ? name : undefined
}

function headingsAt(table: Table, money: Money): number | undefined {
  const hasPrice = (row: readonly Cell[]): boolean => row.some((cell) => priceIn(cell, money) !== undefined)
  const [first = [], ...others] = table
  return !hasPrice(first) && first.length > 1 && others.slice(0, MOST_ROWS).some(hasPrice) ? 0 : undefined
}

function holdingOf(body: Table, at: number, money: Money): Holding {
  const cells = body.map((row) => row[at] ?? null).filter((cell) => textIn(cell) !== '')
  const filled = cells.length
  const texts = cells.map((cell) => textIn(cell))
  const share = (count: number): number => (filled === 0 ? 0 : count / filled)
  return {
    at,
    filled,
    prices: share(cells.filter((cell) => priceIn(cell, money) !== undefined).length),
    distinct: share(new Set(texts).size),
    length: share(texts.reduce((sum, text) => sum + text.length, 0)),
  }
}

const mostDistinct = (holdings: readonly Holding[]): Holding | undefined =>
  holdings.toSorted((one, other) => other.distinct - one.distinct)[0]
