import { STAFF_ROLES, consoleCopy } from '@mostrador/copy/console'
import type { ReactNode } from 'react'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useLocation, useNavigate } from 'react-router'
import { classNames } from '@mostrador/ui/class-names'
import type { LiveState } from '@mostrador/live/listen'
import { SoundButton } from '../board/sound-button.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { AccountLink } from '../session/account-link.tsx'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { Mark } from '../layout/mark.tsx'
import { useWorkplaceBoard } from '../workplace/use-board.ts'

/** Where one works, the sound and the way out; below it what one can do there. */
export function Header({ nav }: { nav: ReactNode }) {
  const { session, contact } = useWorkplace()
  return (
    <header className="sticky top-0 z-20 shrink-0">
      <div className="flex h-14 items-center gap-2 border-b border-line bg-surface px-4 md:gap-3">
        <span className="max-md:hidden">
          <Mark />
        </span>
        <ContactSwitcher />
        <span className="grow" />
        <SoundButton />
        <AccountLink name={session.name} role={STAFF_ROLES[contact.role]} />
        <SignOutButton />
      </div>
      {nav && <div className="border-b border-line bg-surface px-2">{nav}</div>}
      <StatusStrip />
    </header>
  )
}

/** The branch contact at work; staff with several change it here and stay on the same page. */
function ContactSwitcher() {
  const { session, contact } = useWorkplace()
  const navigate = useNavigate()
  const section = useLocation().pathname.split('/')[2] ?? 'orders'
  if (session.branchContacts.length < 2) {
    return <p className="min-w-0 text-16 leading-tight font-bold wrap-anywhere">{contact.name}</p>
  }
  return (
    <div className="relative flex min-w-0 items-center rounded-control hover:bg-sunken">
      <select
        aria-label={consoleCopy.contact}
        value={contact.alias}
        onChange={(event) => void navigate(`/${event.currentTarget.value}/${section}`)}
        className="h-11 min-w-0 appearance-none truncate rounded-control bg-transparent pr-9 pl-2 text-16 font-bold"
      >
        {session.branchContacts.map(({ id, alias, name }) => (
          <option key={id} value={alias} className="bg-raised text-ink">
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-2 text-muted" />
    </div>
  )
}

/** One line that is always there, so that nothing moves when the connection comes and goes. */
function StatusStrip() {
  const { contact } = useWorkplace()
  const { live, problem } = useWorkplaceBoard()
  const isDown = live === 'down' || problem !== null
  return (
    <div
      className={classNames(
        'flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-4 text-14',
        isDown ? 'bg-warning-soft text-warning' : 'bg-canvas text-muted',
      )}
    >
      <output className="flex items-center gap-2 py-1.5">
        {isDown && <Icon name="alert" size={16} />}
        {live === 'live' && !isDown && <span aria-hidden className="size-2 rounded-full bg-positive" />}
        {problem ? consoleCopy.offline : LIVE_TEXTS[live]}
      </output>
      {!contact.orderEnabled && (
        <p className="flex items-center gap-2 font-semibold text-warning">
          <Icon name="info" size={16} />
          {consoleCopy.orderingPaused}
        </p>
      )}
    </div>
  )
}

const LIVE_TEXTS = {
  connecting: '',
  live: consoleCopy.connected,
  down: consoleCopy.reconnecting,
} satisfies Record<LiveState, string>
