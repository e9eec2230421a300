import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { revisionCopy } from '@mostrador/copy/revision'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { refreshChanged } from './changed-parts.ts'
import { askedPlace } from './revision-filter.ts'
import { whyNotUndone } from './use-undo.ts'

/** Explains in sentences why a thing cannot be restored. */
export function whyNotRestored(problem: Problem): readonly string[] {
  if (problem.code === 'place-not-found') return [revisionCopy.nowhereToGoBack]
  if (problem.status === 409) return [revisionCopy.otherDifference]
  return whyNotUndone(problem)
}

type RestoreDialogProps = {
  /** Revision whose state is shown; undefined while closed. */
  readonly number: number | undefined
  /** Place of the thing in the branch, or the whole brand. */
  readonly place: string
  readonly onClose: () => void
  readonly onRefused: (reasons: readonly string[], number: number) => void
}

/** Dialog of the changes that restoring an earlier state of a thing would make. */
export function RestoreDialog({ number = 0, place, onClose, onRefused }: RestoreDialogProps) {
  const state = usePastState(number, place)
  const restore = useRestore(place, onRefused)
  const { data, error, isFetching, refetch } = state
  const isSame = data?.count === 0
  const confirm = (): void => {
    if (error) void refetch()
    else if (!data || isSame) onClose()
    else restore.mutate({ number, difference: data.difference }, { onSettled: onClose })
  }
  return (
    <ConfirmDialog
      open={number > 0}
      title={revisionCopy.restoreTitle(number)}
      confirmLabel={error ? consoleCopy.retry : isSame ? revisionCopy.understood : revisionCopy.restore}
      cancelLabel={revisionCopy.stay}
      busy={restore.isPending || isFetching}
      busyLabel={restore.isPending ? revisionCopy.restoring : revisionCopy.comparing}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {error ? (
        <p role="alert">{whyNotRestored(error).join(' ')}</p>
      ) : data ? (
        <Difference sentences={data.sentences} count={data.count} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </ConfirmDialog>
  )
}

function Difference(props: { readonly sentences: readonly string[]; readonly count: number }) {
  const { sentences, count } = props
  if (count === 0) return <p>{revisionCopy.sameAlready}</p>
  const hidden = count - sentences.length
  return (
    <div className="grid gap-2">
      <p>{revisionCopy.restoreText(count)}</p>
      <ul className="grid grid-cols-1 gap-1 text-ink">
        {sentences.map((sentence, index) => (
          // Two sentences may be equal; their order never changes.
          <li key={index} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
        {hidden > 0 && <li className="text-14 text-muted">{revisionCopy.moreChanges(hidden)}</li>}
      </ul>
    </div>
  )
}

/** Reads the difference to a thing's earlier state, anew each time. */
function usePastState(number: number, place: string) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  return useQuery({
    queryKey: ['past-state', branchId, number, place],
    queryFn: () =>
      answerOf(api.getPastState({ params: { id: branchId, number }, query: { place: askedPlace(place) } })),
    enabled: number > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

function useRestore(place: string, onRefused: RestoreDialogProps['onRefused']) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const seen = useSeen()
  return useMutation({
    mutationFn: ({ number, difference }: { number: number; difference: string }) =>
      answerOf(
        api.restoreState({
          params: { id: branchId, number },
          body: { place: askedPlace(place), difference },
        }),
      ),
    onSuccess: () => toast({ text: seen(revisionCopy.restoredNow), tone: 'positive' }),
    onError: (problem, { number }) => onRefused(whyNotRestored(problem), number),
    onSettled: () => refreshChanged(queries, branchId),
  })
}
