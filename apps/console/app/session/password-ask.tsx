import type { Result } from '@mostrador/contract/client'
import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import type { ReactNode } from 'react'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

export type PasswordAskProps<Data> = {
  readonly confirmLabel: string
  readonly send: (password: string) => Promise<Result<Data>>
  readonly onDone: (data: Data) => void
  readonly onCancel: () => void
  /** What else is asked for, above the password. */
  readonly children?: ReactNode
}

/** Where it opens one begins at its first field. */
const beginAt = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/**
 * Asks for the password once more before an account changes: a stranger at an open screen does not
 * know it.
 */
export function PasswordAsk<Data>(props: PasswordAskProps<Data>) {
  const { confirmLabel, send, onDone, onCancel, children } = props
  const { submit, busy, missing, failure } = useForm(['password'], {
    send: ({ password }) => send(password),
    done: onDone,
    blames: (code) => (code === 'wrong-password' ? 'password' : undefined),
  })
  const isWrong = failure?.code === 'wrong-password'
  return (
    <form ref={beginAt} noValidate onSubmit={submit} className="grid gap-4">
      {failure && !isWrong && (
        <Notice tone="danger" live="alert">
          {failure.text}
        </Notice>
      )}
      {children}
      <PasswordField
        label={staffAccountCopy.factorConfirmPassword}
        error={missing.password ? consoleCopy.passwordMissing : isWrong ? failure?.text : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={staffAccountCopy.saving}>
          {confirmLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {staffAccountCopy.cancel}
        </Button>
      </div>
    </form>
  )
}
