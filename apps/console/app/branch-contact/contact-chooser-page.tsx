import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { factorPolicyCopy } from '@mostrador/copy/factor-policy'
import { roleNames } from '../session/role-names.ts'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Link, useLoaderData } from 'react-router'
import { Mark } from '../layout/mark.tsx'
import { AccountLink } from '../session/account-link.tsx'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { rolesAt } from '../workplace/use-may.ts'
import { FactorSoon } from './factor-soon.tsx'

/** Page to choose among several branch contacts; the device opens the chosen one next time. */
export function ContactChooserPage() {
  const session = useLoaderData<StaffSession>()
  const onTablet = session.sharedDevice !== null
  return (
    <main className="mx-auto grid max-w-[32rem] gap-6 px-4 py-10">
      <title>{`${consoleCopy.chooseContact} · ${consoleCopy.title}`}</title>
      <div className="flex items-center gap-3">
        <Mark />
        <span className="grow text-16 font-semibold">{session.name}</span>
        <AccountLink name={session.name} />
        <SignOutButton />
      </div>
      {session.secondFactorFrom !== null && (
        <FactorSoon from={session.secondFactorFrom} onTablet={onTablet} />
      )}
      {session.owesSecondFactor && (
        <Notice tone="warning">{onTablet ? factorPolicyCopy.owesOnTablet : staffAccountCopy.owesSome}</Notice>
      )}
      {session.branchContacts.length === 0 ? (
        <EmptyState level={1} picture={<EmptyPicture name="map" />} title={consoleCopy.noContacts}>
          {consoleCopy.noContactsHint}
        </EmptyState>
      ) : (
        <>
          <h1 className="text-28 font-bold">{consoleCopy.chooseContact}</h1>
          <ul className="grid gap-2">
            {session.branchContacts.map((contact) => (
              <li key={contact.id}>
                <Link
                  to={`/${contact.alias}`}
                  className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 transition-[background-color] hover:bg-raised"
                >
                  <Icon name="store" size={24} className="text-muted" />
                  <span className="min-w-0 grow">
                    <span className="block text-18 font-semibold">{contact.name}</span>
                    <span className="block text-14 text-muted">
                      {contact.branchName} · {roleNames(rolesAt({ session, contact }))}
                    </span>
                  </span>
                  <Icon name="chevron-right" className="text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  )
}
