import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useSearchParams } from 'react-router'
import { Mark } from '../layout/mark.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password, and back to where one was. */
export function SignInPage() {
  const [query] = useSearchParams()
  const { submit, busy, missing, failure } = useSignIn(query.get('to'))
  const ended = query.get('ended') === '1'
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${consoleCopy.signInTitle} · ${consoleCopy.title}`}</title>
      <div className="grid w-full max-w-[26rem] gap-6">
        <div className="grid justify-items-center gap-4 text-center">
          <Mark size="large" />
          <div>
            <h1 className="text-28 font-bold">{consoleCopy.signInTitle}</h1>
            <p className="text-16 text-muted">{consoleCopy.signInHint}</p>
          </div>
        </div>
        <form
          noValidate
          onSubmit={submit}
          className="grid gap-4 rounded-sheet border border-line bg-surface p-6"
        >
          {failure ? (
            <Notice tone="danger" live="alert">
              {failure}
            </Notice>
          ) : (
            ended && <Notice live="status">{consoleCopy.sessionEnded}</Notice>
          )}
          <TextField
            label={consoleCopy.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            error={missing.email ? consoleCopy.emailMissing : undefined}
          />
          <PasswordField error={missing.password ? consoleCopy.passwordMissing : undefined} />
          <Button type="submit" size="large" wide busy={busy} busyLabel={consoleCopy.signingIn}>
            {consoleCopy.signIn}
          </Button>
        </form>
      </div>
    </main>
  )
}
