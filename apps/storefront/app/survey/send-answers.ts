import { createClient, type Fetch, type Result } from '@mostrador/contract/client'
import { answerSurvey } from '@mostrador/contract/routes'
import type { SentAnswer } from './survey-answers.ts'

/** Sends answers; `isCompleted` says whether they are the whole response, if known. */
export type SendAnswers = (
  answers: SentAnswer[],
  isCompleted?: boolean,
) => Promise<Result<{ isCompleted: boolean }>>

/**
 * Makes the sender of an order's answers. It holds the route and uses `keepalive`: answers sent
 * just before the tab closes go out at once and arrive. They are a few kilobytes at most.
 */
export function sendAnswersOf(fetch: Fetch, orderCode: string): SendAnswers {
  const client = createClient(fetch, { answerSurvey })
  return (answers, isCompleted) =>
    client.answerSurvey(
      { params: { orderCode }, body: { answers, ...(isCompleted !== undefined && { isCompleted }) } },
      { keepalive: true },
    )
}
