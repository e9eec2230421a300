import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { guideCopy } from '@mostrador/copy/guide'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { KeptLink } from '../frame/kept-link.tsx'
import type { GuidePoint } from './guide-point.ts'
import { useNearby, type Nearby } from './use-nearby.ts'

export type NearbyListProps = {
  readonly place: GuidePoint
  /** Whether the diner gave the place on this page; the heading then takes the focus. */
  readonly isNew: boolean
}

/** List of branch contacts near a place, nearest first. Source: 001 §2 Guide page. */
export function NearbyList({ place, isNew }: NearbyListProps) {
  const { nearby, loadNext } = useNearby(place)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { status, contacts, hasMore } = nearby
  const isFirst = contacts.length === 0
  return (
    <section aria-labelledby="nearby" aria-busy={status === 'loading'} className="grid gap-3">
      <div className="min-w-0">
        <h2
          id="nearby"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-4 text-18 font-semibold outline-none"
        >
          {guideCopy.list}
        </h2>
        <p className="text-14 wrap-anywhere text-muted">{guideCopy.near(place.label || guideCopy.myPlace)}</p>
      </div>
      <output className="sr-only">{statusText(nearby)}</output>
      {isFirst && status === 'loading' && <ListSkeleton />}
      {isFirst && status === 'failed' && <Failed onRetry={loadNext} />}
      {isFirst && status === 'ready' && (
        <EmptyState picture={<EmptyPicture name="map" />} title={guideCopy.none} level={3}>
          {guideCopy.noneHint}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <NearbyCard contact={contact} />
          </li>
        ))}
      </ul>
      {!isFirst && (hasMore || status !== 'ready') && (
        <Button
          variant="secondary"
          wide
          busy={status === 'loading'}
          busyLabel={guideCopy.loadingMore}
          onClick={loadNext}
        >
          {status === 'failed' ? guideCopy.retry : guideCopy.more}
        </Button>
      )}
    </section>
  )
}

function statusText({ status, contacts }: Nearby): string {
  if (status === 'loading') return guideCopy.loading
  if (status === 'failed') return guideCopy.failed
  return contacts.length === 0 ? guideCopy.none : guideCopy.count(contacts.length)
}

function NearbyCard({ contact }: { readonly contact: NearbyContact }) {
  const { street, number, city } = contact.address
  return (
    <KeptLink
      to={href('/menu/:alias', { alias: contact.alias })}
      className="flex h-full min-h-20 items-center gap-3 rounded-card border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong"
    >
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-[min(100%,9rem)] grow basis-0">
          <span className="block text-18 font-semibold wrap-anywhere">{contact.name}</span>
          <span className="block pt-0.5 text-14 wrap-anywhere text-muted">
            {branchContactCopy.address({ street, number, locality: city })}
          </span>
        </span>
        <span className="price shrink-0 text-14 text-muted">
          {branchContactCopy.distance(contact.distanceInMeters)}
        </span>
      </span>
      <Icon name="chevron-right" className="shrink-0 text-muted" />
    </KeptLink>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      picture={<EmptyPicture name="plug" />}
      title={guideCopy.failed}
      level={3}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {guideCopy.retry}
        </Button>
      }
    >
      {guideCopy.failedHint}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} shape="block" className="h-20" />
      ))}
    </div>
  )
}
