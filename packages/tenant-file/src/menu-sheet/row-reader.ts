import type { Cell } from './cells.ts'
import { countIn, fits, flagIn, listIn, priceIn, textIn } from './cells.ts'
import type { SheetProblem } from './sheet-problems.ts'
import { sheetProblem } from './sheet-problems.ts'
import type { TableRow } from './table.ts'

/** Reads the cells of one row, and notes what is wrong with them instead of stopping there. */
export type RowReader = {
  readonly number: number
  readonly has: (column: string) => boolean
  readonly isBlank: (column: string) => boolean
  readonly text: (column: string) => string
  readonly required: (column: string) => string
  /** The price of the cell, or of another one that is judged in its place. */
  readonly price: (column: string, cell?: Cell) => number
  readonly flag: (column: string, otherwise: boolean) => boolean
  readonly count: (column: string) => number
  readonly list: (column: string) => readonly string[]
  readonly note: (column: string, code: SheetProblem['code'], text?: string | number) => void
}

/**
 * A reader of a row of a sheet; amounts may have `mantissa` decimals, and problems are put where
 * they are told.
 */
export function rowReader(
  row: TableRow,
  to: {
    readonly sheet: SheetProblem['sheet']
    readonly mantissa: number
    readonly problems: SheetProblem[]
  },
): RowReader {
  const text = (column: string): string => textIn(row.cell(column))
  const note: RowReader['note'] = (column, code, what = '') => {
    const at = { sheet: to.sheet, row: row.number, column }
    to.problems.push(sheetProblem(at, code, { text: what, decimals: to.mantissa }))
  }

  return {
    number: row.number,
    has: (column) => row.cell(column) !== undefined,
    isBlank: (column) => text(column) === '',
    text,
    note,
    required: (column) => {
      if (text(column) === '') note(column, 'cell-missing')
      return text(column)
    },
    price: (column, cell = row.cell(column)) => {
      const price = priceIn(cell)
      if (price === undefined || price < 0) note(column, 'price-malformed', textIn(cell))
      else if (!fits(price, to.mantissa)) note(column, 'price-decimals')
      return price ?? 0
    },
    flag: (column, otherwise) => {
      if (text(column) === '') return otherwise
      const flag = flagIn(row.cell(column))
      if (flag === undefined) note(column, 'flag-malformed', text(column))
      return flag ?? otherwise
    },
    count: (column) => {
      if (text(column) === '') return 0
      const count = countIn(row.cell(column))
      if (count === undefined) note(column, 'count-malformed', text(column))
      return count ?? 0
    },
    list: (column) => {
      const list = listIn(row.cell(column))
      const twice = list.find((part, index) => list.indexOf(part) < index)
      if (twice !== undefined) note(column, 'listed-twice', twice)
      return list
    },
  }
}
