import type { Draft } from '../form/draft.ts'
import { TAB_COLUMNS, type ColumnId, type GridTab } from './grid-columns.ts'
import { problemCells, rowIdOf } from './grid-look.ts'
import { outline } from './grid-rows.ts'

/** Cell of the grid, on either tab. */
export type GridSpot = { readonly tab: GridTab; readonly row: string; readonly column: ColumnId }

const TABS = ['plates', 'garnishes'] as const

/** Lists the cells with problems or conflicts, in the order of rows. */
function problemSpots(draft: Draft): readonly GridSpot[] {
  const names = Map.groupBy(problemCells(draft), rowIdOf)
  if (names.size === 0) return []
  return TABS.flatMap((tab) =>
    outline(draft, tab)
      .blocks.flatMap(({ heading, things }) => [heading, ...things.flat()])
      .flatMap(({ id }) => {
        const cells = names.get(id) ?? []
        const columns = TAB_COLUMNS[tab].filter((column) => cells.includes(`${id}/${column}`))
        // Problems of the whole row, or of no shown column, stand at its first cell.
        const isOfRow = columns.length < cells.length && !columns.includes('name')
        return [...(isOfRow ? (['name'] as const) : []), ...columns].map((column) => ({
          tab,
          row: id,
          column,
        }))
      }),
  )
}

/** Returns the ids of all rows in menu order, with the empty ones. */
const rowIds = (draft: Draft): readonly string[] =>
  TABS.flatMap((tab) => {
    const { blocks, end } = outline(draft, tab)
    return [...blocks.flatMap((block) => [block.heading, ...block.things.flat(), block.end]), end]
  }).map(({ id }) => id)

/**
 * Returns the cell with a problem or conflict after another cell, or before it, in menu order and
 * from tab to tab; beyond the last one it begins again. Undefined without any.
 */
export function nextProblem(draft: Draft, from: GridSpot, isBack: boolean): GridSpot | undefined {
  const spots = problemSpots(draft)
  const rows = new Map(rowIds(draft).map((id, at) => [id, at]))
  const placeOf = ({ tab, row, column }: GridSpot): number =>
    (rows.get(row) ?? -1) + TAB_COLUMNS[tab].findIndex((one) => one === column) / TAB_COLUMNS[tab].length
  const here = placeOf(from)
  return isBack
    ? (spots.findLast((spot) => placeOf(spot) < here) ?? spots.at(-1))
    : (spots.find((spot) => placeOf(spot) > here) ?? spots[0])
}
