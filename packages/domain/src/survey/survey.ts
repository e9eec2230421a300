/** Types of questions, spelled as the documents do. Source: 001 §3 Survey. */
export const QUESTION_TYPES = ['rating', 'text', 'multiselect'] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** From one star to five. Source: 001 §9. */
const RATINGS = [1, 2, 3, 4, 5]
export const HIGHEST_RATING = 5
/**
 * The longest text answer, in UTF-16 units as a field of a page counts them. Source: 001 §5, §9.
 */
export const LONGEST_ANSWER = 180
/** Time after a send in which no other is made, in milliseconds. Source: 001 §4, §9. */
export const SUBMIT_LOCK_MS = 1_500

/**
 * Question of a survey; `reasons` are the choices of a multiselect, or those for a rating below
 * the highest.
 */
export type Question = {
  readonly id: string
  readonly title: string
  readonly type: QuestionType
  readonly questionOrder: number
  readonly priority: boolean
  readonly mandatory: boolean
  readonly reasons: readonly string[]
}

/** Answer to one question: a rating's digit or a text, and the reasons that were named. */
export type GivenAnswer = {
  readonly questionId: string
  readonly answer: string
  readonly reasons: readonly string[]
}

/** Returns the stars of an answer, or undefined where it is empty or no rating. */
export const starsOf = (answer: string | undefined): number | undefined =>
  RATINGS.find((stars) => String(stars) === answer)

type Asking = Pick<Question, 'id' | 'questionOrder' | 'priority' | 'type'>

const byOrder = <Asked extends Asking>(questions: readonly Asked[]): readonly Asked[] =>
  questions.toSorted((a, b) => a.questionOrder - b.questionOrder)

/**
 * Returns the rating that each multiselect follows, by the multiselect's id: the last one before
 * it.
 */
export function ratingsOf<Asked extends Asking>(questions: readonly Asked[]): ReadonlyMap<string, Asked> {
  const followed = new Map<string, Asked>()
  let rating: Asked | undefined
  for (const question of byOrder(questions)) {
    if (question.type === 'rating') rating = question
    if (question.type === 'multiselect' && rating) followed.set(question.id, rating)
  }
  return followed
}

/**
 * Questions in the order in which they are asked: those of priority first, and reasons with the
 * rating that they follow. Source: 001 §3 questionOrder, priority.
 */
export function inOrder<Asked extends Asking>(questions: readonly Asked[]): readonly Asked[] {
  const followed = ratingsOf(questions)
  const rank = (question: Asked) => Number((followed.get(question.id) ?? question).priority)
  return byOrder(questions).toSorted((a, b) => rank(b) - rank(a))
}

/**
 * Returns the question for the whole order, which a link may answer: the first rating. Source: 001
 * §2 surveyGeneralNPSAnswer.
 */
export const generalQuestion = <Asked extends Asking>(questions: readonly Asked[]): Asked | undefined =>
  inOrder(questions).find(({ type }) => type === 'rating')

/**
 * Whether a rating asks for reasons: it is there and below the highest. Source: 001 §4 Survey
 * behaviour.
 */
export const asksWhy = (answer: string | undefined): boolean =>
  (starsOf(answer) ?? HIGHEST_RATING) < HIGHEST_RATING

/** Whether a question has no answer. */
export const isEmpty = ({ answer, reasons }: Pick<GivenAnswer, 'answer' | 'reasons'>): boolean =>
  answer.trim() === '' && reasons.length === 0

type Answers = ReadonlyMap<string, Pick<GivenAnswer, 'answer' | 'reasons'>>

/**
 * Returns the questions to ask after some answers, in their order. A multiselect follows the
 * rating before it: it is asked while that is below the highest, and not while it is empty.
 * Source: 001 §4 Survey behaviour.
 */
export function shownQuestions<Asked extends Asking>(
  questions: readonly Asked[],
  answers: Answers,
): readonly Asked[] {
  const followed = ratingsOf(questions)
  return inOrder(questions).filter(({ id }) => {
    const rating = followed.get(id)
    return !rating || asksWhy(answers.get(rating.id)?.answer)
  })
}
