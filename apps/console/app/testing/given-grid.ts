import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import { TAB_COLUMNS, type ColumnId } from '../plate-grid/grid-columns.ts'
import { createGridStore, type GridStore } from '../plate-grid/grid-store.ts'
import type { TypedCell } from '../plate-grid/grid-blocks.ts'
import { givenMenuDocument } from './given-menu-document.ts'

const INDICATORS = [{ key: 'vegano', name: 'Vegano' }]

/** A grid of a menu of a shop in Argentina, all columns of its plates in sight. */
export const givenGrid = (base: MenuDocument = givenMenuDocument()): GridStore =>
  createGridStore({
    base,
    columns: TAB_COLUMNS.plates,
    tab: 'plates',
    worldOf: (menu) => {
      const { categories, garnishGroups = [] } = menu as MenuDocument
      return { mantissa: 2, decimals: ',', indicators: INDICATORS, categories, garnishGroups }
    },
  })

/** A text for a cell, by the name of its row. */
export function typedCell(
  store: GridStore,
  [row, column, text]: readonly [row: string, column: ColumnId, text: string],
): TypedCell {
  const found = store.now().shape.rows.find(({ id }) => id === row)
  if (!found) throw new Error(`no row ${row}`)
  return { row: found, column, text }
}
