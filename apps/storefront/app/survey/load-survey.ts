import type { Client } from '@mostrador/contract/client'
import type { Survey, SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import { quietly } from '../frame/quiet.ts'

export type AskedSurvey = { readonly survey: Survey; readonly response: SurveyResponse }

export type RatedPlace = { readonly branchContactId: string; readonly orderCode: string }

/**
 * Loads the survey of an order; null where none is asked, and after a failure, which is only
 * logged. Source: 001 §8 Survey load failure.
 */
export async function loadSurvey(
  client: Pick<Client, 'getSurvey' | 'getSurveyResponse' | 'logDinerError'>,
  { branchContactId, orderCode }: RatedPlace,
): Promise<AskedSurvey | null> {
  const silent = { client, failure: 'survey', instead: null, branchContactId } as const
  const response = await quietly(client.getSurveyResponse({ params: { orderCode } }), silent)
  if (!response?.hasSurvey) return null
  const survey = await quietly(client.getSurvey({ params: { branchContactId } }), silent)
  return survey && { survey, response }
}
