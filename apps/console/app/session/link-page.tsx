import type { Problem } from '@mostrador/contract/problem'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { QueryView, type ViewedQuery } from '../layout/query-view.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { Entrance } from './entrance.tsx'

export type LinkPageProps<Data> = {
  readonly title: string
  readonly query: ViewedQuery<Data>
  readonly loading: string
  readonly failed: string
  /** Code of an invalid link, with title and hint of the page for it. */
  readonly ended: { readonly code: string; readonly title: string; readonly hint: string }
  readonly children: (data: Data) => ReactNode
}

/** Page of a link that was sent to somebody; it shows its content for a valid link. */
export function LinkPage<Data>(props: LinkPageProps<Data>) {
  const { title, query, loading, failed, ended, children } = props
  if (query.error?.code === ended.code) return <NotFoundPage title={ended.title} hint={ended.hint} />
  if (query.data !== undefined) return children(query.data)
  return (
    <Entrance title={title}>
      <QueryView
        query={query}
        waiting={<Waiting text={loading} />}
        failed={({ detail }: Problem) => detail || failed}
      >
        {/* It has a title of its own: see above. */}
        {() => null}
      </QueryView>
    </Entrance>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <div aria-busy>
      <output className="sr-only">{text}</output>
      <Skeleton shape="block" className="h-40" />
    </div>
  )
}
