import { route } from '../route.ts'

/** 001 §7. */
export const surveyRoutes = {
  getSurvey: route('GET', '/api/survey/{branchContactId}'),
  getSurveyResponse: route('GET', '/api/survey/order/{orderCode}'),
  answerSurvey: route('POST', '/api/survey/{orderCode}'),
  /** Ours: what the console reads. */
  getSurveySummary: route('GET', '/api/console/branchcontacts/{id}/survey'),
  updateOrderDetails: route('POST', '/api/diner/order/details'),
} as const
