import { answerSurvey } from './answer-survey.ts'
import { getSurvey } from './get-survey.ts'
import { getSurveyResponse } from './get-survey-response.ts'
import { getSurveySummary } from './get-survey-summary.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const surveyHandlers = {
  answerSurvey,
  getSurvey,
  getSurveyResponse,
  getSurveySummary,
}
