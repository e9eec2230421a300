import {
  asksWhy,
  generalQuestion,
  isEmpty,
  LONGEST_ANSWER,
  ratingsOf,
  shownQuestions,
  starsOf,
  type GivenAnswer,
  type Question,
  type QuestionType,
} from './survey.ts'

export type AnswerFault =
  | 'survey-question-unknown'
  | 'survey-question-twice'
  | 'survey-answer-other-type'
  | 'survey-rating-out-of-range'
  | 'survey-answer-too-long'
  | 'survey-reason-unknown'
  | 'survey-answer-missing'

/** Refused answer; `at` is its index in the sent list, null for one that is not in it. */
export type AnswerRefusal = {
  readonly code: AnswerFault
  readonly at: number | null
  readonly title: string
}

export type SentAnswer = GivenAnswer & {
  readonly surveyId: string
  readonly questionType: QuestionType
}

/** Response after new answers, or the refusals. */
export type Judged =
  | { readonly ok: false; readonly refusals: readonly AnswerRefusal[] }
  | {
      readonly ok: true
      /** Everything that was said until now, in the survey's order. */
      readonly answers: readonly GivenAnswer[]
      /** The stars of the general question. */
      readonly score: number | null
      readonly isCompleted: boolean
    }

type Asked = { readonly id: string; readonly questions: readonly Question[] }

/**
 * Answers that a diner sends at once. `isCompleted`: the diner has nothing to add; false: they are
 * a part, which is kept by itself and completes nothing; absent: priority questions alone may be a
 * part.
 */
export type SentResponse = { readonly answers: readonly SentAnswer[]; readonly isCompleted?: boolean }

function faultOf(sent: SentAnswer, question: Question): AnswerFault | undefined {
  const { answer, reasons } = sent
  if (sent.questionType !== question.type) return 'survey-answer-other-type'
  if (question.type === 'rating' && answer !== '' && starsOf(answer) === undefined)
    return 'survey-rating-out-of-range'
  if (answer.length > LONGEST_ANSWER) return 'survey-answer-too-long'
  return reasons.every((reason) => question.reasons.includes(reason)) ? undefined : 'survey-reason-unknown'
}

function refusalsOf(survey: Asked, sent: readonly SentAnswer[]): readonly AnswerRefusal[] {
  const seen = new Set<string>()
  return sent.flatMap((one, at) => {
    const question = survey.questions.find(({ id }) => id === one.questionId)
    if (!question || one.surveyId !== survey.id) return [{ code: 'survey-question-unknown', at, title: '' }]
    const { title } = question
    if (seen.has(question.id)) return [{ code: 'survey-question-twice', at, title }]
    seen.add(question.id)
    const code = faultOf(one, question)
    return code ? [{ code, at, title }] : []
  })
}

/**
 * Returns an answer as it is kept: reasons once each, none beside the highest rating, and a choice
 * has no text.
 */
function normal({ answer, reasons }: GivenAnswer, { id, type }: Question): GivenAnswer {
  const isKept = type === 'multiselect' || (type === 'rating' && asksWhy(answer))
  return {
    questionId: id,
    answer: type === 'multiselect' ? '' : answer.trim(),
    reasons: isKept ? [...new Set(reasons)] : [],
  }
}

/** Merges earlier answers with new ones; a new one replaces its earlier one. */
function merge(
  survey: Asked,
  said: readonly GivenAnswer[],
  sent: readonly SentAnswer[],
): ReadonlyMap<string, GivenAnswer> {
  const byId = new Map(survey.questions.map((question) => [question.id, question]))
  const merged = new Map<string, GivenAnswer>()
  for (const one of [...said, ...sent]) {
    const question = byId.get(one.questionId)
    if (question) merged.set(question.id, normal(one, question))
  }
  return merged
}

/**
 * Whether the diner goes on: only priority questions were sent, and another one or its reasons are
 * open. There may always be one more, so the diner tells when it is over.
 */
function isFirstPart(
  shown: readonly Question[],
  merged: ReadonlyMap<string, GivenAnswer>,
  isPriorityOnly: boolean,
): boolean {
  const isOpen = ({ id, type, reasons }: Question): boolean => {
    const said = merged.get(id)
    if (!said || type === 'multiselect') return true
    return reasons.length > 0 && asksWhy(said.answer)
  }
  return isPriorityOnly && shown.some(isOpen)
}

/** Whether only priority questions were sent, with the ratings that their reasons belong to. */
function isPriorityAlone({ questions }: Asked, sent: readonly SentAnswer[]): boolean {
  const followed = ratingsOf(questions)
  const isSent = new Set(sent.map(({ questionId }) => questionId))
  const asked = questions.filter(({ id }) => isSent.has(id))
  const reasonedFor = new Set(asked.map(({ id, priority }) => priority && followed.get(id)?.id))
  return asked.every(({ id, priority }) => priority || reasonedFor.has(id))
}

/**
 * Judges answers by their survey, together with earlier ones. Priority questions may come first
 * and alone, and a list that calls itself a part is one; everything else, and a list that calls
 * itself complete, is the whole response, in which no mandatory answer may be missing. Answers
 * that are no longer asked for (the reasons of a rating that became the highest) are dropped.
 * Source: 001 §4 Survey behaviour, §5.
 */
export function judgeAnswers(
  survey: Asked,
  said: readonly GivenAnswer[],
  { answers: sent, isCompleted: isOver }: SentResponse,
): Judged {
  const wrong = refusalsOf(survey, sent)
  if (wrong.length > 0) return { ok: false, refusals: wrong }
  const merged = merge(survey, said, sent)
  const shown = shownQuestions(survey.questions, merged)
  const isCompleted = isOver ?? !isFirstPart(shown, merged, isPriorityAlone(survey, sent))
  const answers = shown.flatMap(({ id }) => merged.get(id) ?? []).filter((one) => !isEmpty(one))
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const missing = shown.filter(({ id, mandatory }) => mandatory && !answered.has(id))
  if (isCompleted && missing.length > 0) {
    const refusals = missing.map(({ title }) => ({ code: 'survey-answer-missing', at: null, title }) as const)
    return { ok: false, refusals }
  }
  const general = generalQuestion(survey.questions)
  const score = starsOf(answers.find(({ questionId }) => questionId === general?.id)?.answer) ?? null
  return { ok: true, answers, score, isCompleted }
}
