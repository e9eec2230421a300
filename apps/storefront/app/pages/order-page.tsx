import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { supportCopy } from '@mostrador/copy/support'
import type { LiveState } from '@mostrador/live/listen'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { mayRate } from '@mostrador/domain/survey/may-rate'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, useEffect } from 'react'
import { href, Link, isRouteErrorResponse, redirect, useParams, useRouteError } from 'react-router'
import { useTellPaid } from '../analytics/use-tell-paid.ts'
import { useContact } from '../place/use-alias.ts'
import { apiOf, type Api, type ApiArgs } from '../api.ts'
import { withFont } from '../branding/with-font.ts'
import { loadCustomisations } from '../place/load-customisations.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { keptQuery } from '../frame/kept-query.ts'
import { brought } from '../frame/brought.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { requireData } from '../frame/require-data.ts'
import { needContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { PayPrompt } from '../payment/pay-prompt.tsx'
import { useBankReturn } from '../payment/use-bank-return.ts'
import { usePaymentNews } from '../payment/use-payment-news.ts'
import { ReportButton } from '../report/report-button.tsx'
import { supportQuery } from '../support/support-reference.ts'
import { CancelSection, type CancelSectionProps } from '../order/cancel-section.tsx'
import { loadSurvey } from '../survey/load-survey.ts'
import { RatingBlock } from '../survey/rating-block.tsx'
import { MessageCard } from '../order/message-card.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { OrderErrorView } from '../order/order-error-view.tsx'
import { ContactCard, OrderFacts } from '../order/order-facts.tsx'
import { paymentDue } from '../order/payment-due.ts'
import { OrderHero } from '../order/order-hero.tsx'
import { ShipmentCard } from '../order/shipment-card.tsx'
import { forgetOrder } from '../diner/placed-orders.ts'
import { useLiveOrder } from '../order/use-live-order.ts'
import { loadShipments } from '../order/use-shipments.ts'
import type { Route } from './+types/order-page'

const GroupShares = lazyOrNothing(() => import('../group-order/group-shares.tsx'))
const RepeatOrder = brought(() => import('../again/repeat-order.tsx'))
const AgainButton = lazyOrNothing(() => import('../again/again-button.tsx'))

type OrderArgs = ApiArgs & {
  readonly request: Request
  readonly params: { readonly alias: string; readonly orderCode: string }
}

/**
 * Redirects an unknown code to the branch's address for those, if it has one; not from a link to
 * an order of this shop, which is marked. Source: 000 §8.
 */
async function redirectInvalidCode({ client, lookUp }: Api, { request, params }: OrderArgs): Promise<void> {
  if (new URL(request.url).searchParams.get('invalidCustomRedirect') === 'true') return
  const lookup = await lookUp(params.alias)
  if (!lookup.ok || lookup.data.type !== 'branchContact') return
  const { invalidCodeUrl } = await loadCustomisations(client, lookup.data.info.branch.id)
  if (invalidCodeUrl !== undefined) throw redirect(invalidCodeUrl)
}

const supportAddress = (alias: string, kept: string, orderCode: string) => ({
  pathname: href('/menu/:alias/soporte', { alias }),
  search: supportQuery(kept, orderCode),
})

/** Redirects to the support page on request. Source: 001 §2, open_follow_up_support. */
function redirectToSupport({ request, params }: OrderArgs): void {
  const { search, searchParams } = new URL(request.url)
  if (searchParams.get('open_follow_up_support') !== 'true') return
  const { pathname, search: query } = supportAddress(params.alias, keptQuery(search), params.orderCode)
  throw redirect(pathname + query)
}

/** Loads the parts beside the order with the page, so that none moves the rest down. */
async function loadBeside(client: Api['client'], order: FollowUpOrder) {
  const { code: orderCode, logisticsOrderId, branchContact } = order
  const isRated = order.status === 'DELIVERED' && mayRate(order)
  const [asked, shipments] = await Promise.all([
    isRated ? loadSurvey(client, { branchContactId: branchContact.id, orderCode }) : undefined,
    logisticsOrderId === null ? [] : loadShipments(client, logisticsOrderId),
  ])
  return { asked, shipments }
}

async function loadOrder(args: OrderArgs) {
  await needContact(args)
  redirectToSupport(args)
  const api = apiOf(args)
  const { alias, orderCode: code } = args.params
  const answer = await api.client.getOrder({ params: { alias, code } })
  if (!answer.ok && answer.problem.status === 404) await redirectInvalidCode(api, args)
  const order = requireData(answer)
  return { order, ...(await loadBeside(api.client, order)) }
}

export const loader = (args: Route.LoaderArgs) => loadOrder(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrder(args)

export const meta: Route.MetaFunction = (args) =>
  journeyMeta(args, args.loaderData ? orderCopy.number(args.loaderData.order.number) : orderCopy.errorTitle)

/** Forbids servers and caches to keep the document of a diner's order. */
export const headers: Route.HeadersFunction = ({ parentHeaders }) =>
  withFont(parentHeaders, {
    'cache-control': 'private, no-store',
    'x-page-reach': parentHeaders.get('x-page-reach') ?? '',
  })

/** Page that follows an order. Source: 001 §2 Order follow-up page. */
export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  // Keyed by the order, so that no state of another one stays.
  return <FollowUp key={loaderData.order.code} loaded={loaderData} contact={contact} alias={params.alias} />
}

type FollowUpProps = {
  readonly loaded: Awaited<ReturnType<typeof loadOrder>>
  readonly contact: BranchContactInfo
  readonly alias: string
}

function FollowUp({ loaded, contact, alias }: FollowUpProps) {
  const { order, live, isOpen, refresh } = useLiveOrder(loaded.order, alias)
  const back = useBankReturn(order, refresh)
  usePaymentNews(order)
  useTellPaid(order)
  useEffect(() => {
    if (!isOpen) forgetOrder(order.code)
  }, [isOpen, order.code])
  // A page of an expired payment begins with that, and with the way to order again.
  const isExpired = paymentDue(order) === 'expired'
  const repeat = (
    <Suspense>
      <RepeatOrder order={order} />
    </Suspense>
  )
  const payment = <PayPrompt {...{ order, refresh, back, repeat }} />
  return (
    <JourneyPage contact={contact} title={orderCopy.title} titleHidden>
      {isExpired && payment}
      <OrderHero order={order} />
      <RatingBlock order={order} loaded={loaded.asked} />
      {!isExpired && payment}
      <MessageCard order={order} />
      <ShipmentCard order={order} loaded={loaded.shipments} />
      <div className="beside">
        <OrderFacts order={order} />
        <OrderDetails order={order} />
        <Suspense>
          <GroupShares order={order} />
        </Suspense>
        <ContactCard order={order} />
        <OrderActions order={order} refresh={refresh} />
      </div>
      {isOpen && <LiveNote live={live} onRefresh={refresh} />}
    </JourneyPage>
  )
}

/**
 * Actions of the follow-up: help, a report, the menu, and cancelling where possible. The likely
 * next one comes first and looks like a button: help while the order is in progress, ordering
 * again and the menu once it is over.
 */
function OrderActions({ order, refresh }: CancelSectionProps) {
  const { alias } = order.branchContact
  const kept = useKeptQuery()
  const isOpen = ORDER_STATES[order.status].inProgress
  const isExpired = paymentDue(order) === 'expired'
  const help = (
    <Button
      key="help"
      variant={isOpen ? 'secondary' : 'quiet'}
      wide
      icon="chat"
      render={<Link to={supportAddress(alias, kept, order.code)} />}
    >
      {supportCopy.ask}
    </Button>
  )
  const menu = (
    <Button
      key="menu"
      variant={isOpen ? 'quiet' : 'secondary'}
      wide
      render={<KeptLink to={`/menu/${alias}`} />}
    >
      {orderCopy.backToMenu}
    </Button>
  )
  const report = <ReportButton key="report" order={order} />
  const again = (
    <Suspense key="again">
      <AgainButton alias={alias} code={order.code} wide />
    </Suspense>
  )
  return (
    <div className="grid gap-2 pt-2">
      {isOpen ? [help, report, menu] : [!isExpired && again, menu, report, help]}
      <CancelSection order={order} refresh={refresh} />
    </div>
  )
}

type LiveNoteProps = { readonly live: LiveState; readonly onRefresh: () => Promise<unknown> }

function LiveNote({ live, onRefresh }: LiveNoteProps) {
  if (live !== 'down') {
    return <p className="min-h-5 text-center text-14 text-muted">{live === 'live' && orderCopy.live}</p>
  }
  return (
    <Notice
      action={
        <Button size="small" variant="quiet" icon="refresh" onClick={() => void onRefresh()}>
          {orderCopy.refresh}
        </Button>
      }
    >
      {orderCopy.offline}
    </Notice>
  )
}

/** Page of an unknown order, or of one that failed to load. Source: 001 §8. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { alias = '' } = useParams()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <OrderErrorView alias={alias} isMissing={isMissing} />
}
