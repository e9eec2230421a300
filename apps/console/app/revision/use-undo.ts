import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { revisionCopy } from '@mostrador/copy/revision'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { refreshChanged } from './changed-parts.ts'

/** Writes a place's present value for people; undefined where there is none. */
function nowText(value: string | number | undefined): string | undefined {
  if (typeof value === 'number') return value.toLocaleString('es-AR')
  return value || undefined
}

/** Field of a branch contact with its marks. */
const MARKS = 'soldOut'

/** Explains in sentences why a change cannot be undone. */
export function whyNotUndone(problem: Problem): readonly string[] {
  const { status, errors = [] } = problem
  if (status === 0) return [consoleCopy.noConnection]
  const [first] = errors
  const steps = first?.path?.split('/') ?? []
  const field = steps.at(-1) ?? ''
  if (status === 409 && steps[2] === MARKS)
    return [revisionCopy.markedSince(nowText(first?.expected), first?.by)]
  if (status === 409 && first) return [revisionCopy.changedSince(field, nowText(first.expected))]
  if (status === 422 && first) return [...new Set(errors.map(({ message }) => message))]
  return [whyRefused(problem) || revisionCopy.undoFailed]
}

/** Mutation key of the undos made here. */
export const undoKey = (branchId: string) => ['undo-revision', branchId] as const

/** Undoes a change; calls `onRefused` with the reasons of a refusal. */
export function useUndo(onRefused: (reasons: readonly string[], number: number) => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { contact } = useWorkplace()
  const seen = useSeen()
  return useMutation({
    mutationKey: undoKey(contact.branchId),
    mutationFn: (number: number) => answerOf(api.undoRevision({ params: { id: contact.branchId, number } })),
    onSuccess: () => toast({ text: seen(revisionCopy.undoneNow), tone: 'positive' }),
    onError: (problem, number) => onRefused(whyNotUndone(problem), number),
    onSettled: () => refreshChanged(queries, contact.branchId),
  })
}
