import { revisionCopy } from '@mostrador/copy/revision'
import type { Thing } from '@mostrador/domain/revision/operation'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { MoreButton } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import {
  countOf,
  FILTER_FIELDS,
  filterOf,
  queryOf,
  WHOLE_BRAND,
  type RevisionFilter,
} from './revision-filter.ts'
import { RevisionFilters, WholeHistories } from './revision-filters.tsx'
import { revisionsKey } from './changed-parts.ts'
import { RevisionList } from './revision-list.tsx'

/**
 * Page of the brand's changes with their authors and undo, for owners and managers. Staff who only
 * mark things as sold out see their own marks.
 */
export function ActivityPage() {
  const { contact } = useWorkplace()
  const seesAll = useMay('activity', 'brand')
  return (
    <Page
      title={SECTION_TITLES.activity}
      titleShown
      hint={seesAll ? revisionCopy.hint : revisionCopy.ownMarksHint}
      narrow
      className="md:min-h-0 md:overflow-y-auto"
    >
      {seesAll && (
        <p className="pb-3">
          <Link
            to={`/${contact.alias}/activity/scheduled`}
            className="hit-44 font-semibold text-brand-ink underline"
          >
            {revisionCopy.scheduled}
          </Link>
        </p>
      )}
      <Activity key={contact.branchId} />
    </Page>
  )
}

function Activity() {
  const api = useApi()
  const { branchId, timeZone } = useWorkplace().contact
  const [filter, change, clear] = useRevisionFilter()
  const asked = queryOf(filter, timeZone)
  const list = useInfiniteQuery({
    queryKey: [...revisionsKey(branchId), asked],
    queryFn: ({ pageParam: before }) =>
      answerOf(api.listRevisions({ params: { id: branchId }, query: { ...asked, before } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    // Results stay while the text is typed further.
    placeholderData: keepPreviousData,
  })
  const revisions = list.data?.pages.flatMap((page) => page.revisions)
  const authors = list.data?.pages[0]?.authors ?? []
  return (
    <>
      <RevisionFilters filter={filter} authors={authors} onChange={change} onClear={clear} />
      {filter.place === '' ? <WholeHistories /> : <HistoryHeading key={filter.place} place={filter.place} />}
      <RevisionList
        query={{ ...list, data: revisions }}
        filtered={countOf(filter) > 0}
        goesOn={list.hasNextPage}
        place={filter.place || undefined}
      />
      <MoreButton list={list} className="mx-auto mt-1 mb-4" />
    </>
  )
}

/** Heading of a history: a thing, named by its key once it is gone, or the whole brand. */
function HistoryHeading({ place }: { readonly place: string }) {
  const { branchName } = useWorkplace().contact
  return place === WHOLE_BRAND ? (
    <Heading name={branchName} hint={revisionCopy.wholeBrand} />
  ) : (
    <ThingHeading place={place} />
  )
}

function ThingHeading({ place }: { readonly place: string }) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const { data } = useQuery({
    queryKey: [...revisionsKey(branchId), 'name', place],
    queryFn: () => answerOf(api.getDocument({ params: { id: branchId }, query: { place } })),
    retry: false,
  })
  const { showName, name = place.split('/').at(-1) } = (data?.value ?? {}) as Thing
  return <Heading name={String(showName ?? name)} />
}

const Heading = ({ name, hint }: { readonly name: string; readonly hint?: string }) => (
  <div className="pb-3">
    <h2 className="text-22 font-bold wrap-anywhere">{revisionCopy.historyOf(name)}</h2>
    {hint !== undefined && <p className="text-14 text-muted">{hint}</p>}
  </div>
)

/** Holds the filter of the changes in the address; the field follows each key at once. */
function useRevisionFilter() {
  const [address, setAddress] = useSearchParams()
  const asked = filterOf(address)
  const key = JSON.stringify(asked)
  const [shown, setShown] = useState({ key, filter: asked })
  if (shown.key !== key) setShown({ key, filter: asked })

  function show(filter: RevisionFilter): void {
    const next = new URLSearchParams(address)
    for (const field of FILTER_FIELDS) {
      if (filter[field] === '') next.delete(field)
      else next.set(field, filter[field])
    }
    setShown({ key, filter: filterOf(next) })
    setAddress(next, { replace: true })
  }

  const change = (some: Partial<RevisionFilter>): void => show({ ...shown.filter, ...some })
  const clear = (): void => show(filterOf(new URLSearchParams()))
  return [shown.filter, change, clear] as const
}
