import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState, type ReactNode } from 'react'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'

export type ViewedQuery<Data> = {
  readonly data: Data | undefined
  readonly error: Problem | null
  readonly isPending: boolean
  readonly isFetchedAfterMount: boolean
  readonly refetch: () => Promise<unknown>
}

export type QueryViewProps<Data> = {
  readonly query: ViewedQuery<Data>
  readonly waiting: ReactNode
  readonly failed: string | ((problem: Problem) => string)
  /** Problem that a retry does not change, and the content shown for it. */
  readonly isRefused?: (problem: Problem) => boolean
  readonly refused?: ReactNode
  /** Whether nothing is there (an empty list by default), and the content shown then. */
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  /** Another part of the page already tells of a refresh that failed. */
  readonly isToldElsewhere?: boolean
  readonly className?: string
  readonly children: (data: Data) => ReactNode
}

/** Shows a query in each of its states; during a retry the button keeps its place. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, waiting, failed, isRefused, refused, isEmpty = isEmptyList, empty, children } = props
  const problem = useProblem(query)
  const retry = (): void => void query.refetch()
  const { data } = query
  // After a 403, cached data must not be shown.
  if (problem && DENIALS.has(problem.code)) return <NotPermitted problem={problem} />
  if (data === undefined) {
    if (!problem) return waiting
    if (isRefused?.(problem)) return refused
    const title = typeof failed === 'string' ? failed : failed(problem)
    return <LoadFailed title={title} retry={retry} className={props.className} />
  }
  return (
    <>
      {problem && !props.isToldElsewhere && <NotRenewed retry={retry} />}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </>
  )
}

/** Refusals that no retry changes. */
const DENIALS: ReadonlySet<string> = new Set(['permission-missing', 'not-on-shared-device'])

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/** Whether a problem means that the address has nothing; a retry does not change it. */
export const isMissing = ({ status }: Problem): boolean => status === 404 || status === 400

/** Keeps the last problem during a retry, since the library forgets it as soon as it asks. */
export function useProblem({
  error,
  isPending,
  isFetchedAfterMount,
}: Pick<ViewedQuery<unknown>, 'error' | 'isPending' | 'isFetchedAfterMount'>): Problem | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  if (error) return error
  // Fetched and yet pending: the last fetch failed.
  return isPending && isFetchedAfterMount ? last : null
}

function NotPermitted({ problem: { errors, detail } }: { readonly problem: Problem }) {
  return (
    <EmptyState picture={<EmptyPicture name="plug" />} title={detail}>
      {errors?.[0]?.message}
    </EmptyState>
  )
}

function NotRenewed({ retry }: { readonly retry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="status"
      className="mb-3"
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={retry}>
          {consoleCopy.retry}
        </Button>
      }
    >
      {consoleCopy.notRenewed}
    </Notice>
  )
}

type LoadFailedProps = {
  readonly title: string
  readonly retry: () => void
  readonly className?: string | undefined
}

function LoadFailed({ title, retry, className }: LoadFailedProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={title}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}
