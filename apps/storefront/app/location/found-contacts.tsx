import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { locationCopy } from '@mostrador/copy/location'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import { classNames } from '@mostrador/ui/class-names'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { orderModeSlug, type OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { href } from 'react-router'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import type { NearContacts } from './near-contacts.ts'
import { mayBeDelivery } from './contact-search.ts'
import { modeOfChoice } from './mode-of-choice.ts'

export type FoundContactsProps = {
  readonly contacts: readonly BranchContactItem[]
  readonly npsThreshold: number
  readonly mode: OrderModeType | undefined
  readonly isFiltered: boolean
  /**
   * Whether distances are loading: the list is inert meanwhile, so that sorting misleads no press.
   */
  readonly isBusy: boolean
}

/** List of the branch contacts found, or the note that there are none. */
export function FoundContacts({ contacts, npsThreshold, mode, isFiltered, isBusy }: FoundContactsProps) {
  if (contacts.length === 0) {
    const title = isFiltered ? locationCopy.noMatches : locationCopy.noContacts
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

/** State of the distances, beside the heading, where it moves nothing. */
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

type ContactCardProps = {
  readonly contact: BranchContactItem
  readonly npsThreshold: number
  readonly mode: OrderModeType | undefined
}

/** Card of a branch contact: name, address, distance, score, and whether it can be chosen. */
function ContactCard({ contact, npsThreshold, mode }: ContactCardProps) {
  const { npsAvg } = contact.deliveryConfig
  const opensIn = modeOfChoice(contact, { mode, search: useKeptQuery() })
  const isPraised = npsAvg !== null && npsAvg >= npsThreshold
  return (
    <KeptLink
      to={href('/menu/:alias', { alias: contact.alias })}
      hash={opensIn ? `#${orderModeSlug(opensIn)}` : ''}
      className="flex h-full min-h-20 items-center gap-3 rounded-card border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-18 font-semibold">{contact.name}</span>
          {!contact.open && <Tag tone="danger">{branchContactCopy.closed}</Tag>}
          {isPraised && (
            <Tag tone="positive" icon="star">
              <span aria-hidden>{locationCopy.nps(npsAvg)}</span>
              <span className="sr-only">{locationCopy.npsLabel(npsAvg)}</span>
            </Tag>
          )}
        </span>
        <span className="block pt-0.5 text-14 text-muted">{branchContactCopy.address(contact.address)}</span>
        {mayBeDelivery(mode) && !contact.reachableByDelivery && (
          <span className="block pt-1 text-14 font-medium text-warning">{locationCopy.outOfReach}</span>
        )}
      </span>
      {contact.distance !== null && (
        <span className="price text-14 text-muted">{branchContactCopy.distance(contact.distance)}</span>
      )}
      <Icon name="chevron-right" className="text-muted" />
    </KeptLink>
  )
}
