import { createClient, type Fetch, type Result } from '@mostrador/contract/client'
import { answerSurvey } from '@mostrador/contract/routes'
import type { SentAnswer } from './survey-answers.ts'

/**
 * Sends answers; `isCompleted`: they are the whole response, or by no means. Left to the survey
 * where it is not said.
 */
export type SendAnswers = (
  answers: SentAnswer[],
  isCompleted?: boolean,
) => Promise<Result<{ isCompleted: boolean }>>

/**
 * Sends what is said of the order of a code. It has the route with it and keeps its call alive:
 * what is said just before the tab closes goes out in the same moment and arrives. Answers are a
 * few kilobytes at most.
 */
export function sendAnswersOf(fetch: Fetch, orderCode: string): SendAnswers {
  const client = createClient(fetch, { answerSurvey })
  return (answers, isCompleted) =>
    client.answerSurvey(
      { params: { orderCode }, body: { answers, ...(isCompleted !== undefined && { isCompleted }) } },
      { keepalive: true },
    )
}
