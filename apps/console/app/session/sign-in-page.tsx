import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { Entrance } from './entrance.tsx'
import { returnPath } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Who comes in by a page of its own, goes back to where he or she was. */
export function SignInPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <SignInForm
      frame={Entrance}
      before={<Before query={query} />}
      onDone={() => void navigate(returnPath(query.get('to')), { replace: true })}
    />
  )
}

/** What happened before one came here. */
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
