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

/** Kind of thing in a row. */
export type ThingKind = 'category' | 'plate' | 'size' | 'group' | 'garnish'

const COLUMNS_OF = {
  category: CATEGORY_COLUMNS,
  plate: { ...PLATE_COLUMNS, ...LISTING_COLUMNS },
  size: SIZE_COLUMNS,
  group: GROUP_COLUMNS,
  garnish: GARNISH_COLUMNS,
} as const satisfies Readonly<Record<ThingKind, Readonly<Record<string, CellColumn>>>>

/** A column of one of the tabs, by the field that it says. */
export type ColumnId = (typeof TAB_COLUMNS)[GridTab][number]

/** The columns of each tab, in their order; the first one stays in sight. */
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

/** Those that a menu is looked at with before somebody chooses. */
export const FIRST_COLUMNS: Readonly<Record<GridTab, readonly ColumnId[]>> = {
  plates: ['name', 'description', 'price', 'category', 'visible', 'indicators', 'garnishGroups'],
  garnishes: TAB_COLUMNS.garnishes,
}

/** How wide a column is, in pixels. */
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

/** How cells of a column of a kind of row are read and written; undefined where there are none. */
export const cellColumnOf = (kind: ThingKind, column: ColumnId): CellColumn | undefined => {
  const columns: Readonly<Partial<Record<ColumnId, CellColumn>>> = COLUMNS_OF[kind]
  return columns[column]
}

/** The list of the menu that says a column of a plate; undefined for a field of its own. */
export const listOfColumn = (column: ColumnId): 'remarkeds' | 'upselleds' | undefined => {
  if (column === 'remarked') return 'remarkeds'
  return column === 'upselled' ? 'upselleds' : undefined
}
