import { consoleCopy } from '@mostrador/copy/console'
import { openCases as openCasesText, SECTION_TITLES } from '@mostrador/copy/sections'
import { Badge } from '@mostrador/ui/badge.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useBackCloses } from '@mostrador/ui/use-back-closes'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSectionsThatFit } from '../layout/use-is-wide.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

type Section = { path: keyof typeof SECTION_TITLES; icon: IconName; isForManagers?: true }

// In the order in which a shift needs them: a phone has room for the first four.
const SECTIONS: readonly Section[] = [
  { path: 'orders', icon: 'receipt' },
  { path: 'dispatch', icon: 'bike' },
  { path: 'cases', icon: 'chat' },
  { path: 'finished', icon: 'check' },
  { path: 'today', icon: 'chart', isForManagers: true },
  { path: 'menu', icon: 'bag' },
  { path: 'survey', icon: 'star' },
  { path: 'campaigns', icon: 'share' },
  { path: 'customers', icon: 'user', isForManagers: true },
  { path: 'errors', icon: 'info', isForManagers: true },
  { path: 'branding', icon: 'picture', isForManagers: true },
  { path: 'activity', icon: 'clock', isForManagers: true },
]

export type SectionNavProps = {
  /** How many orders nobody has taken yet. */
  fresh: number
  /** How many cases wait. */
  openCases: number
}

/**
 * The sections of a branch contact: a row of the header on a desk, on a phone under the thumb.
 * Those for which the screen has no room are under "Más".
 */
export function SectionNav({ fresh, openCases }: SectionNavProps) {
  const { contact } = useWorkplace()
  const fit = useSectionsThatFit()
  const sections = SECTIONS.filter((one) => !one.isForManagers || contact.role !== 'cashier')
  const counts: Readonly<Record<string, Count | undefined>> = {
    orders: { count: fresh, label: consoleCopy.newOrders(fresh) },
    cases: { count: openCases, label: openCasesText(openCases) },
  }
  return (
    <nav
      aria-label={consoleCopy.sections}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:pb-safe-0"
      data-section-nav
    >
      <ul className="scroll-row gap-1 max-md:*:min-w-max max-md:*:grow max-md:*:basis-[19%] md:py-1">
        {sections.slice(0, fit).map(({ path, icon }) => (
          <li key={path}>
            <NavLink to={`/${contact.alias}/${path}`} className={linkLook}>
              <Icon name={icon} size={24} />
              {SECTION_TITLES[path]}
              <CountBadge {...counts[path]} />
            </NavLink>
          </li>
        ))}
        {sections.length > fit && (
          <li>
            <MoreSections sections={sections.slice(fit)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

/**
 * The sections that are off the bar, in a list that a press beside it, Escape, Back and a choice
 * close.
 */
function MoreSections({ sections }: { readonly sections: readonly Section[] }) {
  const { contact } = useWorkplace()
  const id = useId()
  const open = useLocation().pathname.split('/')[2]
  const isInside = sections.some(({ path }) => path === open)
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => document.getElementById(id)?.hidePopover()
  useBackCloses(isOpen, close)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(linkLook({ isActive: isInside }), 'w-full')}
      >
        <Icon name="menu" size={24} />
        {consoleCopy.moreSections}
      </button>
      <ul
        id={id}
        popover="auto"
        // Before, and not once it is open: Back may be pressed at once.
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        className={MORE_LOOK}
      >
        {sections.map(({ path, icon }) => (
          <li key={path}>
            <NavLink to={`/${contact.alias}/${path}`} className={moreLinkLook} onClick={close}>
              <Icon name={icon} size={24} />
              {SECTION_TITLES[path]}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

// On a phone above the bar from edge to edge, beyond it under the end of the row.
const MORE_LOOK = classNames(
  'max-h-[70dvh] overflow-y-auto border border-line bg-surface p-2 text-ink shadow-float',
  'max-md:inset-x-0 max-md:top-auto max-md:bottom-16 max-md:mb-safe-0 max-md:w-full max-md:rounded-t-sheet',
  'md:top-27 md:right-2 md:bottom-auto md:left-auto md:w-60 md:rounded-card',
)

const moreLinkLook = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'flex min-h-12 items-center gap-3 rounded-control px-3 text-16 font-semibold',
    isActive ? 'bg-brand-soft text-brand-ink' : 'hover:bg-sunken',
  )

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
    'relative flex min-h-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold whitespace-nowrap',
    '-outline-offset-2',
    'max-md:min-h-16 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-12',
    isActive ? 'text-brand-ink md:bg-brand-soft' : 'text-muted hover:text-ink',
  )
