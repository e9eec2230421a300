import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'
import { ResetLink } from './reset-link.tsx'
import { NamedLogo } from '../branding/named-logo.tsx'
import { PageHeader } from './page-header.tsx'

export type JourneyPageProps = {
  readonly contact: BranchContactInfo
  readonly title: string
  /** Keeps the heading for screen readers alone, where the content draws its own. */
  readonly titleHidden?: boolean
  readonly children: ReactNode
}

/** Page between cart and follow-up: the shop on top, one heading, one column. */
export function JourneyPage({ contact, title, titleHidden = false, children }: JourneyPageProps) {
  return (
    <>
      <PageHeader
        home={
          <ResetLink
            alias={contact.alias}
            label={contact.name}
            className="flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-control"
          >
            <NamedLogo branch={contact.branch} name={contact.name} />
          </ResetLink>
        }
      />
      <main
        id="content"
        className="with-beside mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 px-4 pt-5 pb-6"
      >
        {/* Where the focus goes when what had it is gone. */}
        <h1 tabIndex={-1} className={classNames(titleHidden ? 'sr-only' : 'text-28 font-bold')}>
          {title}
        </h1>
        {children}
      </main>
    </>
  )
}
