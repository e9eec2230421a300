import { sheetProblemText } from '@mostrador/copy/menu-sheet'
import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import { saysBelow, textIn } from '@mostrador/domain/spreadsheet/cells'
import type { CellWorld } from '@mostrador/domain/menu-sheet/cell-columns'
import {
  readMenuSheet,
  unreadColumns,
  type MenuSheet,
  type UnreadColumn,
} from '@mostrador/domain/menu-sheet/read-menu-sheet'
import type { Otherwise, SheetGuess } from '@mostrador/domain/menu-sheet/sheet-guess'
import type { SheetLayout } from '@mostrador/domain/menu-sheet/sheet-layout'
import type { SheetProblem } from '@mostrador/domain/menu-sheet/sheet-problem'
import { withFields, withoutPlates } from '@mostrador/domain/menu-sheet/without-plates'
import type { NamedPicture } from '@mostrador/domain/picture/match-pictures'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { freeSlug } from '@mostrador/domain/revision/slug'
import type { Unread } from '../form/draft.ts'
import { TAB_COLUMNS } from './grid-columns.ts'

export type ImportWishes = {
  readonly layout: SheetLayout
  readonly isOrdered: boolean
  /** Category of new plates without one: its key, or the name of a menu's first one. */
  readonly category: string
  /** Categories whose plates are removed where the sheet lacks them. */
  readonly gone: ReadonlySet<string>
  /** Guesses to be read the other way. */
  readonly otherwise: Otherwise
  /** Leaves out rows with problems that no cell shows. */
  readonly skipsWrong: boolean
}

/** Grid state that a spreadsheet would make. */
export type ImportPlan = {
  readonly mine: Thing
  readonly unread: ReadonlyMap<string, Unread>
  /** Problems at places that the grid has no cell for. */
  readonly elsewhere: readonly SheetProblem[]
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'wrong', number>>
  /** Plates of each category that the sheet lacks. */
  readonly absent: readonly { readonly key: string; readonly name: string; readonly plates: number }[]
  readonly needsCategory: boolean
  /** Ambiguous cells, and how they were read. */
  readonly guesses: readonly SheetGuess[]
  /** Columns with content that are not read. */
  readonly unreadColumns: readonly UnreadColumn[]
  /** Pictures that its cells name, by plate key. */
  readonly named: ReadonlyMap<string, NamedPicture>
}

/** Returns the plan of an import without a spreadsheet: the menu as it is. */
export const planOf = (menu: Thing): ImportPlan => ({
  mine: menu,
  unread: new Map(),
  elsewhere: [],
  counts: { added: 0, changed: 0, removed: 0, wrong: 0 },
  absent: [],
  needsCategory: false,
  guesses: [],
  unreadColumns: [],
  named: new Map(),
})

/** The sentence that refuses a sheet without rows below its headings; undefined for others. */
export const emptySheetText = ({ menu }: MenuSheet, { headingRow }: SheetLayout): string | undefined =>
  saysBelow(menu, headingRow) ? undefined : sheetProblemText({ code: 'sheet-empty' })

type Reading = { readonly menu: Thing; readonly world: CellWorld; readonly wishes: ImportWishes }

const GRID_FIELDS: ReadonlySet<string> = new Set(TAB_COLUMNS.plates)

const isInCell = ({ sheet, plate, field }: SheetProblem): boolean =>
  sheet === 'menu' && plate !== undefined && field !== undefined && GRID_FIELDS.has(field)

const isUncategorised = ({ field, code }: SheetProblem): boolean =>
  field === 'category' && code === 'cell-missing'

/** Plans the import of a spreadsheet into a menu: changes, and problems by cell. */
export function planImport(sheet: MenuSheet, { menu, world, wishes }: Reading): ImportPlan {
  const before = menu as unknown as MenuDocument
  const read = (from: MenuSheet, skipped: ReadonlySet<number>) =>
    readMenuSheet(from, before, {
      layout: withoutPictures(wishes.layout),
      world,
      skipped,
      wishes: { isWhole: false, isOrdered: wishes.isOrdered, otherwise: wishes.otherwise },
    })
  const first = read(sheet, new Set())
  const wrong = first.problems.filter((one) => !isInCell(one))
  const outcome = wishes.skipsWrong && wrong.length > 0 ? read(...withoutWrong(sheet, wrong)) : first
  const { problems } = outcome
  const known = new Map(before.plates.map((plate) => [plate.key, plate]))
  const gone = new Set(outcome.absent.plates.filter((key) => wishes.gone.has(known.get(key)?.category ?? '')))
  const mine = withCategory(withoutPlates(outcome.menu, gone), wishes.category)
  const inCells = problems.filter((one) => isInCell(one) && !isUncategorised(one))
  const now = mine.plates
  return {
    mine: mine as unknown as Thing,
    unread: new Map(
      inCells.map((one) => [
        `plates/${one.plate}/${one.field}`,
        { text: one.text ?? '', problem: sheetProblemText(one) },
      ]),
    ),
    elsewhere: problems.filter((one) => !isInCell(one)),
    counts: {
      added: now.filter(({ key }) => !known.has(key)).length,
      changed: now.filter((one) => known.has(one.key) && !isSameValue(one, known.get(one.key))).length,
      removed: gone.size,
      wrong: inCells.length,
    },
    absent: before.categories.flatMap(({ key, name }) => {
      const plates = outcome.absent.plates.filter((plate) => known.get(plate)?.category === key).length
      return plates === 0 ? [] : [{ key, name, plates }]
    }),
    needsCategory: problems.some(isUncategorised),
    guesses: outcome.guesses,
    unreadColumns: unreadColumns(sheet.menu, wishes.layout),
    named: picturesNamed(sheet, outcome.rowOfPlate, wishes.layout),
  }
}

/** Pictures are chosen by sight: a name in a cell would be one that was never sent. */
const withoutPictures = ({ headingRow, columns }: SheetLayout): SheetLayout => ({
  headingRow,
  columns: columns.map((role) => (role === 'image' ? undefined : role)),
})

function picturesNamed(
  { menu }: MenuSheet,
  rowOfPlate: ReadonlyMap<string, number>,
  { columns }: SheetLayout,
): ImportPlan['named'] {
  const column = columns.indexOf('image')
  if (column === -1) return new Map()
  const cells = [...rowOfPlate].map(
    ([plate, row]) => [plate, { row, text: textIn(menu[row - 1]?.[column]) }] as const,
  )
  return new Map(cells.filter(([, { text }]) => text !== ''))
}

/** Sets pictures of plates by key; a new picture drops the old one's focus. */
export function withPictures(menu: Thing, sources: ReadonlyMap<string, string>): Thing {
  const plates = thingsOf(menu.plates).map((plate) => {
    const image = sources.get(keyOf(plate))
    if (image === undefined || image === plate.image) return plate
    return withFields(plate, { image, imageFocus: undefined })
  })
  return { ...menu, plates }
}

/** Drops wrong groups, and rows with problems that no cell shows. */
function withoutWrong(
  { menu, groups }: MenuSheet,
  wrong: readonly SheetProblem[],
): [MenuSheet, ReadonlySet<number>] {
  const isWrong = (name: SheetProblem['sheet']) => wrong.some(({ sheet }) => sheet === name)
  const rows = new Set(wrong.flatMap(({ sheet, row }) => (sheet === 'menu' ? [row] : [])))
  return [{ menu, groups: isWrong('groups') ? undefined : groups }, rows]
}

/** Gives new plates without a category the chosen one. */
function withCategory(menu: MenuDocument, wanted: string): MenuDocument {
  if (menu.plates.every(({ category }) => category !== '')) return menu
  const { categories } = menu
  const known = categories.find(({ key }) => key === wanted) ?? categories[0]
  const category = known ?? { key: freeSlug(wanted, new Set()), name: wanted }
  return {
    ...menu,
    categories: known ? categories : [category],
    plates: menu.plates.map((one) => (one.category === '' ? { ...one, category: category.key } : one)),
  }
}
