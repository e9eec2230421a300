import type { HeldBranding } from '@mostrador/contract/branding/branding-endpoints'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { brandingCopy } from '@mostrador/copy/branding'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { formOf, isSameForm, readForm } from './branding-form.ts'
import type { BrandingForm, BrandingProblems } from './branding-form.ts'

/** The form, what holds beside it, and what can be done with both. */
export type BrandingEditing = {
  readonly version: number
  readonly form: BrandingForm
  readonly branding: Branding
  readonly problems: BrandingProblems
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Somebody else saved in between. */
  readonly isBehind: boolean
  readonly change: (part: Partial<BrandingForm>) => void
  readonly discard: () => void
  readonly save: () => Promise<void>
  readonly restore: (number: number) => Promise<void>
  readonly loadNewest: () => Promise<void>
}

/** The versions that were saved: another list whenever another one holds. */
export const versionsKey = (branchId: string) => ['branding-versions', branchId]

/** What holds, what stands in the form, and whether somebody else saved in between. */
function useHeld(branchId: string, first: HeldBranding) {
  const toast = useToast()
  const queries = useQueryClient()
  const [held, setHeld] = useState(first)
  const [form, setForm] = useState(() => formOf(first.branding))
  const [isBehind, setIsBehind] = useState(false)
  const hold = (now: HeldBranding): void => {
    setHeld(now)
    setForm(formOf(now.branding))
    setIsBehind(false)
    void refreshQueries(queries, versionsKey(branchId))
  }
  const tell = (problem: Problem): void => {
    if (problem.status === 409) setIsBehind(true)
    else toast({ text: problem.detail || brandingCopy.saveFailed, tone: 'danger' })
  }
  return { held, form, setForm, isBehind, hold, tell }
}

/** What is asked of the server, and what is said when it was done. */
type Task = { readonly ask: () => Promise<Result<HeldBranding>>; readonly said?: string }

/** Edits how a branch looks, from what holds. */
export function useBranding(branchId: string, first: HeldBranding): BrandingEditing {
  const api = useApi()
  const toast = useToast()
  const { held, form, setForm, isBehind, hold, tell } = useHeld(branchId, first)
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ ask }: Task) => answerOf(ask()),
    onSuccess: (now, { said }) => {
      hold(now)
      if (said !== undefined) toast({ text: said, tone: 'positive' })
    },
    onError: tell,
  })
  const run = (ask: Task['ask'], said?: string): Promise<void> =>
    mutateAsync({ ask, ...(said !== undefined && { said }) }).then(
      () => undefined,
      () => undefined,
    )
  const params = { id: branchId }
  const over = held.version
  const kept = formOf(held.branding)
  const { branding, problems } = readForm(form)

  return {
    version: over,
    form,
    branding,
    problems,
    isDirty: !isSameForm(form, kept),
    isSaving: isPending && variables.said !== undefined,
    isBehind,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    discard: () => setForm(kept),
    save: async () => {
      if (problems.size > 0) return toast({ text: brandingCopy.fixFirst, tone: 'danger' })
      await run(() => api.saveBranding({ params, body: { over, branding } }), brandingCopy.saved)
    },
    restore: (number) =>
      run(() => api.restoreBranding({ params, body: { over, number } }), brandingCopy.restored(number)),
    loadNewest: () => run(() => api.getBranding({ params })),
  }
}
