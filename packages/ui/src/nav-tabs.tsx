import { cloneElement } from 'react'
import type { ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { GROOVE, SEGMENT, SEGMENT_OFF, SEGMENT_ON } from './segment-looks.ts'

export type NavTab = {
  key: string
  label: string
  icon?: IconName
  current: boolean
  /** The link: `<Link to="…" />` or `<a href="…" />`. */
  render: ReactElement<{ className?: string }>
}

export type NavTabsProps = { label: string; tabs: readonly NavTab[]; className?: string }

/** Under the thumb four of them fit beside each other, the icon above its word; from 800 px on they lie flat. */
const STACKED = 'max-md:flex-col max-md:gap-0.5 max-md:px-2 max-md:py-2 max-md:text-12'

/** Links that look like segments: the order modes of a branch contact, each with an address of its own. */
export function NavTabs({ label, tabs, className }: NavTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={GROOVE}>
        {tabs.map((tab) => (
          <li key={tab.key} className="flex flex-1">
            {cloneElement(
              tab.render,
              {
                className: classNames(SEGMENT, STACKED, tab.current ? SEGMENT_ON : SEGMENT_OFF),
                ...(tab.current ? { 'aria-current': 'page' } : {}),
              },
              tab.icon && <Icon name={tab.icon} />,
              tab.label,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
