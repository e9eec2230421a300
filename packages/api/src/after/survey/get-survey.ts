import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { inOrder } from '@mostrador/domain/survey/survey'
import { findSurvey } from './survey-store.ts'

/** Returns the survey of a branch contact, its questions in order. One query. Source: 001 §7. */
export const getSurvey: Handler<'getSurvey'> = async ({ database }, { params }) => {
  const survey = await findSurvey(database, params.branchContactId)
  if (!survey) return no('survey-not-found')
  return yes({ ...survey, questions: [...inOrder(survey.questions)] })
}
