import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'

type OfContact = { readonly contact: BranchContactInfo }

/** Returns the address of a maps search for the branch contact. Source: 000 §2 Branch header. */
const mapLink = ({ address }: BranchContactInfo): string => {
  const place = [`${address.street} ${address.number}`, address.locality, address.city]
    .filter(Boolean)
    .join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`
}

export type ContactAddressProps = OfContact & {
  readonly isBrief?: boolean
}

/** Address with a link to a maps search. Source: 000 §2 Branch header. */
export const ContactAddress = ({ contact, isBrief }: ContactAddressProps) => (
  <a href={mapLink(contact)} target="_blank" rel="noreferrer" className={ADDRESS}>
    <Icon name="pin" size={16} />
    <span className={isBrief ? 'truncate' : 'underline-offset-4 group-hover:underline'}>
      {branchContactCopy.address(contact.address)}
    </span>
    <span className="sr-only">{branchContactCopy.seeOnMap}</span>
  </a>
)

const ADDRESS =
  'hit-44 group flex min-h-11 w-fit max-w-full items-center gap-1.5 text-14 text-muted md:min-h-8'

/** Tag that says whether the branch contact is open now. */
export const OpenTag = ({ contact }: OfContact) =>
  contact.open ? (
    <Tag tone="positive">{branchContactCopy.open}</Tag>
  ) : (
    <Tag tone="danger">{branchContactCopy.closed}</Tag>
  )
