import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { cartCopy } from '@mostrador/copy/cart'
import { href } from 'react-router'
import { sizedPicture } from '../branding/sized-picture.ts'
import { ResetLink } from '../header/reset-link.tsx'
import { ContactAddress } from './contact-facts.tsx'
import { SocialLinks } from './social-links.tsx'

type OfContact = { readonly contact: BranchContactInfo }

/**
 * Panel behind the name of a branch contact over its menu: banner, address, message, contact
 * links, and the brand's other branch contacts. Source: 000 §2 Branch header, docs/decisions/080.
 */
export default function AboutContact({ contact }: OfContact) {
  const { branch } = contact
  return (
    <>
      <Cover contact={contact} isLater />
      <div className="mx-auto max-w-6xl px-4 pt-2">
        <div className="menu-header grid gap-1">
          <p className="text-18 font-bold">{branch.name}</p>
          <ContactAddress contact={contact} />
          {branch.customMessage && <p className="max-w-2xl text-16">{branch.customMessage}</p>}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 pt-1 text-14">
          <SocialLinks contact={contact} />
          <ChangeContact contact={contact} />
        </div>
      </div>
    </>
  )
}

/** Link to the brand's other branch contacts, if any; items in the cart are asked about first. */
export const ChangeContact = ({ contact }: OfContact) =>
  contact.hasSiblings && (
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
  )

/** Banner of the brand, or its colour. `isLater`: it loads lazily. */
export function Cover({ contact, isLater }: OfContact & { readonly isLater?: boolean }) {
  const { branch } = contact
  const url = branch.withCustomBannerLogo && branch.customBannerLogoURL
  return (
    <div className={isLater ? 'cover-pattern h-28 md:h-40' : 'cover-pattern h-36 md:h-52'}>
      {url && (
        <img
          src={sizedPicture(url, 1280)}
          alt=""
          width={1280}
          height={208}
          className="size-full object-cover"
          {...(isLater ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        />
      )}
    </div>
  )
}
