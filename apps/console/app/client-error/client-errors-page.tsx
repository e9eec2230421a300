import type {
  ClientErrorInfo,
  ClientErrorOrder,
} from '@mostrador/contract/client-error/client-error-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useCallback } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { ClientErrorRow } from './client-error-row.tsx'

const STATUSES = ['OPEN', 'RESOLVED'] as const
const ORDERS = ['LAST_SEEN', 'COUNT'] as const

type Status = (typeof STATUSES)[number]

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]

/** What the sheet of an error calls when it changed it: the list is asked for anew. */
export type ClientErrorsOutlet = { readonly reload: () => Promise<void> }

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
  const [query, setQuery] = useSearchParams()
  const status = oneOf(STATUSES, query.get('status'))
  const order = oneOf(ORDERS, query.get('order'))
  return (
    <>
      <p className="pb-3 text-14 text-muted">{clientErrorCopy.hint}</p>
      <div className="grid gap-2 pb-4 md:grid-cols-2">
        <SegmentedControl
          legend={clientErrorCopy.show}
          name="status"
          value={status}
          onChange={(next) => setQuery({ status: next, order }, { replace: true })}
          options={STATUSES.map((value) => ({ value, label: clientErrorCopy.statuses[value] }))}
        />
        <SegmentedControl
          legend={clientErrorCopy.sort}
          name="order"
          value={order}
          onChange={(next) => setQuery({ status, order: next }, { replace: true })}
          options={ORDERS.map((value) => ({ value, label: clientErrorCopy.orders[value] }))}
        />
      </div>
      <ErrorsOf key={`${status} ${order}`} status={status} order={order} />
    </>
  )
}

function ErrorsOf({ status, order }: { readonly status: Status; readonly order: ClientErrorOrder }) {
  const api = useApi()
  const { contact } = useWorkplace()
  const load = useCallback(
    () => api.listClientErrors({ params: { id: contact.id }, query: { status, order } }),
    [api, contact.id, status, order],
  )
  const { data, problem, reload } = useLoad(load)
  return (
    <>
      <ErrorList errors={data?.errors} status={status} problem={problem} retry={() => void reload()} />
      <Outlet context={{ reload } satisfies ClientErrorsOutlet} />
    </>
  )
}

/** The list in each of its states. */
export function ErrorList(props: {
  readonly errors: readonly ClientErrorInfo[] | undefined
  readonly status: Status
  readonly problem: Problem | undefined
  readonly retry: () => void
}) {
  const { errors, status, problem, retry } = props
  if (!errors) return problem ? <ErrorsFailed retry={retry} /> : <ErrorsSkeleton />
  if (errors.length === 0) {
    return (
      <EmptyState picture={<EmptyPicture name="receipt" />} title={clientErrorCopy.empty[status]}>
        {clientErrorCopy.emptyHint}
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-3 pb-4">
      {errors.map((info) => (
        <li key={info.id} className="min-w-0">
          <ClientErrorRow info={info} />
        </li>
      ))}
    </ul>
  )
}

function ErrorsFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={clientErrorCopy.loadFailed}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
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
