import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { surveyCopy } from '@mostrador/copy/survey'
import { mayRate } from '@mostrador/domain/survey/may-rate'
import { useFetched } from '@mostrador/live/use-fetched'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { createSearchParams, href, Link } from 'react-router'
import { browserApi } from '../api.ts'
import { loadSurvey, type AskedSurvey } from './load-survey.ts'
import { GivenStars, RATINGS, Star } from './star-row.tsx'
import { STARS_PARAMETER } from './survey-parameter.ts'

type RatedOrder = Pick<FollowUpOrder, 'code' | 'status' | 'confirmed' | 'paymentStatus'> & {
  readonly branchContact: Pick<FollowUpOrder['branchContact'], 'id' | 'alias'>
}

export type RatingBlockProps = {
  readonly order: RatedOrder
  /** Survey of the loaded page; null without one, undefined before delivery. */
  readonly loaded: AskedSurvey | null | undefined
}

/**
 * Loads the survey of a delivered order; null without one. It is loaded while the order is on its
 * way, so that the stars appear with the news and nothing moves later.
 */
function useSurveyOf({ order, loaded }: RatingBlockProps): AskedSurvey | null {
  const { code, branchContact } = order
  const isRated = mayRate(order)
  const { answer } = useFetched(isRated ? code : undefined, {
    first: loaded,
    ask: () => loadSurvey(browserApi.client, { branchContactId: branchContact.id, orderCode: code }),
    take: (found) => found,
  })
  return isRated && order.status === 'DELIVERED' ? (answer ?? null) : null
}

/**
 * Rating in the follow-up of a delivered order: each star is a link that answers the survey.
 * Hidden without a survey. Source: 001 §2 Order follow-up page.
 */
export function RatingBlock({ order, loaded }: RatingBlockProps) {
  const asked = useSurveyOf({ order, loaded })
  if (!asked) return null
  const { isCompleted, generalNPSAnswer: stars } = asked.response
  const page = href('/encuesta/:alias/:orderCode', {
    alias: order.branchContact.alias,
    orderCode: order.code,
  })
  if (stars === null && !isCompleted) {
    return (
      <Card title={surveyCopy.title}>
        <StarLinks page={page} />
      </Card>
    )
  }
  return (
    <Card title={surveyCopy.done}>
      <div className="grid justify-items-center gap-3">
        {stars !== null && <GivenStars stars={stars} />}
        {!isCompleted && (
          <Button variant="secondary" render={<Link to={page} />}>
            {surveyCopy.goOn}
          </Button>
        )}
      </div>
    </Card>
  )
}

function StarLinks({ page }: { readonly page: string }) {
  return (
    <ul className="mx-auto flex w-full max-w-80 justify-between">
      {RATINGS.map((rating) => (
        <li key={rating}>
          <Link
            to={{ pathname: page, search: String(createSearchParams({ [STARS_PARAMETER]: String(rating) })) }}
            aria-label={surveyCopy.stars(rating)}
            className="grid size-12 place-items-center rounded-full transition-[scale] hover:bg-sunken active:scale-90"
          >
            <Star isFull={false} className="size-9" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
