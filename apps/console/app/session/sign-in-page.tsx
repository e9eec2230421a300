import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brought } from '../layout/brought.ts'
import { useRemembered } from '../layout/remembered.ts'
import { Entrance } from './entrance.tsx'
import { returnPath } from './return-path.ts'
import { rememberTouch } from './shared-device.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Loaded on shared devices only. */
const TabletEntrance = brought(async () => ({
  default: (await import('./tablet-entrance.tsx')).TabletEntrance,
}))

/** Page to sign in, which leads back; a shared device asks for name and PIN first. */
export function SignInPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isShared = useRemembered('shared') === '1'
  const done = (): void => {
    // Signing in, by password too, starts the idle minutes of a shared device.
    if (isShared) rememberTouch()
    void navigate(returnPath(query.get('to')), { replace: true })
  }
  const form = (back: ReactNode = null) => (
    <SignInForm
      frame={Entrance}
      before={
        <>
          {back}
          <Before query={query} />
        </>
      }
      onDone={done}
    />
  )
  if (!isShared) return form()
  return (
    <Suspense>
      <TabletEntrance otherwise={form} onDone={done} />
    </Suspense>
  )
}

function Before({ query }: { readonly query: URLSearchParams }) {
  const is = (name: string): boolean => query.get(name) === '1'
  const done = is('joined')
    ? staffAccountCopy.invitationDone
    : is('changed')
      ? staffAccountCopy.newPasswordDone
      : is('founded')
        ? staffAccountCopy.foundingDone
        : undefined
  if (done !== undefined) {
    return (
      <Notice tone="positive" live="status">
        {done}
      </Notice>
    )
  }
  return is('ended') ? <Notice live="status">{consoleCopy.sessionEnded}</Notice> : null
}
