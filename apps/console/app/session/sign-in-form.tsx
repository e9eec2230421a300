import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ENTRANCE_BOX, type EntranceFrame } from './entrance.tsx'
import { canUsePasskeys } from './passkey-dialogue.ts'
import { MissingSummary } from './missing-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { usePasskeySignIn, useSignIn, type SignInEnds } from './use-sign-in.ts'

export type SignInFormProps = {
  readonly frame: EntranceFrame
  /** Expected e-mail, where known. */
  readonly email?: string
  /** Notice shown until something fails. */
  readonly before?: ReactNode
  readonly onDone: () => void
}

/** Form of e-mail and password, or a passkey, and of the second factor where there is one. */
export function SignInForm(props: SignInFormProps) {
  const [isHalfWay, setIsHalfWay] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isAgain, setIsAgain] = useState(false)
  if (isHalfWay) {
    const startOver = (why?: string): void => {
      setFailure(why)
      setIsAgain(true)
      setIsHalfWay(false)
    }
    return <SecondFactorForm frame={props.frame} onDone={props.onDone} onStartOver={startOver} />
  }
  return <PasswordForm {...props} failed={failure} isAgain={isAgain} onHalfWay={() => setIsHalfWay(true)} />
}

type PasswordFormProps = SignInFormProps &
  SignInEnds & {
    readonly failed: string | undefined
    /** The second step led back here. */
    readonly isAgain: boolean
  }

function PasswordForm(props: PasswordFormProps) {
  const { frame: Frame, email, before, failed, isAgain, onDone } = props
  const { submit, busy, missing, failure = failed } = useSignIn(props)
  return (
    <Frame title={consoleCopy.signInTitle} hint={consoleCopy.signInHint}>
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure ? (
          <Notice tone="danger" live="alert">
            {failure}
          </Notice>
        ) : (
          before
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
          defaultValue={email}
          error={missing.email ? consoleCopy.emailMissing : undefined}
        />
        <PasswordField error={missing.password ? consoleCopy.passwordMissing : undefined} />
        <MissingSummary missing={missing} />
        <Button type="submit" size="large" wide busy={busy} busyLabel={consoleCopy.signingIn}>
          {consoleCopy.signIn}
        </Button>
        <PasskeyEntrance onDone={onDone} />
        <Link
          to="/session/forgotten"
          // Over an open page it opens another tab, so that unsaved work stays.
          target={email === undefined ? undefined : '_blank'}
          className="hit-44 justify-self-center text-14 font-semibold underline"
        >
          {staffAccountCopy.forgotten}
        </Link>
      </form>
    </Frame>
  )
}

/** Button to sign in by passkey, where the browser supports it. */
function PasskeyEntrance({ onDone }: Pick<SignInFormProps, 'onDone'>) {
  const { enter, waiting, failure } = usePasskeySignIn(onDone)
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
