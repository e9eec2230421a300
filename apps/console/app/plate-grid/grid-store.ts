import type { CellWorld } from '@mostrador/domain/menu-sheet/cell-columns'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { draftOf, isDirty, withOwn, withTheirs, type Draft } from '../form/draft.ts'
import { unsavedKey } from '../form/draft-keys.ts'
import type { TypedCell } from './grid-blocks.ts'
import type { ColumnId, GridTab } from './grid-columns.ts'
import { wholeView, rowsOf, type GridView } from './grid-look.ts'
import { onlyCell, shapeOf, type CellSpot, type Selection } from './grid-selection.ts'
import { saving } from './grid-saving.ts'
import { createGridStatus, undoing, type GridStatus } from './grid-status.ts'
import { withTexts, withThingBack, withThings, withoutThings } from './grid-structure.ts'

export type GridStore = ReturnType<typeof createGridStore>

/** Creates the store of a menu as a grid; `worldOf` returns the context to read its cells. */
export function createGridStore({
  base,
  columns,
  tab,
  worldOf,
}: {
  readonly base: Thing
  readonly columns: readonly ColumnId[]
  readonly tab: GridTab
  readonly worldOf: (menu: Thing) => CellWorld
}) {
  const draft = draftOf(base)
  const look = wholeView(tab)
  const shape = shapeOf(rowsOf(draft, look, new Set()), columns)
  const first = { row: shape.rows[0]?.id ?? '', column: columns[0] ?? 'name' }
  const state = createGridStatus({
    draft,
    look,
    shape,
    selection: onlyCell(first),
    editing: undefined,
    lineStart: undefined,
    past: [],
    future: [],
    isSaving: false,
  })
  let added = 0
  const newKey = (): string => unsavedKey((added += 1))
  return {
    now: state.now,
    subscribe: state.subscribe,
    /** Whether leaving would lose changes; those being saved are not counted. */
    isDirty: (): boolean => isDirty(state.now().draft) && !state.now().isSaving,
    world: (): CellWorld => worldOf(state.now().draft.mine),
    ...looking(state),
    ...editing(state, { worldOf, newKey }),
    ...restructuring(state, newKey),
    ...undoing(state),
    ...saving(state),
  }
}

function looking(state: GridStatus) {
  return {
    look(next: Partial<GridView>): void {
      const { look: before, draft, shape } = state.now()
      const look = { ...before, ...next }
      const columns = shape.columns
      state.update({ look, shape: shapeOf(rowsOf(draft, look, new Set()), columns) })
    },
    /** Opens a tab with its own columns and a fresh look. */
    open(tab: GridTab, columns: readonly ColumnId[]): void {
      const { draft } = state.now()
      const look = wholeView(tab)
      const shape = shapeOf(rowsOf(draft, look, new Set()), columns)
      const spot = { row: shape.rows[0]?.id ?? '', column: columns[0] ?? ('name' as const) }
      state.update({ look, shape, selection: onlyCell(spot), editing: undefined })
    },
    showColumns(columns: readonly ColumnId[]): void {
      state.update({ shape: { ...state.now().shape, columns } })
    },
    select(selection: Selection, lineStart?: ColumnId): void {
      state.update({ selection, editing: undefined, lineStart })
    },
    edit(spot: CellSpot, text?: string): void {
      state.update({ selection: onlyCell(spot), editing: { spot, text } })
    },
    leave(): void {
      state.update({ editing: undefined })
    },
  }
}

function editing(
  state: GridStatus,
  how: { readonly worldOf: (menu: Thing) => CellWorld; readonly newKey: () => string },
) {
  return {
    /** Writes texts into cells as one step; returns the ids of things begun in empty rows. */
    write(cells: readonly TypedCell[]): ReadonlyMap<string, string> {
      const before = state.now().draft
      const { draft, begun } = withTexts(before, cells, how)
      const framed = begun.size > 0 ? state.framed(draft) : { draft }
      state.step(draft, { ...framed, editing: undefined })
      return new Map([...begun].map(([id, row]) => [id, row.id]))
    },
    /** Replaces the edited menu by an imported one. */
    load(next: Pick<Draft, 'mine' | 'unread'>, look: Partial<GridView>): void {
      const { draft: before, look: now, shape } = state.now()
      const draft = {
        ...before,
        ...next,
        told: new Map<string, string>(),
        conflicts: new Map<string, unknown>(),
      }
      const wanted = { ...now, ...look }
      state.step(draft, {
        look: wanted,
        shape: shapeOf(rowsOf(draft, wanted, new Set()), shape.columns),
        editing: undefined,
      })
    },
    takeTheirs(place: DocumentPlace): void {
      const draft = withTheirs(state.now().draft, place)
      state.step(draft, state.framed(draft))
    },
    keepMine(place: DocumentPlace): void {
      state.update({ draft: withOwn(state.now().draft, place) })
    },
    discard(): void {
      const draft = draftOf(state.now().draft.base)
      state.step(draft, state.framed(draft))
    },
  }
}

function restructuring(state: GridStatus, newKey: () => string) {
  return {
    /** Adds a nameless size to a plate. */
    addSize(plate: DocumentPlace): void {
      const key = newKey()
      const list = [...plate, 'sizes']
      const draft = withThings(state.now().draft, list, [{ key, name: '' }])
      const spot = { row: [...list, key].join('/'), column: 'name' } as const
      state.step(draft, {
        ...state.framed(draft),
        selection: onlyCell(spot),
        editing: { spot, text: undefined },
      })
    },
    /** Removes things, and references to them. */
    remove(places: readonly DocumentPlace[]): void {
      const draft = withoutThings(state.now().draft, places)
      state.step(draft, state.framed(draft))
    },
    bringBack(places: readonly DocumentPlace[]): void {
      const draft = places.reduce(withThingBack, state.now().draft)
      state.step(draft, state.framed(draft))
    },
  }
}
