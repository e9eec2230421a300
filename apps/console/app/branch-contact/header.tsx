import { STAFF_ROLES } from '@mostrador/copy/console'
import type { ReactNode } from 'react'
import { SoundButton } from '../board/sound-button.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { ContactSwitcher } from './contact-switcher.tsx'
import { AccountLink } from '../session/account-link.tsx'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { Mark } from '../layout/mark.tsx'
import { StatusStrip } from './status-strip.tsx'

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
