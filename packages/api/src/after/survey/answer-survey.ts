import type { Survey, SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import { answerFaultText } from '@mostrador/copy/survey'
import { judgeAnswers, type AnswerRefusal, type SentAnswer } from '@mostrador/domain/survey/judge-answers'
import { mayRate } from '@mostrador/domain/survey/may-rate'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import type { Api } from '../../ground/ports.ts'
import { saveResponse } from './save-response.ts'
import { findAsked, lockRatedOrder, type RatedOrder } from './survey-store.ts'

type Sent = HandlerInput<'answerSurvey'>['body']

const judgedSurvey = ({ id, questions }: Survey) => ({
  id,
  questions: questions.map(({ questionReasons, ...question }) => ({
    ...question,
    reasons: questionReasons.map(({ reason }) => reason),
  })),
})

const saidBefore = ({ answers }: SurveyResponse) =>
  answers.map(({ questionId, answer, reason }) => ({ questionId, answer, reasons: reason }))

/** Returns the answers as the domain judges them; they name their order, or none. */
const sentAnswers = (sent: Sent['answers'], orderId: string): readonly SentAnswer[] =>
  sent.map(({ reason, dinerOrderId, ...answer }) => ({
    ...answer,
    // An answer for another order is one to another survey.
    surveyId: (dinerOrderId ?? orderId) === orderId ? answer.surveyId : '',
    reasons: reason,
  }))

function refused(refusals: readonly AnswerRefusal[]) {
  const errors = refusals.map(({ code, at, title }) => ({
    code,
    message: answerFaultText(code, title),
    ...(at !== null && { path: `answers.${at}` }),
  }))
  const isMissing = refusals.every(({ code }) => code === 'survey-answer-missing')
  return no(isMissing ? 'survey-answer-missing' : 'survey-answer-invalid', errors)
}

/** Judges the answers to a locked order by its survey and former response, and saves them. */
async function rate(db: Kysely<Database>, order: RatedOrder, { sent, api }: { sent: Sent; api: Api }) {
  if (!mayRate({ ...order, paymentStatus: order.payment_status })) return no('order-not-rateable')
  const { survey, response } = await findAsked(db, order)
  if (response.isCompleted) return no('survey-already-answered')
  if (!survey) return no('survey-not-found')
  const judged = judgeAnswers(judgedSurvey(survey), saidBefore(response), {
    answers: sentAnswers(sent.answers, order.id),
    ...(sent.isCompleted !== undefined && { isCompleted: sent.isCompleted }),
  })
  if (!judged.ok) return refused(judged.refusals)
  const { answers, score, isCompleted } = judged
  await saveResponse(db, {
    order,
    survey,
    answers,
    score,
    isCompleted,
    scoreBefore: response.generalNPSAnswer,
    caseId: api.newId(),
    now: api.now(),
  })
  return yes({ isCompleted })
}

/**
 * Rates an order in one transaction of three queries: of two ratings at once the second waits and
 * is judged after the first, so that an order has one response. Source: 001 §4 Survey behaviour,
 * §7.
 */
export const answerSurvey: Handler<'answerSurvey'> = async (api, { params, body, call }) => {
  if (!(await api.rateLimiter.take('survey-address', call.ip))) return no('too-many-requests')
  const rated = await openByCode(api, { text: params.orderCode, call }, (code) =>
    api.database.transaction().execute(async (tx) => {
      const order = await lockRatedOrder(tx, code)
      return order && rate(tx, order, { sent: body, api })
    }),
  )
  return typeof rated === 'string' ? no(rated) : rated
}
