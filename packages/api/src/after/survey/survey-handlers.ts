import { inOrder } from '@mostrador/domain/survey/survey'
import { answerSurvey } from './answer-survey.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findSurvey, findResponse } from './survey-store.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { summariseSurvey } from './summary-store.ts'

/** Returns the survey of a branch contact, its questions in order. One query. Source: 001 §7. */
const getSurvey: Handler<'getSurvey'> = async ({ database }, { params }) => {
  const survey = await findSurvey(database, params.branchContactId)
  if (!survey) return no('survey-not-found')
  return yes({ ...survey, questions: [...inOrder(survey.questions)] })
}

/**
 * Returns the response of an order so far, for a caller with its code. Malformed and unknown codes
 * are both looked up, and answered alike in the same time. One query. Source: 001 §7.
 */
const getSurveyResponse: Handler<'getSurveyResponse'> = async (api, { params, call }) => {
  if (!(await api.rateLimiter.take('survey-address', call.ip))) return no('too-many-requests')
  const response = await openByCode(api, { text: params.orderCode, call }, (code) =>
    findResponse(api.database, code),
  )
  return typeof response === 'string' ? no(response) : yes(response)
}

/** Returns the survey summary of a branch contact that the caller may see. One query. */
const getSurveySummary: Handler<'getSurveySummary'> = async (api, { params, query }) => {
  return yes(
    await summariseSurvey(api.database, { contactId: params.id, period: query.period, now: api.now() }),
  )
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const surveyHandlers = {
  answerSurvey,
  getSurvey,
  getSurveyResponse,
  getSurveySummary,
}
