import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { surveyCopy } from '@mostrador/copy/survey'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { useEffect, useState } from 'react'
import { createSearchParams, href, Link } from 'react-router'
import { browserApi } from '../api.ts'
import { loadSurvey } from './load-survey.ts'
import type { AskedSurvey } from './load-survey.ts'
import { GivenStars, RATINGS, Star } from './star-row.tsx'
import { STARS_PARAMETER } from './survey-parameter.ts'

type RatedOrder = Pick<FollowUpOrder, 'code' | 'status'> & {
  readonly branchContact: Pick<FollowUpOrder['branchContact'], 'id' | 'alias'>
}

/** The survey of an order once it was delivered; null where there is none. */
function useAsked({ code, status, branchContact: { id } }: RatedOrder): AskedSurvey | null {
  const [asked, setAsked] = useState<AskedSurvey | null>(null)
  const isDelivered = status === 'DELIVERED'
  useEffect(() => {
    if (!isDelivered) return undefined
    let isOver = false
    void loadSurvey(browserApi.client, { branchContactId: id, orderCode: code }).then(
      (loaded) => isOver || setAsked(loaded),
    )
    return () => {
      isOver = true
    }
  }, [code, id, isDelivered])
  return isDelivered ? asked : null
}

/**
 * The rating on the follow-up of an order that was delivered: each star is a link that answers the survey with it.
 * Nothing where no survey is asked. Source: 001 §2 Order follow-up page.
 */
export function RatingBlock({ order }: { readonly order: RatedOrder }) {
  const asked = useAsked(order)
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
