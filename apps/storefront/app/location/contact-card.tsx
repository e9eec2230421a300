import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { href } from 'react-router'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { mayBeDelivery } from './contact-search.ts'
import { modeOfChoice } from './mode-of-choice.ts'

export type ContactCardProps = {
  readonly contact: BranchContactItem
  /** At or above it the average is shown. */
  readonly npsThreshold: number
  /** The chosen mode, where one was chosen: only what may be brought has a reach. */
  readonly mode: OrderModeType | undefined
}

/** A local to choose: name, address, distance, what diners think of it, and whether it is closed or out of reach. */
export function ContactCard({ contact, npsThreshold, mode }: ContactCardProps) {
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
              <span aria-hidden>{branchContactCopy.nps(npsAvg)}</span>
              <span className="sr-only">{branchContactCopy.npsLabel(npsAvg)}</span>
            </Tag>
          )}
        </span>
        <span className="block pt-0.5 text-14 text-muted">{branchContactCopy.address(contact.address)}</span>
        {mayBeDelivery(mode) && !contact.reachableByDelivery && (
          <span className="block pt-1 text-14 font-medium text-warning">{branchContactCopy.outOfReach}</span>
        )}
      </span>
      {contact.distance !== null && (
        <span className="price text-14 text-muted">{branchContactCopy.distance(contact.distance)}</span>
      )}
      <Icon name="chevron-right" className="text-muted" />
    </KeptLink>
  )
}
