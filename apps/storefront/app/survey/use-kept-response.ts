import type { SurveyResponse } from '@mostrador/contract/survey/survey-endpoints'
import { usePolling } from '@mostrador/live/use-polling'
import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { quietly } from '../frame/quiet.ts'
import { answersOf } from './survey-answers.ts'
import type { Answers } from './survey-answers.ts'

/** The stars of a response that another tab completed; null where they are not known. */
export type KeptRating = { readonly stars: number | null }

/** What another tab said, as long as the survey is not over. */
type Listening = {
  /** What was sent from here was refused, because the response is whole. */
  readonly isElsewhere: boolean
  readonly onAnswers: (said: Answers) => void
}

/**
 * Looks at what is kept of an order's survey each time that its page is looked at again, and when
 * what it sent came too late. Answers the rating that another tab completed; undefined while none
 * did.
 */
export function useKeptResponse(
  orderCode: string,
  { isElsewhere, onAnswers }: Listening,
): KeptRating | undefined {
  const [kept, setKept] = useState<KeptRating>()
  const { client } = browserApi

  async function look(): Promise<SurveyResponse | null> {
    const call = client.getSurveyResponse({ params: { orderCode } })
    const found = await quietly<SurveyResponse | null>(call, { client, failure: 'survey', instead: null })
    if (found?.isCompleted) setKept({ stars: found.generalNPSAnswer })
    else if (found) onAnswers(answersOf(found))
    return found
  }

  usePolling(look)
  useEffect(() => {
    if (isElsewhere) void look().then((found) => found ?? setKept({ stars: null }))
    // oxlint-disable-next-line react/exhaustive-deps -- one look, once it was refused
  }, [isElsewhere])
  return kept
}
