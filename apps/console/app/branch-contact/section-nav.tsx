import { brandingCopy } from '@mostrador/copy/branding'
import { campaignCopy } from '@mostrador/copy/campaign'
import { caseCopy } from '@mostrador/copy/case'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { consoleCopy } from '@mostrador/copy/console'
import { customerRecordsCopy } from '@mostrador/copy/customer-records'
import { surveySummaryCopy } from '@mostrador/copy/survey-summary'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Badge } from '@mostrador/ui/badge.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'

type Section = { path: string; label: string; icon: IconName; isForManagers?: true }

const SECTIONS: readonly Section[] = [
  { path: 'orders', label: consoleCopy.orders, icon: 'receipt' },
  { path: 'dispatch', label: dispatchCopy.title, icon: 'bike' },
  { path: 'cases', label: caseCopy.cases, icon: 'alert' },
  { path: 'finished', label: consoleCopy.finished, icon: 'check' },
  { path: 'menu', label: consoleCopy.menu, icon: 'bag' },
  { path: 'survey', label: surveySummaryCopy.title, icon: 'star' },
  { path: 'campaigns', label: campaignCopy.title, icon: 'share' },
  { path: 'customers', label: customerRecordsCopy.title, icon: 'user', isForManagers: true },
  { path: 'errors', label: clientErrorCopy.title, icon: 'info', isForManagers: true },
  { path: 'branding', label: brandingCopy.title, icon: 'picture', isForManagers: true },
]

export type SectionNavProps = {
  /** How many orders nobody has taken yet. */
  fresh: number
  /** How many cases wait. */
  openCases: number
}

/** Keeps the section that is open in view, where the row is longer than the screen. */
function useOpenInView() {
  const row = useRef<HTMLUListElement>(null)
  const section = useLocation().pathname.split('/')[2]
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="/${section}"]`)
    if (!row.current || !link) return
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [section])
  return row
}

/**
 * The sections of a branch contact: a row of the header on a desk; on a phone under the thumb,
 * where the half of one that sticks out says that there are more.
 */
export function SectionNav({ fresh, openCases }: SectionNavProps) {
  const { contact } = useWorkplace()
  const row = useOpenInView()
  const sections = SECTIONS.filter((one) => !one.isForManagers || contact.role !== 'cashier')
  const counts: Readonly<Record<string, Count | undefined>> = {
    orders: { count: fresh, label: consoleCopy.newOrders(fresh) },
    cases: { count: openCases, label: caseCopy.open(openCases) },
  }
  return (
    <nav
      aria-label={consoleCopy.sections}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:pb-safe-0"
      data-section-nav
    >
      <ul ref={row} className="scroll-row gap-1 max-md:*:min-w-[22%] md:py-1">
        {sections.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={`/${contact.alias}/${path}`} className={linkLook}>
              <Icon name={icon} size={24} />
              {label}
              <CountBadge {...counts[path]} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Count = { readonly count: number; readonly label: string }

function CountBadge({ count = 0, label = '' }: Partial<Count>) {
  if (count === 0) return null
  return (
    <Badge key={count} label={label} className={BADGE_PLACE}>
      {count}
    </Badge>
  )
}

// On a phone on the corner of the icon, on a desk behind the word.
const BADGE_PLACE = 'max-md:absolute max-md:top-1.5 max-md:left-1/2 max-md:ml-1.5'

const linkLook = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'relative flex min-h-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold lg:px-3.5',
    '-outline-offset-2',
    'max-md:min-h-16 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-12',
    isActive ? 'text-brand-ink md:bg-brand-soft' : 'text-muted hover:text-ink',
  )
