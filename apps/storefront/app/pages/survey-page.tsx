import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { surveyCopy } from '@mostrador/copy/survey'
import { mayRate } from '@mostrador/domain/survey/may-rate'
import { starsOf } from '@mostrador/domain/survey/survey'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useCallback, useState } from 'react'
import {
  href,
  isRouteErrorResponse,
  useParams,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { apiOf, type ApiArgs } from '../api.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { requireData } from '../frame/require-data.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { OrderErrorView } from '../order/order-error-view.tsx'
import { loadSurvey } from '../survey/load-survey.ts'
import { SurveyForm } from '../survey/survey-form.tsx'
import { STARS_PARAMETER } from '../survey/survey-parameter.ts'
import { Thanks } from '../survey/thanks.tsx'
import type { Route } from './+types/survey-page'

type SurveyArgs = ApiArgs & {
  readonly request: Request
  readonly params: { readonly alias: string; readonly orderCode: string }
}

async function loadPage(args: SurveyArgs) {
  const { client } = apiOf(args)
  const { alias, orderCode } = args.params
  const order = requireData(await client.getOrder({ params: { alias, code: orderCode } }))
  const isRated = mayRate(order)
  const asked = isRated
    ? await loadSurvey(client, { branchContactId: order.branchContact.id, orderCode })
    : null
  const stars = starsOf(new URL(args.request.url).searchParams.get(STARS_PARAMETER) ?? undefined)
  const isFirst = asked !== null && asked.response.generalNPSAnswer === null
  const { id, code, number, status } = order
  return { order: { id, code, number, status }, isRated, asked, firstStars: isFirst ? (stars ?? null) : null }
}

export const loader = (args: Route.LoaderArgs) => loadPage(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadPage(args)

/** Keeps the answers on the page until it shows another order. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.orderCode !== nextParams.orderCode

export const meta: Route.MetaFunction = (args) => journeyMeta(args, surveyCopy.title)

/** Page of an order's survey, for every reader with its link. Source: 001 §2 Survey page. */
export default function SurveyPage({ loaderData, params }: Route.ComponentProps) {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  return <RatedOrder key={loaderData.order.code} loaded={loaderData} contact={contact} alias={params.alias} />
}

type RatedOrderProps = {
  readonly loaded: Awaited<ReturnType<typeof loadPage>>
  readonly contact: BranchContactInfo
  readonly alias: string
}

function RatedOrder({ loaded, contact, alias }: RatedOrderProps) {
  const { order, asked, isRated, firstStars } = loaded
  const [done, setDone] = useState(
    asked?.response.isCompleted ? { stars: asked.response.generalNPSAnswer, isOwn: true } : null,
  )
  const onDone = useCallback((stars: number | null, isOwn: boolean) => setDone({ stars, isOwn }), [])
  return (
    <JourneyPage contact={contact} title={done ? surveyCopy.done : surveyCopy.title}>
      <p className="-mt-3 text-16 text-muted">{surveyCopy.order(order.number, contact.name)}</p>
      {done && (
        <Thanks {...done}>
          <WaysOut alias={alias} code={order.code} />
        </Thanks>
      )}
      {!done && asked && <SurveyForm asked={asked} order={{ ...order, firstStars }} onDone={onDone} />}
      {!done && !asked && <NothingAsked isRated={isRated} order={order} alias={alias} />}
    </JourneyPage>
  )
}

type WaysOutProps = { readonly alias: string; readonly code: string }

function WaysOut({ alias, code }: WaysOutProps) {
  return (
    <div className="grid w-full gap-2">
      <Button variant="secondary" wide render={<KeptLink to={href('/menu/:alias', { alias })} />}>
        {orderCopy.backToMenu}
      </Button>
      <Button
        variant="quiet"
        wide
        render={<KeptLink to={href('/menu/:alias/order/:orderCode', { alias, orderCode: code })} />}
      >
        {surveyCopy.follow}
      </Button>
    </div>
  )
}

type NothingAskedProps = {
  readonly isRated: boolean
  readonly order: Pick<FollowUpOrder, 'code' | 'status'>
  readonly alias: string
}

function NothingAsked({ isRated, order, alias }: NothingAskedProps) {
  const [title, hint] = isRated
    ? [surveyCopy.none, surveyCopy.noneHint]
    : order.status === 'GENERATED'
      ? [surveyCopy.notYet, surveyCopy.notYetHint]
      : [surveyCopy.never, surveyCopy.neverHint]
  return (
    <EmptyState
      picture={<EmptyPicture name="plate" />}
      title={title}
      action={<WaysOut alias={alias} code={order.code} />}
    >
      {hint}
    </EmptyState>
  )
}

/** Page of an unknown order, or of one that failed to load. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { alias = '' } = useParams()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <OrderErrorView alias={alias} isMissing={isMissing} />
}
