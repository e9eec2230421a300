import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ENTRANCE_BOX, Entrance } from './entrance.tsx'
import { canUsePasskeys } from './passkey-dialogue.ts'
import { MissingSummary } from './missing-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { usePasskeySignIn, useSignIn } from './use-sign-in.ts'

/** E-mail and password, the second step where there is one, and back to where one was. */
export function SignInPage() {
  const [query] = useSearchParams()
  const [isHalfWay, setIsHalfWay] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isAgain, setIsAgain] = useState(false)
  const to = query.get('to')
  if (isHalfWay) {
    const startOver = (why?: string): void => {
      setFailure(why)
      setIsAgain(true)
      setIsHalfWay(false)
    }
    return <SecondFactorForm to={to} onStartOver={startOver} />
  }
  return <PasswordForm to={to} failed={failure} isAgain={isAgain} onHalfWay={() => setIsHalfWay(true)} />
}

function PasswordForm(props: {
  readonly to: string | null
  readonly failed: string | undefined
  /** The step after this one led back here. */
  readonly isAgain: boolean
  readonly onHalfWay: () => void
}) {
  const { to, failed, isAgain, onHalfWay } = props
  const [query] = useSearchParams()
  const { submit, busy, missing, failure = failed } = useSignIn(to, onHalfWay)
  return (
    <Entrance title={consoleCopy.signInTitle} hint={consoleCopy.signInHint}>
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure ? (
          <Notice tone="danger" live="alert">
            {failure}
          </Notice>
        ) : (
          <Before query={query} />
        )}
        <TextField
          label={consoleCopy.email}
          name="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone
          autoFocus={isAgain}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          error={missing.email ? consoleCopy.emailMissing : undefined}
        />
        <PasswordField error={missing.password ? consoleCopy.passwordMissing : undefined} />
        <MissingSummary missing={missing} />
        <Button type="submit" size="large" wide busy={busy} busyLabel={consoleCopy.signingIn}>
          {consoleCopy.signIn}
        </Button>
        <PasskeyEntrance to={to} />
        <p className="text-center text-14 text-balance text-muted">{staffAccountCopy.forgotten}</p>
      </form>
    </Entrance>
  )
}

/** The other way in, where the browser knows it. */
function PasskeyEntrance({ to }: { readonly to: string | null }) {
  const { enter, waiting, failure } = usePasskeySignIn(to)
  if (!canUsePasskeys()) return null
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon="lock"
        busy={waiting}
        busyLabel={staffAccountCopy.passkeyWaiting}
        onClick={enter}
      >
        {staffAccountCopy.passkeyEnter}
      </Button>
      {failure && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}

/** What happened before one came here. */
function Before({ query }: { readonly query: URLSearchParams }) {
  const is = (name: string): boolean => query.get(name) === '1'
  const done = is('joined')
    ? staffAccountCopy.invitationDone
    : is('changed')
      ? staffAccountCopy.newPasswordDone
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
