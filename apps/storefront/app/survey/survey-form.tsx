import { surveyCopy } from '@mostrador/copy/survey'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect } from 'react'
import type { AskedSurvey } from './load-survey.ts'
import { QuestionCard } from './question-card.tsx'
import { useSurvey, type SurveyForm as Form, type SurveyOrder } from './use-survey.ts'

export type SurveyFormProps = {
  readonly asked: AskedSurvey
  readonly order: SurveyOrder
  /** Called once the response is complete, with the kept stars, and whether this page gave them. */
  readonly onDone: (stars: number | null, isOwn: boolean) => void
}

/** Form of a survey; priority answers are sent at once. Source: 001 §4 Survey behaviour. */
export function SurveyForm({ asked, order, onDone }: SurveyFormProps) {
  const toast = useToast()
  const form = useSurvey(asked, order)
  const { state, questions, stars, kept } = form
  const isOwn = state.isCompleted && !state.isElsewhere
  useEffect(() => {
    if (isOwn) onDone(stars, true)
    else if (kept) onDone(kept.stars, kept.isOwn)
  }, [isOwn, stars, kept, onDone])

  function send(): void {
    const [first] = form.sendAll()
    if (!first) return
    toast({ text: surveyCopy.mandatory(first.title), tone: 'danger' })
    const place = document.getElementById(first.id)
    const field = place?.querySelector<HTMLElement>('input, textarea') ?? place
    field?.focus()
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} form={form} />
      ))}
      <Trouble state={state} onRetry={send} />
      <Button
        type="submit"
        wide
        size="large"
        busy={state.sending}
        busyLabel={surveyCopy.sending}
        aria-disabled={state.locked || undefined}
        className="aria-disabled:opacity-60"
      >
        {surveyCopy.send}
      </Button>
      <output className="min-h-5 text-center text-14 text-muted">
        {state.saved && !state.isCompleted && surveyCopy.saved}
      </output>
    </form>
  )
}

function Trouble({ state, onRetry }: { readonly state: Form['state']; readonly onRetry: () => void }) {
  if (!state.problem) return null
  const { errors, detail, status } = state.problem
  const isTheirs = status >= 400 && status < 500
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
          {surveyCopy.retry}
        </Button>
      }
    >
      {isTheirs ? (errors?.[0]?.message ?? detail) : surveyCopy.failed}
    </Notice>
  )
}
