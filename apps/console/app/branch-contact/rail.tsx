import { consoleCopy } from '@mostrador/copy/console'
import { frameCopy } from '@mostrador/copy/sections'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { remember, useRemembered } from '../layout/remembered.ts'
import { useIsDesk, useIsVast } from '../layout/use-is-wide.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { CountBadge, type Counts } from './count-badge.tsx'
import { isUnder, showsNames, useHalves, useOpenSection, type Entry, type Half } from './halves.ts'

/** Sections at the side of a desk. Folded to icons, it opens for pointer or keyboard. */
export function Rail({ counts }: { readonly counts: Counts }) {
  const [isOpen, toggle] = useNames()
  return (
    <nav
      aria-label={consoleCopy.sections}
      data-open={isOpen || undefined}
      className="group/rail relative z-15 w-15.25 shrink-0 data-open:w-60"
    >
      <div className={PANEL}>
        {useHalves().map((half) => (
          <HalfOfRail key={half.title} half={half} counts={counts} />
        ))}
        <button
          type="button"
          onClick={toggle}
          className={classNames(ITEM, 'mx-2 mt-auto text-muted hover:bg-sunken')}
        >
          <Icon name={isOpen ? 'chevron-left' : 'chevron-right'} size={24} />
          {isOpen ? frameCopy.fold : frameCopy.unfold}
        </button>
      </div>
    </nav>
  )
}

const OPENED =
  'group-data-open/rail:w-60 hover:w-60 hover:shadow-float has-focus-visible:w-60 has-focus-visible:shadow-float group-data-open/rail:shadow-none'

// The delay keeps it closed for a pointer that only passes.
const PANEL = classNames(
  'absolute inset-y-0 left-0 flex w-15.25 flex-col gap-1 overflow-x-clip overflow-y-auto border-r border-line bg-surface py-2',
  'transition-[width] duration-0 hover:delay-200',
  OPENED,
)

const ITEM =
  'relative flex min-h-11 shrink-0 items-center gap-3 overflow-x-clip rounded-control px-2.5 text-14 font-semibold whitespace-nowrap -outline-offset-2'

type HalfProps = { readonly half: Half; readonly counts: Counts }

function HalfOfRail({ half: { title, entries }, counts }: HalfProps) {
  const id = useId()
  return (
    <>
      <p id={id} className="overflow-x-clip pt-2 pb-1 pl-2 text-12 font-semibold text-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid shrink-0 grid-cols-1 gap-0.5 px-2">
        {entries.map((entry) => (
          <li key={entry.title}>
            <EntryLink entry={entry} counts={counts} />
          </li>
        ))}
      </ul>
    </>
  )
}

function EntryLink({ entry, counts }: { readonly entry: Entry; readonly counts: Counts }) {
  const { contact } = useWorkplace()
  const isHere = isUnder(entry, useOpenSection())
  const [first] = entry.sections
  return (
    <Link
      to={`/${contact.alias}/${first}`}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        ITEM,
        isHere ? 'bg-brand-soft text-brand-ink' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon name={entry.icon} size={24} />
      {entry.title}
      <CountBadge counts={counts} section={first} className={BADGE_PLACE} />
    </Link>
  )
}

// On the corner of the icon; behind the name in the open rail.
const BADGE_PLACE =
  'absolute top-0 left-5 scale-80 group-data-open/rail:static group-data-open/rail:ml-auto group-data-open/rail:scale-100'

function useNames(): readonly [isOpen: boolean, toggle: () => void] {
  const chose = useRemembered('rail')
  const room = { chose, isDesk: useIsDesk(), isVast: useIsVast() }
  const isOpen = showsNames(useOpenSection(), room)
  return [isOpen, () => remember('rail', isOpen ? 'folded' : 'open')]
}
