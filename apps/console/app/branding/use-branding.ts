import type { HeldBranding } from '@mostrador/contract/branding/branding-endpoints'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { brandingCopy } from '@mostrador/copy/branding'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { type BrandingForm, type BrandingProblems, formOf, isSameForm, readForm } from './branding-form.ts'

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

/** What holds, what stands in the form, and whether somebody else saved in between. */
function useHeld(first: HeldBranding) {
  const toast = useToast()
  const [held, setHeld] = useState(first)
  const [form, setForm] = useState(() => formOf(first.branding))
  const [isBehind, setIsBehind] = useState(false)
  const hold = (now: HeldBranding): void => {
    setHeld(now)
    setForm(formOf(now.branding))
    setIsBehind(false)
  }
  const tell = (problem: Problem): void => {
    if (problem.status === 409) setIsBehind(true)
    else toast({ text: problem.detail || brandingCopy.saveFailed, tone: 'danger' })
  }
  /** Takes an answer: what holds now, or why not. */
  const take = (answer: Result<HeldBranding>, text?: string): void => {
    if (!answer.ok) return tell(answer.problem)
    hold(answer.data)
    if (text !== undefined) toast({ text, tone: 'positive' })
  }
  return { held, form, setForm, isBehind, take }
}

/** Edits how a branch looks, from what holds. */
export function useBranding(branchId: string, first: HeldBranding): BrandingEditing {
  const api = useApi()
  const toast = useToast()
  const { held, form, setForm, isBehind, take } = useHeld(first)
  const [isSaving, setIsSaving] = useState(false)
  const params = { id: branchId }
  const over = held.version
  const kept = formOf(held.branding)
  const { branding, problems } = readForm(form)

  async function write(call: Promise<Result<HeldBranding>>, text: string): Promise<void> {
    setIsSaving(true)
    const answer = await call
    setIsSaving(false)
    take(answer, text)
  }

  return {
    version: over,
    form,
    branding,
    problems,
    isDirty: !isSameForm(form, kept),
    isSaving,
    isBehind,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    discard: () => setForm(kept),
    save: async () => {
      if (problems.size > 0) return toast({ text: brandingCopy.fixFirst, tone: 'danger' })
      await write(api.saveBranding({ params, body: { over, branding } }), brandingCopy.saved)
    },
    restore: (number) =>
      write(api.restoreBranding({ params, body: { over, number } }), brandingCopy.restored(number)),
    loadNewest: async () => take(await api.getBranding({ params })),
  }
}
