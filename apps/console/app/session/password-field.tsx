import { consoleCopy } from '@mostrador/copy/console'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'

/** The password, which can be looked at: a tablet's keyboard is small, and a wrong password costs an attempt. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={consoleCopy.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      error={error}
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
