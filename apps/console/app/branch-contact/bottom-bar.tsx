import { consoleCopy } from '@mostrador/copy/console'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useBackCloses } from '@mostrador/ui/use-back-closes'
import { useId, useState, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { Section } from '../workplace/may-see.ts'
import { CountBadge, type Counts } from './count-badge.tsx'
import { SECTION_ICONS, useHalves, useOpenSection } from './halves.ts'

/** Sections that fit beside "Más". */
const UNDER_THE_THUMB = 4

type Topic = { readonly title: string; readonly sections: readonly Section[] }

/** Bar on phones: sections of the shift, and all others under "Más". */
export function BottomBar({ counts }: { readonly counts: Counts }) {
  const topics = useHalves().map(({ title, entries }) => ({
    title,
    sections: entries.flatMap(({ sections }) => sections),
  }))
  const [shift, ...others] = topics
  const near = shift?.sections.slice(0, UNDER_THE_THUMB) ?? []
  const far = shift ? [{ ...shift, sections: shift.sections.slice(UNDER_THE_THUMB) }, ...others] : others
  return (
    <nav
      aria-label={consoleCopy.sections}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-safe-0"
    >
      <ul className="scroll-row gap-1 *:min-w-max *:grow *:basis-[19%]">
        {near.map((section) => (
          <li key={section}>
            <SectionLink section={section} look={tabLook}>
              <CountBadge counts={counts} section={section} className="absolute top-1.5 left-1/2 ml-1.5" />
            </SectionLink>
          </li>
        ))}
        <li>
          <More topics={far.filter(({ sections }) => sections.length > 0)} counts={counts} />
        </li>
      </ul>
    </nav>
  )
}

type SectionLinkProps = {
  readonly section: Section
  readonly look: (state: { readonly isActive: boolean }) => string
  readonly onClick?: () => void
  readonly children?: ReactNode
}

function SectionLink({ section, look, onClick, children }: SectionLinkProps) {
  const { contact } = useWorkplace()
  return (
    <NavLink to={`/${contact.alias}/${section}`} className={look} onClick={onClick}>
      <Icon name={SECTION_ICONS[section]} size={24} />
      {SECTION_TITLES[section]}
      {children}
    </NavLink>
  )
}

/** List of the sections off the bar; a press beside it, Escape, Back or a choice closes it. */
function More({ topics, counts }: { readonly topics: readonly Topic[]; readonly counts: Counts }) {
  const id = useId()
  const open = useOpenSection()
  const isInside = topics.some(({ sections }) => sections.some((section) => section === open))
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => document.getElementById(id)?.hidePopover()
  useBackCloses(isOpen, close)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(tabLook({ isActive: isInside }), 'w-full')}
      >
        <Icon name="menu" size={24} />
        {consoleCopy.moreSections}
        {topics.flatMap(({ sections }) =>
          sections.map((section) => (
            <CountBadge
              key={section}
              counts={counts}
              section={section}
              className="absolute top-1.5 left-1/2 ml-1.5"
            />
          )),
        )}
      </button>
      <div
        id={id}
        popover="auto"
        // Runs before it opens, since Back may be pressed at once.
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        className={MORE_LOOK}
      >
        {topics.map(({ title, sections }, index) => (
          <div key={title}>
            <p id={`${id}${index}`} className="px-3 pt-2 pb-1 text-14 font-semibold text-muted">
              {title}
            </p>
            <ul aria-labelledby={`${id}${index}`}>
              {sections.map((section) => (
                <li key={section}>
                  <SectionLink section={section} look={lineLook} onClick={close}>
                    <CountBadge counts={counts} section={section} className="ml-auto" />
                  </SectionLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

const MORE_LOOK = classNames(
  'inset-x-0 top-auto bottom-16 mb-safe-0 max-h-[70dvh] w-full overflow-y-auto rounded-t-sheet',
  'border border-line bg-surface p-2 text-ink shadow-float',
)

const lineLook = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'flex min-h-12 items-center gap-3 rounded-control px-3 text-16 font-semibold',
    isActive ? 'bg-brand-soft text-brand-ink' : 'hover:bg-sunken',
  )

const tabLook = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'relative flex min-h-16 flex-col items-center justify-center gap-1 rounded-control px-1 text-12 font-semibold whitespace-nowrap',
    '-outline-offset-2',
    isActive ? 'text-brand-ink' : 'text-muted hover:text-ink',
  )
