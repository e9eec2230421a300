import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { findResponse } from './survey-store.ts'

/**
 * Returns the response of an order so far, for a caller with its code. Malformed and unknown codes
 * are both looked up, and answered alike in the same time. One query. Source: 001 §7.
 */
export const getSurveyResponse: Handler<'getSurveyResponse'> = async (api, { params, call }) => {
  if (!(await api.rateLimiter.take('survey-address', call.ip))) return no('too-many-requests')
  const response = await openByCode(api, { text: params.orderCode, call }, (code) =>
    findResponse(api.database, code),
  )
  return typeof response === 'string' ? no(response) : yes(response)
}
