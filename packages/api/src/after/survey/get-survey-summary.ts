import { yes, type Handler } from '../../ground/http/handler.ts'
import { summariseSurvey } from './summary-store.ts'

/** Returns the survey summary of a branch contact that the caller may see. One query. */
export const getSurveySummary: Handler<'getSurveySummary'> = async (api, { params, query }) => {
  return yes(
    await summariseSurvey(api.database, { contactId: params.id, period: query.period, now: api.now() }),
  )
}
