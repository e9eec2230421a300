import type { MenuDocument, NamedThing } from '@mostrador/domain/menu/menu-document'
import { menuTables } from '@mostrador/domain/menu-sheet/menu-tables'
import { decimalsOf } from '@mostrador/domain/spreadsheet/csv'
import { mantissaOf } from '../write/countries.ts'
import { writeCsv, writeXlsx } from './write-sheet.ts'

/** The files that a menu goes out as. */
export type SheetFormat = 'xlsx' | 'csv'

/** Menu with the things of its branch that its cells name. */
export type SheetSource = {
  readonly menu: MenuDocument
  readonly indicators: readonly NamedThing[]
  readonly country: string
  /** Newest change of the menu; without it the sheet names none. */
  readonly revision?: number | null | undefined
}

/**
 * Writes a menu as the bytes of a spreadsheet, whose import changes nothing; a CSV has no garnish
 * groups of its own.
 */
export async function menuSheetBytes(
  { menu, indicators, country, revision }: SheetSource,
  format: SheetFormat,
): Promise<Uint8Array> {
  const world = {
    mantissa: mantissaOf(country),
    decimals: decimalsOf(country),
    categories: menu.categories,
    garnishGroups: menu.garnishGroups ?? [],
    indicators,
  }
  const tables = menuTables(menu, world, revision)
  return format === 'xlsx' ? writeXlsx(tables) : new TextEncoder().encode(writeCsv(tables, country))
}
