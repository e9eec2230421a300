import type { ClientErrorInfo } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Outlet, Link, useSearchParams } from 'react-router'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useId } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'

const STATUSES = ['OPEN', 'RESOLVED'] as const
const ORDERS = ['LAST_SEEN', 'COUNT'] as const

type Status = (typeof STATUSES)[number]

/** What went wrong in diners' browsers, the same error once. For owners and managers. */
export function ClientErrorsPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={SECTION_TITLES.errors} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      {contact.role === 'cashier' ? (
        <EmptyState picture={<EmptyPicture name="map" />} title={clientErrorCopy.forbidden}>
          {clientErrorCopy.forbiddenHint}
        </EmptyState>
      ) : (
        <ClientErrors />
      )}
    </Page>
  )
}

function ClientErrors() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const [status, showStatus] = useFilter('status', STATUSES)
  const [order, sortBy] = useFilter('order', ORDERS)
  const query = useQuery({
    queryKey: ['client-errors', id, status, order],
    queryFn: () => answerOf(api.listClientErrors({ params: { id }, query: { status, order } })),
  })
  return (
    <>
      <p className="pb-3 text-14 text-muted">{clientErrorCopy.hint}</p>
      <div className="grid gap-2 pb-4 md:grid-cols-2">
        <SegmentedControl
          legend={clientErrorCopy.show}
          name="status"
          value={status}
          onChange={showStatus}
          options={STATUSES.map((value) => ({ value, label: clientErrorCopy.statuses[value] }))}
        />
        <SegmentedControl
          legend={clientErrorCopy.sort}
          name="order"
          value={order}
          onChange={sortBy}
          options={ORDERS.map((value) => ({ value, label: clientErrorCopy.orders[value] }))}
        />
      </div>
      <ErrorList query={query} status={status} />
      <Outlet />
    </>
  )
}

/** The list in each of its states. */
export function ErrorList(props: {
  readonly query: ViewedQuery<{ readonly errors: readonly ClientErrorInfo[] }>
  readonly status: Status
}) {
  const { query, status } = props
  return (
    <QueryView
      query={query}
      waiting={<ErrorsSkeleton />}
      failed={clientErrorCopy.loadFailed}
      isEmpty={({ errors }) => errors.length === 0}
      empty={
        <EmptyState picture={<EmptyPicture name="receipt" />} title={clientErrorCopy.empty[status]}>
          {clientErrorCopy.emptyHint}
        </EmptyState>
      }
    >
      {({ errors }) => (
        <ul className="grid grid-cols-1 gap-3 pb-4">
          {errors.map((info) => (
            <li key={info.id} className="min-w-0">
              <ClientErrorRow info={info} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function ErrorsSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <output className="sr-only">{clientErrorCopy.loading}</output>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="block" className="h-32 w-full" />
      ))}
    </div>
  )
}

/** One error: what, where, how often and when, and the way to its last example. */
function ClientErrorRow({ info }: { readonly info: ClientErrorInfo }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const [query] = useSearchParams()
  const titleId = useId()
  const { resolvedAt, resolvedBy } = info
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-1 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="line-clamp-3 min-w-0 text-16 font-semibold">
          {info.message}
        </h2>
        <Tag tone={resolvedAt ? 'positive' : 'warning'} className="price shrink-0">
          {clientErrorCopy.times(info.count)}
        </Tag>
      </div>
      <p className="text-14 text-muted wrap-anywhere">{info.route || clientErrorCopy.unknownPage}</p>
      <p className="text-14 text-muted">
        {clientErrorCopy.lastSeen(whenText(info.lastSeenAt, now, contact.timeZone))}
        {info.browser && ` · ${info.browser}`}
      </p>
      {resolvedAt && resolvedBy && (
        <p className="text-14 text-muted">
          {clientErrorCopy.resolvedBy(resolvedBy, whenText(resolvedAt, now, contact.timeZone))}
        </p>
      )}
      <Link
        to={{ pathname: info.id, search: query.toString() }}
        aria-describedby={titleId}
        className="flex min-h-11 w-fit items-center gap-1 font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        {clientErrorCopy.see}
        <Icon name="chevron-right" size={16} />
      </Link>
    </article>
  )
}
