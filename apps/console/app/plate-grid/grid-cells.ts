import { sheetProblemText } from '@mostrador/copy/menu-sheet'
import type { CellProblem, CellWorld } from '@mostrador/domain/menu-sheet/cell-columns'
import { hashOf } from '@mostrador/domain/picture/upload-name'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import type { Draft } from '../form/draft.ts'
import { cellColumnOf, listOfColumn, type ColumnId } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'

/** Indexes by list; an unchanged list is indexed once. */
const indexes = new WeakMap<object, ReadonlyMap<string, Thing>>()

function indexOf(list: unknown): ReadonlyMap<string, Thing> {
  if (!Array.isArray(list)) return NOTHING
  const known = indexes.get(list)
  if (known) return known
  const index = new Map(thingsOf(list).map((thing) => [keyOf(thing), thing]))
  indexes.set(list, index)
  return index
}

const NOTHING: ReadonlyMap<string, Thing> = new Map()

/** Finds the thing at a place of a menu, whose steps are lists and keys in turn. */
export function thingAt(menu: Thing, place: DocumentPlace): Thing | undefined {
  let thing: Thing | undefined = menu
  for (let at = 0; at + 1 < place.length; at += 2)
    thing = thing && indexOf(thing[place[at] ?? '']).get(place[at + 1] ?? '')
  return thing
}

/** Returns the keys of a list of plates of a menu. */
export function listedIn(menu: Thing, list: 'remarkeds' | 'upselleds'): ReadonlySet<unknown> {
  const keys = menu[list]
  if (!Array.isArray(keys)) return NONE
  const known = listed.get(keys)
  if (known) return known
  const set = new Set<unknown>(keys)
  listed.set(keys, set)
  return set
}

const listed = new WeakMap<object, ReadonlySet<unknown>>()
const NONE: ReadonlySet<unknown> = new Set()

/** Returns the menu's value in a cell; undefined for none, or for an unknown thing. */
export function valueIn(menu: Thing, row: GridRow, column: ColumnId): unknown {
  if (row.isNew) return undefined
  const list = listOfColumn(column)
  if (list) return listedIn(menu, list).has(row.place.at(-1)) || undefined
  return thingAt(menu, row.place)?.[column]
}

/** Returns a cell's name in a draft. */
export const cellName = (row: GridRow, column: ColumnId): string => `${row.id}/${column}`

/** Returns a cell's text as typed. */
export const typedText = (
  { mine }: Pick<Draft, 'mine'>,
  { row, column, world }: { readonly row: GridRow; readonly column: ColumnId; readonly world: CellWorld },
): string => cellColumnOf(row.kind, column)?.text(valueIn(mine, row, column), world) ?? ''

/** Returns the sentence for a problem of a cell. */
export const problemText = (problem: CellProblem): string => sheetProblemText(problem)

export type CellState = {
  /** No such cell: a size has no category. */
  readonly isOff: boolean
  readonly value: unknown
  /** Value of the server, where it differs. */
  readonly before: unknown
  readonly isChanged: boolean
  /** Typed text that is no value. */
  readonly unread: string | undefined
  readonly problem: string | undefined
  /** Another person changed it too, and the conflict is open. */
  readonly isMet: boolean
}

const OFF: CellState = {
  isOff: true,
  value: undefined,
  before: undefined,
  isChanged: false,
  unread: undefined,
  problem: undefined,
  isMet: false,
}

/** Returns the state of a cell in a draft. */
export function cellState(draft: Draft, row: GridRow, column: ColumnId): CellState {
  const codec = cellColumnOf(row.kind, column)
  if (!codec) return OFF
  const name = cellName(row, column)
  const unread = draft.unread.get(name)
  const value = valueIn(draft.mine, row, column)
  const before = valueIn(draft.base, row, column)
  return {
    isOff: false,
    value,
    before,
    isChanged: !row.isNew && (unread !== undefined || !isSameValue(value, before)),
    unread: unread?.text,
    problem: unread?.problem ?? draft.told.get(name) ?? missingIn(draft, row, column),
    isMet: draft.conflicts.has(name),
  }
}

/** Finds the required value that an unsaved thing lacks. */
function missingIn({ mine, base }: Draft, row: GridRow, column: ColumnId): string | undefined {
  if (row.isNew || thingAt(base, row.place)) return undefined
  const thing = thingAt(mine, row.place)
  const isNeeded =
    column === 'name' || (column === 'price' && row.kind !== 'garnish') || column === 'category'
  const says = thing?.[column] !== undefined && thing[column] !== ''
  if (!thing || !isNeeded || says || !cellColumnOf(row.kind, column)) return undefined
  return problemText({ code: 'cell-missing' })
}

export type RowState = 'same' | 'added' | 'removed'

/** Returns the picture that a plate gets in the draft; undefined for none, or not uploaded. */
export function newPictureOf({ base, mine }: Draft, row: GridRow): string | undefined {
  if (row.isNew || row.kind !== 'plate') return undefined
  const image = thingAt(mine, row.place)?.image
  if (typeof image !== 'string' || image === thingAt(base, row.place)?.image) return undefined
  return hashOf(image)
}

/** Whether the draft adds or removes the row's thing. */
export function rowState({ base, mine }: Draft, row: GridRow): RowState {
  if (row.isNew) return 'same'
  if (!thingAt(mine, row.place)) return 'removed'
  return thingAt(base, row.place) ? 'same' : 'added'
}
