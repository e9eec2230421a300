import { menuImportCopy } from '@mostrador/copy/menu-import'
import { useCallback } from 'react'
import type { GivenPicture } from './given-files.ts'
import { useGrid } from './grid-context.ts'
import { onlyCell } from './grid-selection.ts'
import { useTakenBack } from './import-older.tsx'
import { withPictures } from './import-plan.ts'
import { columnsOf } from './shown-columns.ts'
import { useImport, type ReadImport } from './use-import.ts'
import { useSending, type SentPictures } from './use-sending.ts'

/** Summarises the changes of an import; '' for none. */
export const summaryOf = ({ counts, match }: ReadImport): string =>
  menuImportCopy.summary({ ...counts, pictures: match.ofPlate.size })

/** Gathers an import, asks its questions, and loads it into the grid; then calls `onShown`. */
export function useImportFlow(onShown: () => void) {
  const { store, say } = useGrid()
  const sending = useSending()
  const { sent, progress } = sending
  const arrives = useCallback(({ id }: GivenPicture): boolean => sent.get(id)?.ok !== false, [sent])
  const gathered = useImport(arrives)
  const older = useTakenBack()

  /** Goes on as far as no question is open. */
  async function goOn(): Promise<void> {
    const { given } = gathered
    const now = gathered.readNow()
    if (!given || !now || !(await older.isFine(given.sheet?.read, now.mine))) return
    const wanted = new Set(now.match.ofPlate.values())
    const answers = await sending.send(given.pictures.filter(({ id }) => wanted.has(id)))
    // A failed picture is told; the next press goes on without it.
    if (!answers || [...wanted].some((id) => !answers.get(id)?.ok)) return
    show(gathered.readNow() ?? now, answers)
  }

  function show(now: ReadImport, answers: SentPictures): void {
    if (store.now().look.tab !== 'plates') store.open('plates', columnsOf('plates'))
    const sources = [...now.match.ofPlate].flatMap(([plate, id]) => {
      const answer = answers.get(id)
      return answer?.ok ? [[plate, answer.kept.source] as const] : []
    })
    const mine = withPictures(now.mine, new Map(sources))
    const look = { show: 'changed', text: '', within: '', sort: undefined } as const
    store.load({ mine, unread: new Map([...store.now().draft.unread, ...now.unread]) }, look)
    const { shape } = store.now()
    const [row] = shape.rows
    if (row) store.select(onlyCell({ row: row.id, column: shape.columns[0] ?? 'name' }))
    say(menuImportCopy.loaded(summaryOf(now)), { isSeen: true })
    onShown()
  }

  return {
    ...gathered,
    older,
    sent,
    progress,
    isBusy: progress !== undefined || older.isAsking,
    /** Sentence of a failure; '' for none. */
    failure: gathered.failure || older.failure,
    /** Sends failed pictures again; undefined where that cannot help. */
    retry: [...sent.values()].some((one) => !one.ok && one.mayRetry) ? sending.retry : undefined,
    goOn: () => void goOn(),
  }
}

export type ImportFlow = ReturnType<typeof useImportFlow>
