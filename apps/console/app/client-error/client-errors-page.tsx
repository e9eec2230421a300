import type { ClientErrorInfo } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { ClientErrorRow } from './client-error-row.tsx'

const STATUSES = ['OPEN', 'RESOLVED'] as const
const ORDERS = ['LAST_SEEN', 'COUNT'] as const

type Status = (typeof STATUSES)[number]

/** What went wrong in diners' browsers, the same error once. For owners and managers. */
export function ClientErrorsPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={clientErrorCopy.title} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
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
