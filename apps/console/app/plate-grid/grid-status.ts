import { overNews } from './grid-draft.ts'
import type { Draft } from '../form/draft.ts'
import type { ColumnId } from './grid-columns.ts'
import { isWhole, rowsOf, type GridView } from './grid-look.ts'
import { hasSameRows } from './grid-rows.ts'
import { shapeOf, type CellSpot, type GridShape, type Selection } from './grid-selection.ts'

/** Step that undo goes back to: the grid as it was, or a saved revision. */
type Step = { readonly draft: Draft; readonly selection: Selection } | { readonly revision: number }

export type Editing = {
  readonly spot: CellSpot
  /** First text of the field; undefined for the cell's own. */
  readonly text: string | undefined
}

export type GridState = {
  readonly draft: Draft
  readonly look: GridView
  readonly shape: GridShape
  readonly selection: Selection
  readonly editing: Editing | undefined
  /** Column where Tab-typing of a line began. */
  readonly lineStart: ColumnId | undefined
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  readonly isSaving: boolean
}

const MOST_STEPS = 200

export type GridStatus = ReturnType<typeof createGridStatus>

/** Creates the state of a grid with its history. */
export function createGridStatus(begin: GridState) {
  let state = begin
  const listeners = new Set<() => void>()
  const update = (next: Partial<GridState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  /** Keeps the rows seen under the same look. */
  const framed = (draft: Draft): Pick<GridState, 'draft' | 'shape'> => {
    if (isWhole(state.look) && hasSameRows(state.draft, draft, state.look.tab))
      return { draft, shape: state.shape }
    const kept = new Set(state.shape.at.keys())
    return { draft, shape: shapeOf(rowsOf(draft, state.look, kept), state.shape.columns) }
  }
  return {
    now: (): GridState => state,
    update,
    framed,
    step(draft: Draft, more: Partial<GridState> = {}): void {
      if (draft === state.draft) return update(more)
      const past = [...state.past, { draft: state.draft, selection: state.selection }].slice(-MOST_STEPS)
      update({ draft, past, future: [], ...more })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Undo and redo, over others' changes. */
export function undoing(state: GridStatus) {
  const turn = (from: 'past' | 'future', to: 'past' | 'future'): number | undefined => {
    const now = state.now()
    const step = now[from].at(-1)
    if (!step || now.isSaving) return undefined
    const left = now[from].slice(0, -1)
    if ('revision' in step) {
      state.update({ [from]: left })
      return step.revision
    }
    const draft = overNews(step.draft, now.draft.base)
    const here = { draft: now.draft, selection: now.selection }
    state.update({
      ...state.framed(draft),
      selection: step.selection,
      editing: undefined,
      [from]: left,
      [to]: [...now[to], here],
    })
    return undefined
  }
  return {
    /** Undoes the last step; returns the revision to undo where the step was a save. */
    undo: (): number | undefined => turn('past', 'future'),
    redo: (): void => void turn('future', 'past'),
  }
}
