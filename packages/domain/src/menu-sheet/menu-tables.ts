import type { MenuDocument, PlateDocument } from '../menu/menu-document.ts'
import { textIn, type Cell, type Table } from '../spreadsheet/cells.ts'
import { wordFor, type CellColumn, type CellWorld } from './cell-columns.ts'
import { GARNISH_COLUMNS, GROUP_COLUMNS, LISTING_COLUMNS, PLATE_COLUMNS } from './columns.ts'
import { GROUP_HEADINGS } from './group-sheet.ts'
import { SHEET_COLUMNS, SHEET_HEADINGS, type SheetColumn } from './sheet-columns.ts'
import { sizesText } from './size-cells.ts'
import { takenHeading } from './taken-at.ts'

/** A menu as the tables of a spreadsheet, each with its headings. Read back they change nothing. */
export type MenuTables = { readonly menu: Table; readonly groups: Table }

/**
 * Writes a menu as tables: a row for each plate under its category, and one for each garnish. With
 * the number of a change they say that they were taken at it.
 */
export function menuTables(menu: MenuDocument, world: CellWorld, revision?: number | null): MenuTables {
  const ofCategory = Map.groupBy(menu.plates, ({ category }) => category)
  const rows = menu.categories.flatMap((category): readonly (readonly Cell[])[] => {
    const plates = ofCategory.get(category.key) ?? []
    // A category without plates is a row of its own, or it would be lost.
    if (plates.length === 0) return [[textIn(wordFor(menu.categories, category.key))]]
    return plates.map((plate) => SHEET_COLUMNS.map((column) => cellOf(plate, column, { menu, world })))
  })
  const headings = SHEET_COLUMNS.map((column) => SHEET_HEADINGS[column])
  return {
    menu: [[...headings, ...(revision == null ? [] : [takenHeading(revision)])], ...rows],
    groups: groupTable(menu, world),
  }
}

function written(column: CellColumn, value: unknown, world: CellWorld): Cell {
  const isNumber = column.kind === 'amount' || column.kind === 'count'
  return isNumber && typeof value === 'number' ? value : textIn(column.text(value, world))
}

function cellOf(
  plate: PlateDocument,
  column: SheetColumn,
  { menu, world }: { readonly menu: MenuDocument; readonly world: CellWorld },
): Cell {
  switch (column) {
    case 'key':
      return plate.key
    case 'sizes':
      return textIn(sizesText(plate.sizes, world))
    case 'remarked':
      return written(LISTING_COLUMNS.remarked, menu.remarkeds?.includes(plate.key), world)
    case 'upselled':
      return written(LISTING_COLUMNS.upselled, menu.upselleds?.includes(plate.key), world)
    default:
      return written(PLATE_COLUMNS[column], plate[column], world)
  }
}

function groupTable({ garnishGroups = [] }: MenuDocument, world: CellWorld): Table {
  const rows = garnishGroups.flatMap((group) =>
    group.garnishes.map((garnish) => [
      textIn(group.name),
      textIn(garnish.name),
      ...(['price', 'description', 'ingredients', 'visible'] as const).map((field) =>
        written(GARNISH_COLUMNS[field], garnish[field], world),
      ),
      ...(['mandatory', 'multipleSelection', 'minGarnishAmount', 'maxGarnishAmount'] as const).map((field) =>
        written(GROUP_COLUMNS[field], group[field], world),
      ),
      group.key,
      garnish.key,
    ]),
  )
  return [Object.values(GROUP_HEADINGS), ...rows]
}
