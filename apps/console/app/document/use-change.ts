import type { ConsoleDoor } from '@mostrador/domain/revision/revision-door'
import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import type { Problem } from '@mostrador/contract/problem'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { documentCopy } from '@mostrador/copy/document'
import type { Operation } from '@mostrador/domain/revision/operation'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useUndo } from '../revision/use-undo.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { changeKey, readOf } from './document-query.ts'

type ChangeConflict = {
  readonly place: string
  /** Present value there; '' for none, or for a whole thing. */
  readonly now: string | number
  /** Author and time of it; undefined where unknown. */
  readonly by: string | undefined
  readonly at: string | undefined
}

/** Reason why a change was refused. */
export type ChangeRefusal = {
  readonly problem: Problem
  readonly conflict: ChangeConflict | undefined
  /** Sentences of the check, by place in the branch. */
  readonly sentences: Readonly<Record<string, string>>
}

type Change = {
  readonly operations: readonly Operation[]
  /** Where the change came from; the console by default. */
  readonly door?: ConsoleDoor
  readonly rule?: PriceRuleWire
  /** Toast once it holds; "saved" by default. */
  readonly said?: string
}

/** Result of a change, with its revision; null where nothing changed. */
export type Changed =
  | { readonly ok: true; readonly revision: number | null }
  | ({ readonly ok: false } & ChangeRefusal)

/** Function that changes the branch's document, and whether a change is pending. */
export type Changing = {
  readonly change: (change: Change) => Promise<Changed>
  readonly isSaving: boolean
}

/**
 * Changes the branch's document: pages show it at once (`useDocument`), changes are sent one after
 * the other, and a toast offers undo. A refusal is returned by place; `showsRefusal` tells that
 * the page shows it at a field, otherwise a toast does.
 */
export function useChange(showsRefusal: (refusal: ChangeRefusal) => boolean = () => false): Changing {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const seen = useSeen()
  const undo = useUndo((reasons) => toast({ text: reasons.join(' '), tone: 'danger' }))
  const { mutateAsync, isPending } = useMutation({
    mutationKey: changeKey(branchId),
    scope: { id: changeKey(branchId).join(' ') },
    mutationFn: ({ operations, door, rule }: Change) =>
      answerOf(
        api.changeDocument({
          params: { id: branchId },
          body: { operations: operations.map(wireOf), door, rule },
        }),
      ),
    onSuccess: (
      { revision },
      { operations, said = seen(documentCopy.saved, operations, readOf(queries, branchId)) },
    ) =>
      toast({
        text: said,
        tone: 'positive',
        ...(revision !== null && {
          action: { label: documentCopy.undo, run: () => undo.mutate(revision) },
        }),
      }),
    // Pending until pages show the answer.
    onSettled: () => refreshChanged(queries, branchId),
  })

  async function change(asked: Change): Promise<Changed> {
    try {
      const { revision } = await mutateAsync(asked)
      return { ok: true, revision }
    } catch (error) {
      const refusal = refusalOf(error as Problem)
      if (!showsRefusal(refusal)) toast({ text: refusalText(refusal), tone: 'danger' })
      return { ok: false, ...refusal }
    }
  }
  return { change, isSaving: isPending }
}

/** Returns an operation as it is sent. */
export const wireOf = (operation: Operation): OperationWire => ({ ...operation, place: [...operation.place] })

function refusalText({ problem, conflict, sentences }: ChangeRefusal): string {
  if (problem.status === 0) return consoleCopy.noConnection
  if (conflict) return documentCopy.changedMeanwhile(conflict.by)
  return Object.values(sentences)[0] ?? (whyRefused(problem) || documentCopy.saveFailed)
}

/** Reads the conflict (409) or the sentences of the check (422) from a refusal. */
function refusalOf(problem: Problem): ChangeRefusal {
  const { status, errors = [] } = problem
  const [first] = errors
  const conflict =
    status === 409 && first?.path !== undefined
      ? { place: first.path, now: first.expected ?? '', by: first.by, at: first.at }
      : undefined
  const told = status === 422 ? errors.flatMap(({ path, message }) => (path ? [[path, message]] : [])) : []
  // Reversed, so that the first sentence of a place wins.
  return { problem, conflict, sentences: Object.fromEntries(told.toReversed()) }
}
