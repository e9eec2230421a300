import { textIn, type Cell } from '../spreadsheet/cells.ts'
import { nameIn, type MatchedRow } from './match-plates.ts'
import { isTakenOf, type Otherwise, type SheetGuess } from './sheet-guess.ts'

const ID = 'one-size'

/**
 * Returns the only price of a row, in the column of a size: with "Chica" and "Grande" a drink has
 * one cell. Undefined for a plate with sizes, and where staff say that it has them.
 */
export const onePriceOf = (matched: MatchedRow, otherwise: Otherwise | undefined): Cell | undefined =>
  isTakenOf(ID, true, otherwise) ? candidateOf(matched) : undefined

function candidateOf({ row, before }: MatchedRow): Cell | undefined {
  const [only, ...others] = row.sizes
  const isSaid = textIn(row.cell('price')) !== '' || textIn(row.cell('sizes')) !== ''
  return others.length > 0 || isSaid || before?.sizes ? undefined : only?.cell
}

/** Returns the guess about plates whose one size is their price; none without such a plate. */
export function oneSizes(
  matched: readonly MatchedRow[],
  otherwise: Otherwise | undefined,
): readonly SheetGuess[] {
  const plates = matched.filter((one) => candidateOf(one) !== undefined).map(({ row }) => nameIn(row))
  return plates.length === 0
    ? []
    : [{ kind: 'one-size', id: ID, isTaken: isTakenOf(ID, true, otherwise), plates }]
}
