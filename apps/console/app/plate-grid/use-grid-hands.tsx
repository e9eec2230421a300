import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { useToast } from '@mostrador/ui/use-toast'
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { brought } from '../layout/brought.ts'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { bindKeys } from '../layout/key-bindings.ts'
import { useUndo } from '../revision/use-undo.ts'
import type { GridHands } from './grid-context.ts'
import { GRID_KEYS } from './grid-key-list.ts'
import { onlyCell } from './grid-selection.ts'
import type { GridStore } from './grid-store.ts'
import { nextProblem } from './problem-spots.ts'
import { columnsOf } from './shown-columns.ts'
import { useGridSave } from './use-grid-save.ts'

const KeysDialog = brought(() => import('./keys-dialog.tsx'))
const ColumnsDialog = brought(() => import('./columns-dialog.tsx'))

type Given = Pick<GridHands, 'menuPlace' | 'isLocked' | 'reading'>

/** Builds the functions that the grid's parts share, and the dialogs beside it. */
export function useGridHands(
  store: GridStore,
  own: Given,
): { readonly hands: GridHands; readonly parts: ReactNode; readonly elsewhere: readonly string[] } {
  const toast = useToast()
  const [voice] = useState(createVoice)
  const [open, setOpen] = useState<'keys' | 'columns'>()
  const undone = useUndo((reasons) => toast({ text: reasons.join(' '), tone: 'danger' }))
  const say: GridHands['say'] = (text, how) => (how?.isSeen ? toast({ text }) : voice.say(text))
  const toProblem = (isBack: boolean): void => goToProblem(store, { isBack, say })
  const { save, elsewhere } = useGridSave(store, own.menuPlace, () => toProblem(false))
  const undo = (): void => {
    if (store.now().past.length === 0) return say(plateGridCopy.nothingToUndo)
    const revision = store.undo()
    if (revision !== undefined) undone.mutate(revision)
    say(revision === undefined ? plateGridCopy.undone : plateGridCopy.undoSaved)
  }
  const hands = useSteady(own, {
    store,
    save,
    undo,
    toProblem,
    say,
    openHelp: () => setOpen('keys'),
    openColumns: () => setOpen('columns'),
  })
  useEffect(() => {
    const unbind = GRID_KEYS.map(bindKeys)
    return () => unbind.forEach((end) => end())
  }, [])
  const parts = (
    <>
      <Voice voice={voice} />
      <Guard store={store} />
      <Suspense>
        {open === 'keys' && <KeysDialog onClosed={() => setOpen(undefined)} />}
        {open === 'columns' && <ColumnsDialog store={store} onClosed={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
  return { hands, parts, elsewhere }
}

/** Guard against losing changes; it renders apart from the grid. */
function Guard({ store }: { readonly store: GridStore }) {
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty)
  const isSaving = useSyncExternalStore(store.subscribe, () => store.now().isSaving)
  return <LeaveGuard isDirty={isDirty} isSaving={isSaving} parts={GUARDED} />
}

/** Query parameters of the page that lead to another view or menu. */
const GUARDED = ['view', 'menu'] as const

type Acts = Omit<GridHands, keyof Given | 'mayAdd'>

/** Returns stable functions that call the latest ones, so that cells do not render for them. */
function useSteady({ menuPlace, isLocked, reading }: Given, acts: Acts): GridHands {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const { store } = acts
  return useMemo(
    () => ({
      store,
      menuPlace,
      isLocked,
      reading,
      mayAdd: !isLocked('name') && !isLocked('price'),
      save: () => latest.current.save(),
      undo: () => latest.current.undo(),
      toProblem: (isBack) => latest.current.toProblem(isBack),
      say: (text, how) => latest.current.say(text, how),
      openHelp: () => latest.current.openHelp(),
      openColumns: () => latest.current.openColumns(),
    }),
    [store, menuPlace, isLocked, reading],
  )
}

/** Goes to the cell with a problem or conflict after the cursor, or before it, on any tab. */
function goToProblem(
  store: GridStore,
  { isBack, say }: { readonly isBack: boolean; readonly say: GridHands['say'] },
): void {
  const { draft, selection, shape, look } = store.now()
  const next = nextProblem(draft, { tab: look.tab, ...selection.active }, isBack)
  if (!next) return say(plateGridCopy.nothingWrong)
  if (next.tab !== look.tab) store.open(next.tab, columnsOf(next.tab))
  else if (!shape.columns.includes(next.column)) store.showColumns([...shape.columns, next.column])
  // A row that the filters hide is shown among the problems.
  if (!store.now().shape.at.has(next.row)) store.look({ show: 'problems', text: '', within: '' })
  store.select(onlyCell({ row: next.row, column: next.column }))
  const grid = document.querySelector<HTMLElement>('[role="grid"]')
  if (grid) grid.dataset.hasFocus = 'yes'
}

/** Live text for screen readers; it renders apart from the grid. */
function createVoice() {
  let said = ''
  const listeners = new Set<() => void>()
  return {
    now: (): string => said,
    say(text: string): void {
      // Screen readers repeat an equal text only if it differs.
      said = text === said ? `${text}\u00a0` : text
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const Voice = ({ voice }: { readonly voice: ReturnType<typeof createVoice> }) => (
  <output className="sr-only">{useSyncExternalStore(voice.subscribe, voice.now)}</output>
)
