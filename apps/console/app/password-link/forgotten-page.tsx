import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../api/api.ts'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'
import { useForm } from '../session/use-form.ts'

/** Page to ask for a password link by mail; its answer is the same for every address. */
export function ForgottenPage() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Entrance
      title={staffAccountCopy.forgottenTitle}
      hint={isAsked ? undefined : staffAccountCopy.forgottenHint}
    >
      <div className={ENTRANCE_BOX}>
        {isAsked ? <Asked /> : <Ask onDone={() => setIsAsked(true)} />}
        <Link to="/session" className="hit-44 justify-self-center text-14 font-semibold underline">
          {staffAccountCopy.forgottenBack}
        </Link>
      </div>
    </Entrance>
  )
}

function Ask({ onDone }: { readonly onDone: () => void }) {
  const api = useApi()
  const { submit, busy, missing, failure } = useForm(['email'], {
    send: ({ email }) => api.mailPasswordLink({ body: { email } }),
    done: onDone,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && (
        <Notice tone="danger" live="alert">
          {failure.text}
        </Notice>
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
      <Button type="submit" size="large" wide busy={busy} busyLabel={staffAccountCopy.forgottenSending}>
        {staffAccountCopy.forgottenSend}
      </Button>
    </form>
  )
}

function Asked() {
  return (
    <>
      <Notice tone="positive" live="status">
        {staffAccountCopy.forgottenSent}
      </Notice>
      <p className="text-14 text-muted">{staffAccountCopy.forgottenElse}</p>
    </>
  )
}
