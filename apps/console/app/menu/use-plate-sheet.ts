import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import type { PlateChange, PlateSheet } from '@mostrador/contract/revision/revision-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { plateSheetCopy } from '@mostrador/copy/plate-sheet'
import { useToast } from '@mostrador/ui/use-toast'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { revisionsKey, useUndo } from '../revision/use-undo.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { conflictOf, formOf, readForm, refusalsOf, withChange } from './plate-form.ts'
import type { FieldSentences, PlateConflict, PlateField, PlateForm } from './plate-form.ts'

/** Which plate, of which branch. */
export type PlatePlace = { readonly branchId: string; readonly plateId: string }

/**
 * What was seen of a plate. It stays what was seen: a change is over that, and over nothing newer.
 */
export const plateSheetQuery = (api: Client, { branchId, plateId }: PlatePlace) =>
  queryOptions({
    queryKey: ['plate-sheet', branchId, plateId],
    queryFn: () => answerOf(api.getPlateSheet({ params: { id: branchId, plateId } })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })

/** The fields of a plate as they are typed, and what can be done with them. */
export type PlateEditing = {
  readonly form: PlateForm
  /** What was wrong at the fields when they were to be saved, here or by the server. */
  readonly told: FieldSentences
  /** The price that the typed text means, in major units. */
  readonly price: number | undefined
  readonly conflict: PlateConflict | undefined
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly type: (field: PlateField, text: string) => void
  readonly save: () => void
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}

/** Sends a change, and tells of it; `onRefused` hears of what stands at a field. */
function useChangePlate(
  { branchId, plateId }: PlatePlace,
  heard: { readonly onSaved: (change: PlateChange) => void; readonly onRefused: (problem: Problem) => void },
) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const undo = useUndo((reasons) => toast({ text: reasons.join(' '), tone: 'danger' }))
  return useMutation({
    mutationFn: (body: PlateChange) => answerOf(api.changePlate({ params: { id: branchId, plateId }, body })),
    onSuccess: ({ revision }, change) => {
      heard.onSaved(change)
      toast({
        text: plateSheetCopy.saved,
        tone: 'positive',
        ...(revision !== null && {
          action: { label: plateSheetCopy.undo, run: () => undo.mutate(revision) },
        }),
      })
      void refreshQueries(queries, ['menu'])
      void refreshQueries(queries, revisionsKey(branchId))
    },
    onError: (problem) => {
      heard.onRefused(problem)
      const stands = conflictOf(problem) !== undefined || Object.keys(refusalsOf(problem)).length > 0
      const text = problem.status === 0 ? consoleCopy.noConnection : problem.detail
      if (!stands) toast({ text: text || plateSheetCopy.saveFailed, tone: 'danger' })
    },
  })
}

/** Until the plate is there: nothing is typed over it. */
const NOTHING_YET: PlateSheet = { name: '', description: '', price: 0 }

/** What is typed over what was seen, and what is said of it at the fields. */
function useTyped(seen: PlateSheet, mantissa: number) {
  const [typed, setTyped] = useState<Partial<PlateForm>>({})
  const [told, setTold] = useState<FieldSentences>({})
  const forget = (field: PlateField): void => {
    setTyped(({ [field]: _, ...others }) => others)
  }
  const type = (field: PlateField, text: string): void => {
    setTyped((before) => ({ ...before, [field]: text }))
    setTold(({ [field]: _, ...others }) => others)
  }
  const form = { ...formOf(seen, mantissa), ...typed }
  return { form, told, tell: setTold, type, forget, forgetAll: () => setTyped({}) }
}

/** What of a plate was seen, and what somebody else made of it since. */
function useSeen(place: PlatePlace, seen: PlateSheet) {
  const { queryKey } = plateSheetQuery(useApi(), place)
  const queries = useQueryClient()
  const [conflict, meet] = useState<PlateConflict>()
  const see = (now: PlateSheet): PlateSheet => {
    queries.setQueryData(queryKey, now)
    return now
  }
  /** What the other one wrote is what was seen from now on. */
  const accept = ({ field, now }: PlateConflict): PlateSheet => {
    meet(undefined)
    return see({ ...seen, [field]: now })
  }
  return { see, conflict, meet, accept }
}

/** Edits a plate from what was seen of it; `onSaved` once there is nothing left to save. */
export function usePlateEditing(
  place: PlatePlace,
  seen: PlateSheet = NOTHING_YET,
  onSaved: () => void,
): PlateEditing {
  const { mantissa } = useWorkplace().currency
  const { see, conflict, meet, accept } = useSeen(place, seen)
  const { form, told, tell, type, forget, forgetAll } = useTyped(seen, mantissa)
  const { change, problems, price, isDirty } = readForm(form, seen, mantissa)

  const { mutate, isPending } = useChangePlate(place, {
    onSaved: (saved) => {
      forgetAll()
      see(withChange(seen, saved))
      onSaved()
    },
    onRefused: (problem) => {
      meet(conflictOf(problem))
      tell(refusalsOf(problem))
    },
  })

  function send(one: PlateChange): void {
    tell(problems)
    meet(undefined)
    if (Object.keys(problems).length === 0 && Object.keys(one).length > 0) mutate(one)
  }

  return {
    form,
    told,
    price,
    conflict,
    isDirty,
    isSaving: isPending,
    type,
    save: () => send(change),
    takeTheirs: () => {
      if (!conflict) return
      accept(conflict)
      forget(conflict.field)
    },
    keepMine: () => conflict && send(readForm(form, accept(conflict), mantissa).change),
  }
}
