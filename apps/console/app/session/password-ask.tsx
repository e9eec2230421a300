import type { Result } from '@mostrador/contract/client'
import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import type { ReactNode } from 'react'
import { PasswordField } from './password-field.tsx'
import { useForm, type FormState } from './use-form.ts'

export type PasswordAskProps<Data, Name extends string> = {
  readonly confirmLabel: string
  readonly send: (password: string, fields: Readonly<Record<Name, string>>) => Promise<Result<Data>>
  readonly onDone: (data: Data) => void
  readonly onCancel: () => void
  /** Further required fields, and which of them a refusal concerns. */
  readonly also?: readonly Name[]
  readonly blames?: (code: string) => Name | undefined
  /** Further fields above the password, given the form's state. */
  readonly children?: ReactNode | ((form: FormState<Name | 'password'>) => ReactNode)
}

/** Focuses the first field when it opens. */
const beginAt = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** Form that asks for the password again, against strangers at an open screen. */
export function PasswordAsk<Data, Name extends string = never>(props: PasswordAskProps<Data, Name>) {
  const { confirmLabel, send, onDone, onCancel, also = [], children } = props
  const blames = (code: string): Name | 'password' | undefined =>
    code === 'wrong-password' ? 'password' : props.blames?.(code)
  const form = useForm<Name | 'password', Data>([...also, 'password'], {
    send: (fields) => send(fields.password, fields),
    done: onDone,
    blames,
  })
  const { submit, busy, missing, failure } = form
  const isWrong = failure?.code === 'wrong-password'
  return (
    <form ref={beginAt} noValidate onSubmit={submit} className="grid gap-4">
      {failure && blames(failure.code) === undefined && (
        <Notice tone="danger" live="alert">
          {failure.text}
        </Notice>
      )}
      {typeof children === 'function' ? children(form) : children}
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
