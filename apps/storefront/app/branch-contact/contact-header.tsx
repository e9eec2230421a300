import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { cartCopy } from '@mostrador/copy/cart'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { sizedPicture } from '../branding/sized-picture.ts'
import { PageHeader } from '../header/page-header.tsx'
import { HoursButton } from '../working-hours/hours-button.tsx'
import { ResetLink } from '../header/reset-link.tsx'
import { SocialLinks } from './social-links.tsx'

/** Where the shop stands, on the map of a maps service. Source: 000 §2 Branch header. */
const mapLink = ({ address }: BranchContactInfo): string => {
  const place = [`${address.street} ${address.number}`, address.locality, address.city]
    .filter(Boolean)
    .join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`
}

export type ContactHeaderProps = {
  readonly contact: BranchContactInfo
  /** The heading of the page is the name here, except on a category's or a plate's page. */
  readonly isHeading?: boolean
  /** In the bar: the way to the order in progress. */
  readonly inCourse: ReactNode
  readonly children?: ReactNode
}

/** Cover, logo, name, state, address: who the diner is buying from. */
export function ContactHeader({ contact, isHeading = true, inCourse, children }: ContactHeaderProps) {
  const { branch } = contact
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div className="relative">
      <PageHeader over>{inCourse}</PageHeader>
      <Cover url={branch.withCustomBannerLogo ? branch.customBannerLogoURL : null} />
      <div className="mx-auto max-w-6xl px-4">
        <div className="relative -mt-10 flex items-end justify-between gap-3 md:-mt-12">
          <ResetLink
            alias={contact.alias}
            label={branch.name}
            className="rounded-full bg-canvas p-1 outline-offset-0"
          >
            <BranchLogo name={branch.name} url={branch.customLogoURL} size="large" />
          </ResetLink>
          <SocialLinks contact={contact} />
        </div>
        <div className="menu-header mt-2 grid gap-1">
          <Name className="text-28 font-bold wrap-anywhere">{contact.name}</Name>
          <StateLine contact={contact} />
          <a href={mapLink(contact)} target="_blank" rel="noreferrer" className={ADDRESS}>
            <Icon name="pin" size={16} />
            <span className="underline-offset-4 group-hover:underline">
              {branchContactCopy.address(contact.address)}
            </span>
            <span className="sr-only">{branchContactCopy.seeOnMap}</span>
          </a>
          {branch.customMessage && <p className="max-w-2xl text-16">{branch.customMessage}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

const ADDRESS = 'hit-44 group flex min-h-11 w-fit items-center gap-1.5 text-14 text-muted md:min-h-8'

/** Open or closed, and the two ways on from there. */
function StateLine({ contact }: { readonly contact: BranchContactInfo }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      {contact.open ? (
        <Tag tone="positive">{branchContactCopy.open}</Tag>
      ) : (
        <Tag tone="danger">{branchContactCopy.closed}</Tag>
      )}
      <HoursButton contact={contact} />
      {contact.hasSiblings && (
        <ResetLink
          alias={contact.alias}
          away={{
            to: href('/menu/:alias', { alias: contact.branch.alias }),
            state: { isChanging: true },
            text: cartCopy.changeContactText,
          }}
          className="hit-44 font-medium underline underline-offset-4"
        >
          {branchContactCopy.changeContact}
        </ResetLink>
      )}
    </div>
  )
}

function Cover({ url }: { readonly url: string | null }) {
  return (
    <div className="cover-pattern h-36 md:h-52">
      {url && (
        <img
          src={sizedPicture(url, 1280)}
          alt=""
          width={1280}
          height={208}
          className="size-full object-cover"
          fetchPriority="high"
        />
      )}
    </div>
  )
}
