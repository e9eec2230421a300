import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '../layout/query-view.tsx'

/** Milliseconds between readings of the providers' state. */
export const PROVIDERS_MS = 60_000

type ProviderListProps<One> = {
  readonly copy: { readonly title: string; readonly hint: string; readonly loadFailed: string }
  readonly query: UseQueryResult<readonly One[]>
  readonly children: (one: One) => ReactNode
}

/** Providers under a heading; nothing without any. */
export function ProviderList<One extends { readonly provider: string }>(props: ProviderListProps<One>) {
  const { copy, query, children } = props
  if (query.data?.length === 0) return null
  return (
    <section className="grid gap-3 pt-8" aria-label={copy.title}>
      <div>
        <h2 className="text-18 font-semibold">{copy.title}</h2>
        <p className="text-14 text-muted">{copy.hint}</p>
      </div>
      <QueryView query={query} waiting={<Skeleton className="h-24 rounded-card" />} failed={copy.loadFailed}>
        {(all) => (
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
            {all.map(children)}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
