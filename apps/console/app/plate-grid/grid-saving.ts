import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { withRefusals, withSaved } from '../form/draft.ts'
import { overNews, rekeyed, sendingOf, type GridSending } from './grid-draft.ts'
import type { GridStatus } from './grid-status.ts'
import { rowsOf } from './grid-look.ts'
import { shapeOf, type CellSpot } from './grid-selection.ts'

/** Replaces unsaved keys in a name. */
const named = (name: string, keys: ReadonlyMap<string, string>): string =>
  name
    .split('/')
    .map((step) => keys.get(step) ?? step)
    .join('/')

/** Takes in others' changes, sends one's own, and handles the answer. */
export function saving(state: GridStatus) {
  let heard: Thing | undefined
  let sent: GridSending | undefined
  return {
    /** Takes in the server's menu. During a save it waits. */
    rebase(theirs: Thing): void {
      const { isSaving, draft } = state.now()
      if (isSaving) heard = theirs
      else if (theirs !== draft.base) state.update(state.framed(overNews(draft, theirs)))
    },
    begin(place: DocumentPlace): GridSending {
      sent = sendingOf(state.now().draft, place)
      heard = undefined
      state.update({ isSaving: true })
      return sent
    },
    /** Ends a save; `theirs` is the server's menu, where known. */
    saved(revision: number | null, theirs: Thing | undefined = heard): void {
      const { draft, look, shape, selection } = state.now()
      const { value, keys } = sent ?? { value: draft.mine, keys: new Map<string, string>() }
      const mine = rekeyed(draft.mine, keys)
      const unread = new Map([...draft.unread].map(([name, one]) => [named(name, keys), one]))
      const next = withSaved({ ...draft, mine, unread }, value, theirs ?? value)
      const spot = ({ row, column }: CellSpot): CellSpot => ({ row: named(row, keys), column })
      const kept = new Set([...shape.at.keys()].map((id) => named(id, keys)))
      state.update({
        isSaving: false,
        draft: next,
        shape: shapeOf(rowsOf(next, look, kept), shape.columns),
        selection: { active: spot(selection.active), anchor: spot(selection.anchor) },
        // A save makes one revision of all steps.
        past: revision === null ? [] : [{ revision }],
        future: [],
      })
    },
    /** Ends a refused save: typed values stay, over the server's present menu. */
    refused(refusals: ReadonlyMap<string, string>, theirs: Thing | undefined = heard): void {
      const { draft } = state.now()
      const unsaved = new Map([...(sent?.keys ?? [])].map(([before, key]) => [key, before]))
      const told = new Map([...refusals].map(([name, sentence]) => [named(name, unsaved), sentence]))
      const over = theirs ? overNews(draft, theirs) : draft
      state.update({ isSaving: false, ...state.framed(withRefusals(over, told)) })
    },
    /** Clears the refusals, so that the next save asks the server again. */
    forgetRefusals(): void {
      state.update({ draft: withRefusals(state.now().draft, new Map()) })
    },
  }
}
