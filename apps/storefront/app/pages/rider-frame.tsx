import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { PositionSharing } from '../shipment/position-sharing.tsx'

/**
 * Colours of the riders' pages, which are read in sunlight: black or white, whichever contrasts
 * more with the tenant's canvas, muted texts next to it, stronger state colours, and a deeper red
 * under white text. On the platform's two canvases every text has 7:1, placeholders too, which are
 * italic, so that they do not pass for typed text.
 */
const RIDER_THEME = classNames(
  '[&_::placeholder]:italic',
  '[--text:oklch(from_var(--canvas)_clamp(0,(0.6-l)*100,1)_0_0)]',
  '[--text-muted:color-mix(in_oklab,var(--text)_82%,var(--canvas))]',
  '[--line:color-mix(in_oklab,var(--text)_28%,var(--canvas))]',
  '[--danger-fill:oklch(0.45_0.17_26)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--positive:oklch(from_var(--canvas)_clamp(0.41,(0.6-l)*100,0.86)_0.1_153)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--warning:oklch(from_var(--canvas)_clamp(0.41,(0.6-l)*100,0.87)_0.09_70)]',
  'supports-[color:oklch(from_white_l_c_h)]:[--danger:oklch(from_var(--canvas)_clamp(0.42,(0.6-l)*100,0.84)_0.13_26)]',
)

export type RiderFrameProps = {
  readonly contact: BranchContactInfo
  readonly title: string
  readonly hasOwnTitle?: boolean
  readonly aside?: ReactNode
  readonly knowsHands?: boolean
  readonly children: ReactNode
}

/**
 * Frame of a rider's page: the branch contact, one heading, one column, no menu. Source: 001 §2
 * Route table, the menu button is hidden.
 */
export function RiderFrame(props: RiderFrameProps) {
  const { contact, title, hasOwnTitle = false, aside, knowsHands = false, children } = props
  return (
    <div className={classNames(RIDER_THEME, 'text-ink')}>
      <header className="pt-safe-0 sticky top-0 z-20 border-b border-line bg-canvas">
        <div className="mx-auto flex min-h-14 max-w-2xl flex-wrap items-center gap-2.5 px-4 py-1">
          <BranchLogo name={contact.branch.name} url={contact.branch.customLogoURL} size="small" />
          <span className="min-w-0 grow basis-[6.5rem] text-16 font-semibold wrap-anywhere">
            {contact.name}
          </span>
          {aside}
        </div>
      </header>
      <main id="content" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 px-4 pt-5 pb-6">
        {!hasOwnTitle && <h1 className="text-28 font-bold hyphens-auto">{title}</h1>}
        {children}
        <PositionSharing alias={contact.alias} knowsHands={knowsHands} />
      </main>
    </div>
  )
}
