import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { classNames } from '@mostrador/ui/class-names'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { ContactCard } from './contact-card.tsx'
import type { NearContacts } from './near-contacts.ts'

export type FoundContactsProps = {
  readonly contacts: readonly BranchContactItem[]
  readonly npsThreshold: number
  readonly mode: OrderModeType | undefined
  readonly isFiltered: boolean
  /** Their distances are on the way: the list keeps its place, and is not pressed by mistake as it is sorted. */
  readonly isBusy: boolean
}

/** The locals to choose from, or that there are none. */
export function FoundContacts({ contacts, npsThreshold, mode, isFiltered, isBusy }: FoundContactsProps) {
  if (contacts.length === 0) {
    const title = isFiltered ? branchContactCopy.noMatches : branchContactCopy.noContacts
    return <EmptyState picture={<EmptyPicture name="map" />} title={title} />
  }
  return (
    <ul
      aria-live="polite"
      aria-busy={isBusy || undefined}
      className={classNames('grid gap-3 transition-opacity md:grid-cols-2', isBusy && 'opacity-60')}
    >
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ContactCard contact={contact} npsThreshold={npsThreshold} mode={mode} />
        </li>
      ))}
    </ul>
  )
}

/** How far the distances are known: beside the heading, where nothing moves for it. */
export function DistanceState({ status, retry }: Pick<NearContacts, 'status' | 'retry'>) {
  if (status === 'loading') {
    return <output className="text-14 text-muted">{deliveryCopy.distancesLoading}</output>
  }
  if (status !== 'failed') return null
  return (
    <output className="text-14 text-muted">
      {deliveryCopy.distancesFailed}{' '}
      <button
        type="button"
        onClick={retry}
        className="hit-44 font-medium text-ink underline underline-offset-4"
      >
        {layoutCopy.retry}
      </button>
    </output>
  )
}
