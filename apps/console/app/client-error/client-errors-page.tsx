import type { ClientErrorInfo } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
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
import { QueryView, type ViewedQuery } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { ChosenBar } from '../layout/chosen-bar.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { useSelection, type Selection } from '../layout/use-selection.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useResolve } from './use-resolve.ts'

const STATUSES = ['OPEN', 'RESOLVED'] as const
const ORDERS = ['LAST_SEEN', 'COUNT'] as const

type Status = (typeof STATUSES)[number]

/** Page of errors in diners' browsers, grouped by error. For owners and managers. */
export function ClientErrorsPage() {
  return (
    <Page
      title={SECTION_TITLES.errors}
      titleShown
      hint={clientErrorCopy.hint}
      narrow
      className="md:min-h-0 md:overflow-y-auto"
    >
      <ClientErrors />
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
  const selection = useSelection(query.data?.errors.map((info) => info.id) ?? [])
  return (
    <>
      {selection.chosen.length > 0 ? (
        <ChosenErrors selection={selection} status={status} />
      ) : (
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
      )}
      <ErrorList query={query} status={status} selection={selection} />
      <Outlet />
    </>
  )
}

/** Actions for the chosen errors. */
export function ChosenErrors({
  selection,
  status,
}: {
  readonly selection: Selection
  readonly status: Status
}) {
  const { chosen, clear } = selection
  const { mutate, isPending } = useResolve(clear)
  const resolved = status === 'OPEN'
  return (
    <ChosenBar selection={selection} className="sticky top-23 z-10 mb-4 md:top-0">
      <Button
        size="small"
        busy={isPending}
        busyLabel={clientErrorCopy.saving}
        onClick={() => mutate({ ids: chosen, resolved })}
      >
        {resolved ? clientErrorCopy.resolve : clientErrorCopy.reopen}
      </Button>
    </ChosenBar>
  )
}

/** List of errors, in each state of its query. */
export function ErrorList(props: {
  readonly query: ViewedQuery<{ readonly errors: readonly ClientErrorInfo[] }>
  readonly status: Status
  readonly selection: Selection
}) {
  const { query, status, selection } = props
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
              <ClientErrorRow info={info} selection={selection} />
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
        <Skeleton key={index} shape="card" className="h-32 w-full" />
      ))}
    </div>
  )
}

type RowProps = { readonly info: ClientErrorInfo; readonly selection: Selection }

function ClientErrorRow({ info, selection }: RowProps) {
  const { contact } = useWorkplace()
  const now = useNow()
  const [query] = useSearchParams()
  const titleId = useId()
  const { resolvedAt, resolvedBy } = info
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-[auto_1fr] gap-x-2 rounded-card border border-line bg-surface p-4 pl-3"
    >
      <Checkbox
        label={<span className="sr-only">{clientErrorCopy.choose(info.message)}</span>}
        checked={selection.has(info.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(info.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="-mt-2"
      />
      <div className="grid min-w-0 grid-cols-1 gap-1">
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
      </div>
    </article>
  )
}
