import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { ENTRANCE_BOX, Entrance, type EntranceFrame } from './entrance.tsx'
import { useForm } from './use-form.ts'

/** Form of the code after the password: from the app, or a recovery code. */
export function SecondFactorForm(props: {
  /** Frame around the form; a page of its own by default. */
  readonly frame?: EntranceFrame
  readonly onDone: () => void
  /** Goes back to the password, with the reason where time or attempts have run out. */
  readonly onStartOver: (why?: string) => void
}) {
  const { frame: Frame = Entrance, onDone, onStartOver } = props
  const api = useApi()
  const [kind, setKind] = useState<'APP' | 'RECOVERY'>('APP')
  const isApp = kind === 'APP'
  const { submit, busy, missing, failure } = useForm(['code'], {
    send: async ({ code }) => {
      const shown = await api.showSecondFactor({ body: { code: code.trim(), kind } })
      if (!shown.ok && shown.problem.code === 'sign-in-ended') onStartOver(shown.problem.detail)
      return shown
    },
    done: onDone,
    blames: () => 'code',
  })
  const isWrong = failure?.code === 'wrong-code'
  return (
    <Frame
      title={staffAccountCopy.secondStepTitle}
      hint={isApp ? staffAccountCopy.secondStepHint : staffAccountCopy.recoveryStepHint}
    >
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure && !isWrong && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <TextField
          key={kind}
          label={isApp ? staffAccountCopy.factorCode : staffAccountCopy.recoveryCode}
          name="code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before led here, and there is nothing else to do
          autoFocus
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={missing.code ? staffAccountCopy.codeMissing : isWrong ? failure?.text : undefined}
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel={consoleCopy.signingIn}>
          {consoleCopy.signIn}
        </Button>
        <div className="grid gap-1">
          <Button variant="quiet" wide onClick={() => setKind(isApp ? 'RECOVERY' : 'APP')}>
            {isApp ? staffAccountCopy.byRecovery : staffAccountCopy.byApp}
          </Button>
          <Button variant="quiet" wide onClick={() => onStartOver()}>
            {staffAccountCopy.startOver}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
