import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'
import { BranchLogo } from '../branding/branch-logo.tsx'

export type RiderFrameProps = {
  readonly contact: BranchContactInfo
  readonly title: string
  /** The content draws a heading of its own. */
  readonly hasOwnTitle?: boolean
  /** Beside the local's name. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * Black or white, whichever is farther from the tenant's canvas, and next to it for what is quieter: these pages are
 * read in the sun. Both stay above 7:1 on any canvas.
 */
const IN_THE_SUN = classNames(
  '[--text:oklch(from_var(--canvas)_clamp(0,(0.6-l)*100,1)_0_0)]',
  '[--text-muted:color-mix(in_oklab,var(--text)_82%,var(--canvas))]',
  '[--line:color-mix(in_oklab,var(--text)_28%,var(--canvas))]',
)

/** A rider's page: whose local it is, one heading, one column, no menu. Source: 001 §2 Route table, the menu button is hidden. */
export function RiderFrame({ contact, title, hasOwnTitle = false, aside, children }: RiderFrameProps) {
  return (
    <div className={classNames(IN_THE_SUN, 'text-ink')}>
      <header className="pt-safe-0 sticky top-0 z-20 border-b border-line bg-canvas">
        <div className="mx-auto flex min-h-14 max-w-2xl items-center gap-2.5 px-4 py-1">
          <BranchLogo name={contact.branch.name} url={contact.branch.customLogoURL} size="small" />
          <span className="min-w-0 grow text-16 font-semibold wrap-anywhere">{contact.name}</span>
          {aside}
        </div>
      </header>
      <main id="content" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 px-4 pt-5 pb-6">
        {!hasOwnTitle && <h1 className="text-28 font-bold">{title}</h1>}
        {children}
      </main>
    </div>
  )
}
