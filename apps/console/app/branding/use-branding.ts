import type { HeldBranding } from '@mostrador/contract/branding/branding-endpoints'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { brandingCopy } from '@mostrador/copy/branding'
import { documentCopy } from '@mostrador/copy/document'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { formOf, isSameForm, readForm, type BrandingForm, type BrandingProblems } from './branding-form.ts'
import { decided, overNews, withTheirs, type MetPlaces } from './branding-news.ts'

export type BrandingEditing = {
  readonly version: number
  readonly form: BrandingForm
  /** Saved values. */
  readonly saved: BrandingForm
  readonly branding: Branding
  readonly problems: BrandingProblems
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Fields that another person changed too, by place, each with the other value. */
  readonly met: MetPlaces
  /** Another person saved in between, so restoring a version was refused. */
  readonly isBehind: boolean
  readonly change: (part: Partial<BrandingForm>) => void
  readonly discard: () => void
  /** Takes the other person's value at a place, or keeps one's own. */
  readonly decide: (place: string, isTheirs: boolean) => void
  readonly save: () => Promise<void>
  readonly restore: (number: number) => Promise<void>
  readonly loadNewest: () => Promise<void>
}

/** Query key of the saved versions. */
export const versionsKey = (branchId: string) => ['branding-versions', branchId]

/** Saved branding, the form over it, and the fields that another person changed too. */
type Standing = { readonly held: HeldBranding; readonly form: BrandingForm; readonly met: MetPlaces }

const NOTHING_MET: MetPlaces = new Map()

const standingOf = (held: HeldBranding): Standing => ({
  held,
  form: formOf(held.branding),
  met: NOTHING_MET,
})

const caughtUp = ({ held, form }: Standing, now: HeldBranding): Standing => ({
  held: now,
  ...overNews(formOf(held.branding), form, formOf(now.branding)),
})

type Task = {
  readonly ask: () => Promise<Result<HeldBranding>>
  readonly said?: string
  /** Merges the answer under the form instead of replacing the form. */
  readonly isNews?: boolean
  /** On a conflict, the newer branding is merged under the form afterwards. */
  readonly isMerged?: boolean
}

function useStanding(branchId: string, first: HeldBranding) {
  const toast = useToast()
  const queries = useQueryClient()
  const [standing, setStanding] = useState(() => standingOf(first))
  const [isBehind, setIsBehind] = useState(false)
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ ask }: Task) => answerOf(ask()),
    onSuccess: (now, { said, isNews = false }) => {
      setStanding((before) => (isNews ? caughtUp(before, now) : standingOf(now)))
      setIsBehind(false)
      void refreshQueries(queries, versionsKey(branchId))
      if (said !== undefined) toast({ text: said, tone: 'positive' })
    },
    onError: (problem: Problem, { isMerged = false }) => {
      if (problem.status !== 409)
        toast({ text: whyRefused(problem) || brandingCopy.saveFailed, tone: 'danger' })
      else if (!isMerged) setIsBehind(true)
    },
  })
  /** Runs a task; returns the code of a refusal. */
  const run = (task: Task): Promise<string | undefined> =>
    mutateAsync(task).then(
      () => undefined,
      ({ code }: Problem) => code,
    )
  return { ...standing, setStanding, isBehind, run, isSaving: isPending && variables.said !== undefined }
}

/** Edits a branch's look, starting from the saved one. */
export function useBranding(branchId: string, first: HeldBranding): BrandingEditing {
  const api = useApi()
  const toast = useToast()
  const seen = useSeen()
  const { held, form, met, setStanding, isBehind, run, isSaving } = useStanding(branchId, first)
  const params = { id: branchId }
  const over = held.version
  const kept = formOf(held.branding)
  const { branding, problems } = readForm(form)

  return {
    version: over,
    form,
    saved: kept,
    branding,
    problems,
    met,
    isDirty: !isSameForm(form, kept),
    isSaving,
    isBehind,
    change: (part) => setStanding((before) => ({ ...before, form: { ...before.form, ...part } })),
    discard: () => setStanding(standingOf(held)),
    decide: (place, isTheirs) =>
      setStanding((before) => ({
        held: before.held,
        form: isTheirs ? withTheirs(before.form, before.met, place) : before.form,
        met: decided(before.met, place),
      })),
    save: async () => {
      if (problems.size > 0) return toast({ text: brandingCopy.fixFirst, tone: 'danger' })
      const wrong = await run({
        ask: () => api.saveBranding({ params, body: { over, branding } }),
        said: seen(documentCopy.saved),
        isMerged: true,
      })
      if (wrong === 'changed-meanwhile')
        await run({ ask: () => api.getBranding({ params }), said: brandingCopy.caughtUp, isNews: true })
    },
    restore: async (number) => {
      await run({
        ask: () => api.restoreBranding({ params, body: { over, number } }),
        said: brandingCopy.restored(number),
      })
    },
    loadNewest: async () => {
      await run({ ask: () => api.getBranding({ params }) })
    },
  }
}
