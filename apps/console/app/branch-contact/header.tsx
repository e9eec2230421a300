import { consoleCopy } from '@mostrador/copy/console'
import { roleNames } from '../session/role-names.ts'
import { frameCopy } from '@mostrador/copy/sections'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Keys } from '@mostrador/ui/keys.tsx'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { classNames } from '@mostrador/ui/class-names'
import type { LiveState } from '@mostrador/live/listen'
import { SoundButton } from '../board/sound-button.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { AccountLink } from '../session/account-link.tsx'
import { useChangeOfPerson, useIdleLock } from '../session/shared-device.ts'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { keyLabel, PALETTE_KEY } from '../layout/key-label.ts'
import { Mark } from '../layout/mark.tsx'
import { rolesAt } from '../workplace/use-may.ts'
import { otherClock } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'

/** Loaded after the page is drawn, since interruptions are rare. */
const Nothing = (): ReactNode => null
const InterruptionLine = lazy<ComponentType>(() =>
  import('../interruption/interruption-line.tsx').catch(() => ({ default: Nothing })),
)

/** Header with branch contact, search, sound and account. */
export function Header({ onSearch }: { readonly onSearch: () => void }) {
  const { session, contact } = useWorkplace()
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-4 max-[24rem]:px-2 md:gap-3">
      <span className="max-md:hidden">
        <Mark />
      </span>
      <ContactSwitcher />
      <span className="grow" />
      <SearchButton onClick={onSearch} />
      <SoundButton />
      <AccountLink name={session.name} role={roleNames(rolesAt({ session, contact }))} />
      {/* On a phone it stands on the account page. */}
      {session.sharedDevice ? <ChangeOfPerson /> : <SignOutButton className="max-md:hidden" />}
    </header>
  )
}

/** Button to hand a shared device over, which also locks by itself and then rings on. */
function ChangeOfPerson() {
  const change = useChangeOfPerson()
  const { sharedDevice } = useWorkplace().session
  useIdleLock(sharedDevice?.idleMinutes ?? null, () => void change(true))
  return (
    <button
      type="button"
      onClick={() => void change()}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold text-ink hover:bg-sunken"
    >
      <Icon name="lock" />
      <span className="max-md:sr-only">{frameCopy.changePerson}</span>
    </button>
  )
}

function SearchButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 text-muted hover:bg-sunken lg:min-w-56 lg:justify-start lg:border lg:border-line lg:bg-canvas lg:px-3"
    >
      <Icon name="search" className="max-lg:text-ink" />
      <span className="grow text-left max-lg:sr-only">{frameCopy.search}</span>
      <span aria-hidden className="max-lg:hidden">
        <Keys>{keyLabel(PALETTE_KEY)}</Keys>
      </span>
    </button>
  )
}

/** A long name takes up to three lines of a narrow header. */
const CONTACT_NAME =
  'line-clamp-2 min-w-0 text-16 leading-tight font-bold wrap-anywhere max-[24rem]:line-clamp-3 max-[24rem]:text-14'

function ContactSwitcher() {
  const { session, contact } = useWorkplace()
  const navigate = useNavigate()
  const section = useLocation().pathname.split('/')[2] ?? 'orders'
  if (session.branchContacts.length < 2) {
    return <p className={CONTACT_NAME}>{contact.name}</p>
  }
  return (
    <div className="relative flex min-h-11 min-w-0 items-center gap-1 rounded-control px-2 has-focus-visible:outline-2 hover:bg-sunken">
      {/* A select cuts its text off, so the name is drawn below it, over all its lines. */}
      <span aria-hidden className={CONTACT_NAME}>
        {contact.name}
      </span>
      <select
        aria-label={consoleCopy.contact}
        value={contact.alias}
        onChange={({ currentTarget: { value } }) =>
          void navigate(value.includes('/') ? `/${value}` : `/${value}/${section}`)
        }
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-control text-16 opacity-0"
      >
        {session.branchContacts.map(({ id, alias, name }) => (
          <option key={id} value={alias} className="bg-raised text-ink">
            {name}
          </option>
        ))}
        <option value={`${contact.alias}/locals`} className="bg-raised text-ink">
          {frameCopy.allContacts}
        </option>
      </select>
      <Icon name="chevron-down" className="text-muted" />
    </div>
  )
}

/** Line on the connection. It is always there, so that nothing moves when the state changes. */
export function StatusStrip() {
  const { contact } = useWorkplace()
  const { live, problem } = useWorkplaceBoard()
  const isDown = live === 'down' || problem !== null
  return (
    <section
      aria-label={frameCopy.state}
      className={classNames(
        'flex min-h-9 shrink-0 max-md:sticky max-md:top-14 max-md:z-20 flex-wrap items-center justify-between gap-x-4 px-4 text-14',
        isDown ? 'bg-warning-soft text-warning' : 'bg-canvas text-muted',
      )}
    >
      <output className="flex items-center gap-2 py-1.5">
        {isDown && <Icon name="alert" size={16} />}
        {live === 'live' && !isDown && <span aria-hidden className="size-2 rounded-full bg-positive" />}
        {problem ? consoleCopy.offline : LIVE_TEXTS[live]}
      </output>
      <ClockNote />
      <Suspense>
        <InterruptionLine />
      </Suspense>
      {!contact.published && (
        <Link to={`/${contact.alias}/setup`} className="hit-44 font-semibold text-brand-ink underline">
          {consoleCopy.notPublished}
        </Link>
      )}
      {!contact.orderEnabled && (
        <p className="flex items-center gap-2 font-semibold text-warning">
          <Icon name="info" size={16} />
          {consoleCopy.orderingPaused}
        </p>
      )}
    </section>
  )
}

/** Note on whose clock the pages use, for a browser whose clock shows another time. */
function ClockNote() {
  const other = otherClock(useNow(), useWorkplace().contact.timeZone)
  return (
    other && (
      <p>
        <span className="max-md:sr-only">{frameCopy.otherClock}</span>
        {frameCopy.hourIn(other.hour, other.city)}
      </p>
    )
  )
}

const LIVE_TEXTS = {
  connecting: '',
  live: consoleCopy.connected,
  down: consoleCopy.reconnecting,
} satisfies Record<LiveState, string>
