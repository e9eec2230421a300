import type { CellColumn } from '@mostrador/domain/menu-sheet/cell-columns'
import {
  CATEGORY_COLUMNS,
  GARNISH_COLUMNS,
  GROUP_COLUMNS,
  LISTING_COLUMNS,
  PLATE_COLUMNS,
  SIZE_COLUMNS,
} from '@mostrador/domain/menu-sheet/columns'

/** Tab of the grid: plates with their sizes, or garnishes. */
export type GridTab = 'plates' | 'garnishes'

export type ThingKind = 'category' | 'plate' | 'size' | 'group' | 'garnish'

const COLUMNS_OF = {
  category: CATEGORY_COLUMNS,
  plate: { ...PLATE_COLUMNS, ...LISTING_COLUMNS },
  size: SIZE_COLUMNS,
  group: GROUP_COLUMNS,
  garnish: GARNISH_COLUMNS,
} as const satisfies Readonly<Record<ThingKind, Readonly<Record<string, CellColumn>>>>

export type ColumnId = (typeof TAB_COLUMNS)[GridTab][number]

/** Columns of each tab in order; the first one stays in view. */
export const TAB_COLUMNS = {
  plates: [
    'name',
    'showName',
    'description',
    'price',
    'category',
    'visible',
    'maxQuantity',
    'indicators',
    'garnishGroups',
    'ingredients',
    'remarked',
    'upselled',
  ],
  garnishes: [
    'name',
    'description',
    'price',
    'visible',
    'ingredients',
    'mandatory',
    'multipleSelection',
    'minGarnishAmount',
    'maxGarnishAmount',
  ],
} as const

/** Columns shown until the user chooses others. */
export const FIRST_COLUMNS: Readonly<Record<GridTab, readonly ColumnId[]>> = {
  plates: ['name', 'description', 'price', 'category', 'visible', 'indicators', 'garnishGroups'],
  garnishes: TAB_COLUMNS.garnishes,
}

/** Column widths in pixels. */
export const COLUMN_WIDTHS: Readonly<Record<ColumnId, number>> = {
  name: 240,
  showName: 180,
  description: 280,
  price: 130,
  category: 160,
  visible: 90,
  maxQuantity: 110,
  indicators: 180,
  garnishGroups: 220,
  ingredients: 180,
  remarked: 110,
  upselled: 110,
  mandatory: 120,
  multipleSelection: 110,
  minGarnishAmount: 100,
  maxGarnishAmount: 100,
}

/** Finds the codec of a column for a kind of row; undefined where there is no such cell. */
export const cellColumnOf = (kind: ThingKind, column: ColumnId): CellColumn | undefined => {
  const columns: Readonly<Partial<Record<ColumnId, CellColumn>>> = COLUMNS_OF[kind]
  return columns[column]
}

/** Returns the menu's list behind a column of a plate; undefined for a field of its own. */
export const listOfColumn = (column: ColumnId): 'remarkeds' | 'upselleds' | undefined => {
  if (column === 'remarked') return 'remarkeds'
  return column === 'upselled' ? 'upselleds' : undefined
}
