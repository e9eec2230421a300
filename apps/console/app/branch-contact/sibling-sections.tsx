import { SECTION_TITLES } from '@mostrador/copy/sections'
import { classNames } from '@mostrador/ui/class-names'
import { NavLink } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { isUnder, useHalves, useOpenSection } from './halves.ts'

/** Links to the sections that share the open section's entry in the rail. */
export function SiblingSections() {
  const { contact } = useWorkplace()
  const open = useOpenSection()
  const entry = useHalves()
    .flatMap(({ entries }) => entries)
    .find((one) => isUnder(one, open))
  if (!entry || entry.sections.length < 2) return null
  return (
    <nav aria-label={entry.title} className="shrink-0 px-4 pt-1 pb-2">
      <ul className="scroll-row -ml-3 gap-1 border-b border-line">
        {entry.sections.map((section) => (
          <li key={section}>
            <NavLink to={`/${contact.alias}/${section}`} className={look}>
              {SECTION_TITLES[section]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look = ({ isActive }: { readonly isActive: boolean }): string =>
  classNames(
    'flex min-h-11 items-center border-b-2 px-3 text-14 font-semibold whitespace-nowrap -outline-offset-2',
    isActive ? 'border-brand text-brand-ink' : 'border-transparent text-muted hover:text-ink',
  )
