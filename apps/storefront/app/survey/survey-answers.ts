import type { Survey, SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import { asksWhy, isEmpty, shownQuestions } from '@mostrador/domain/survey/survey'

export type Question = Survey['questions'][number]

export type Said = { readonly answer: string; readonly reasons: readonly string[] }

export type Answers = ReadonlyMap<string, Said>

export type SentAnswer = {
  readonly surveyId: string
  readonly questionId: string
  readonly questionTitle: string
  readonly questionType: Question['type']
  readonly answer: string
  readonly reason: string[]
  readonly mandatory: boolean
  readonly priority: boolean
  readonly dinerOrderId: string
}

export const NOTHING: Said = { answer: '', reasons: [] }

/** Reads the answers of earlier visits, as the server keeps them. */
export const answersOf = ({ answers }: SurveyResponse): Answers =>
  new Map(answers.map(({ questionId, answer, reason }) => [questionId, { answer, reasons: reason }]))

/** Changes one answer, and drops reasons not asked for. Source: 001 §4 Survey behaviour. */
export function withAnswer(answers: Answers, question: Question, said: Said): Answers {
  const isRating = question.type === 'rating'
  const kept = isRating && !asksWhy(said.answer) ? { ...said, reasons: [] } : said
  return new Map(answers).set(question.id, kept)
}

/** Returns the questions asked now; answers to hidden ones are dropped. */
export function asked(
  survey: Survey,
  answers: Answers,
): { questions: readonly Question[]; answers: Answers } {
  const questions = shownQuestions(survey.questions, answers)
  const ids = new Set(questions.map(({ id }) => id))
  return { questions, answers: new Map([...answers].filter(([id]) => ids.has(id))) }
}

/** Returns the mandatory questions without an answer. Source: 001 §5. */
export const missing = (questions: readonly Question[], answers: Answers): readonly Question[] =>
  questions.filter(({ id, mandatory }) => mandatory && isEmpty(answers.get(id) ?? NOTHING))

const textOf = (answers: Answers): string =>
  JSON.stringify(
    [...answers]
      .filter(([, said]) => !isEmpty(said))
      .map(([id, { answer, reasons }]) => [id, answer.trim(), ...[...reasons].sort()])
      .sort(([one = ''], [other = '']) => one.localeCompare(other)),
  )

/** Whether two sets of answers are equal, in any order. */
export const isSame = (one: Answers, other: Answers): boolean => textOf(one) === textOf(other)

/** Makes the answers to send, an empty one if missing. Source: 001 §3 Survey answer. */
export const sentAnswers = (
  questions: readonly Question[],
  answers: Answers,
  { surveyId, orderId }: { readonly surveyId: string; readonly orderId: string },
): SentAnswer[] =>
  questions.map(({ id, title, type, mandatory, priority }) => {
    const { answer, reasons } = answers.get(id) ?? NOTHING
    return {
      surveyId,
      questionId: id,
      questionTitle: title,
      questionType: type,
      answer,
      reason: [...reasons],
      mandatory,
      priority,
      dinerOrderId: orderId,
    }
  })
