import { consoleCopy } from '@mostrador/copy/console'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'

export type PasswordFieldProps = {
  readonly error: string | undefined
  readonly label?: string
  readonly name?: string
  readonly hint?: string
  /** New password: browsers offer to generate one. */
  readonly isNew?: boolean
}

/** Password field that can be shown, since a wrong password costs an attempt. */
export function PasswordField(props: PasswordFieldProps) {
  const { error, label = consoleCopy.password, name = 'password', hint, isNew = false } = props
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      error={error}
      {...(hint !== undefined && { hint })}
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? consoleCopy.hidePassword : consoleCopy.showPassword}
          onClick={() => setShown(!shown)}
          className="hit-44 grid size-9 place-items-center rounded-control text-muted aria-pressed:text-ink"
        >
          <Icon name="eye" />
        </button>
      }
    />
  )
}
