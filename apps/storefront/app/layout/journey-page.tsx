import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'
import { ResetLink } from '../branch-contact/reset-link.tsx'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { PageHeader } from './page-header.tsx'

export type JourneyPageProps = {
  readonly contact: BranchContactInfo
  readonly title: string
  /** The heading is drawn by the content itself; it stays for screen readers. */
  readonly titleHidden?: boolean
  readonly children: ReactNode
}

/** A page of the way from the cart to the follow-up: the shop on top, one heading, one column. */
export function JourneyPage({ contact, title, titleHidden = false, children }: JourneyPageProps) {
  const { branch } = contact
  return (
    <>
      <PageHeader
        home={
          <ResetLink
            alias={contact.alias}
            label={contact.name}
            className="flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-control"
          >
            <BranchLogo name={branch.name} url={branch.customLogoURL} size="small" />
            <span className="line-clamp-2 text-16 leading-tight font-semibold wrap-anywhere">
              {contact.name}
            </span>
          </ResetLink>
        }
      />
      <main id="content" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 px-4 pt-5 pb-6">
        <h1 className={classNames(titleHidden ? 'sr-only' : 'text-28 font-bold')}>{title}</h1>
        {children}
      </main>
    </>
  )
}
