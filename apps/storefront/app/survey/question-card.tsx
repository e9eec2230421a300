import { surveyCopy } from '@mostrador/copy/survey'
import { asksWhy, LONGEST_ANSWER, starsOf } from '@mostrador/domain/survey/survey'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { NOTHING, type Question, type Said } from './survey-answers.ts'
import type { SurveyForm } from './use-survey.ts'
import { Star, RATINGS } from './star-row.tsx'

type QuestionProps = { readonly question: Question; readonly form: SurveyForm }

/** Card of a question, with its field and its error. Source: 001 §3 Survey. */
export function QuestionCard({ question, form }: QuestionProps) {
  const { id, title, subTitle, mandatory } = question
  const isWanting = form.wanting.includes(id)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [isWanting && errorId, subTitle && hintId].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      {...(described && { 'aria-describedby': described })}
      className="grid min-w-0 animate-rise grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4"
    >
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 text-18 font-semibold wrap-anywhere">{title}</span>
          {!mandatory && <span className="text-14 text-muted">{surveyCopy.optional}</span>}
        </span>
      </legend>
      {subTitle && (
        <p id={hintId} className="-mt-2 text-14 wrap-anywhere text-muted">
          {subTitle}
        </p>
      )}
      <QuestionField question={question} form={form} />
      {isWanting && (
        <p id={errorId} className="flex gap-1.5 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{surveyCopy.mandatory(title)}</span>
        </p>
      )}
    </fieldset>
  )
}

function QuestionField({ question, form }: QuestionProps) {
  const { id, title, type } = question
  const said = form.answers.get(id) ?? NOTHING
  const say = (next: Said) => form.say(question, next)
  if (type === 'multiselect') return <Reasons question={question} said={said} onSay={say} />
  if (type === 'rating') {
    const isAskedWhy = question.questionReasons.length > 0 && asksWhy(said.answer)
    return (
      <>
        <StarField name={id} answer={said.answer} onChoose={(answer) => say({ ...said, answer })} />
        {isAskedWhy && (
          <fieldset className="min-w-0 animate-rise border-t border-line pt-3">
            <legend className="contents">
              <span className="text-14 font-medium">{surveyCopy.reasons}</span>
            </legend>
            <Reasons question={question} said={said} onSay={say} />
          </fieldset>
        )}
      </>
    )
  }
  return (
    <TextArea
      label={title}
      labelHidden
      maxLength={LONGEST_ANSWER}
      value={said.answer}
      onChange={({ currentTarget: { value } }) => say({ ...said, answer: value })}
      // The submit button sends everything; a text sent before it would lock it.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget?.getAttribute('type') !== 'submit') form.finish(question)
      }}
    />
  )
}

type ReasonsProps = {
  readonly question: Question
  readonly said: Said
  readonly onSay: (said: Said) => void
}

function Reasons({ question, said, onSay }: ReasonsProps) {
  const toggled = (reason: string): readonly string[] =>
    said.reasons.includes(reason) ? said.reasons.filter((one) => one !== reason) : [...said.reasons, reason]
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {question.questionReasons.map(({ reason }) => (
        <Checkbox
          key={reason}
          label={<span className="wrap-anywhere">{reason}</span>}
          checked={said.reasons.includes(reason)}
          onChange={() => onSay({ ...said, reasons: toggled(reason) })}
        />
      ))}
    </div>
  )
}

type StarFieldProps = {
  readonly name: string
  readonly answer: string
  readonly onChoose: (answer: string) => void
}

/** Stars as native radios, for keys and screen readers too. Source: 001 §2 Survey page. */
function StarField({ name, answer, onChoose }: StarFieldProps) {
  const stars = starsOf(answer) ?? 0
  return (
    <div className="grid justify-items-center gap-1">
      <div className="flex w-full max-w-80 justify-between">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="grid size-12 cursor-pointer place-items-center rounded-full transition-[scale] active:scale-90 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === stars}
              onChange={() => onChoose(String(rating))}
              className="sr-only"
            />
            <Star isFull={rating <= stars} className="size-10" />
            <span className="sr-only">{surveyCopy.stars(rating)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className="min-h-5 text-14 text-muted">
        {surveyCopy.words[stars - 1]}
      </p>
    </div>
  )
}
