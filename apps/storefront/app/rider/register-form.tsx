import { riderCopy } from '@mostrador/copy/rider'
import { riderPageCopy } from '@mostrador/copy/rider-page'
import { riderPinCopy } from '@mostrador/copy/rider-pin'
import { LONGEST_PIN } from '@mostrador/domain/staff/pin-rule'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField, type TextFieldProps } from '@mostrador/ui/text-field.tsx'
import { useEffect, useRef, type FormEvent } from 'react'
import { REGISTER_FIELDS, type RegisterField } from './register-problem.ts'
import type { RegisterVariant } from './register-variant.ts'
import type { Register } from './use-register.ts'

const FIELDS = {
  initPhone: {
    label: riderCopy.initPhone,
    placeholder: riderCopy.phonePlaceholder,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  registerPhone: {
    label: riderCopy.registerPhone,
    placeholder: riderCopy.phonePlaceholder,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  name: { label: riderCopy.name, autoComplete: 'name', maxLength: 200 },
  securityCode: {
    label: riderCopy.securityCode,
    hint: riderPageCopy.securityCodeHint,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 40,
  },
  pin: {
    label: riderPinCopy.label,
    hint: riderPinCopy.hint,
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: LONGEST_PIN,
  },
} as const satisfies Record<RegisterField, TextFieldProps>

const SUBMIT: Readonly<Record<RegisterVariant, string>> = {
  phoneIntake: riderCopy.next,
  register: riderCopy.startShift,
  logIn: riderCopy.startShift,
  logOut: riderCopy.endShift,
  success: '',
}

export type RegisterFormProps = { readonly variant: RegisterVariant; readonly register: Register }

/** Fields and button of a variant: green begins, red ends. Source: 001 §2 Rider register page. */
export function RegisterForm({ variant, register }: RegisterFormProps) {
  const { form, problem, isBusy, asksPin, type, submit } = register
  const fields = asksPin ? [...REGISTER_FIELDS[variant], 'pin' as const] : REGISTER_FIELDS[variant]
  const box = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (problem) box.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) submit()
  }

  return (
    <form ref={box} noValidate className="grid gap-4" onSubmit={onSubmit}>
      {fields.map((field) => (
        <TextField
          key={field}
          {...FIELDS[field]}
          name={field}
          value={form[field]}
          disabled={field === 'initPhone' && variant === 'register'}
          onChange={(event) => type({ [field]: event.currentTarget.value })}
          {...(problem?.field === field && { error: problem.text })}
        />
      ))}
      <Button
        type="submit"
        wide
        size="large"
        busy={isBusy}
        busyLabel={riderPageCopy.sending}
        {...looksOf(variant)}
      >
        {SUBMIT[variant]}
      </Button>
    </form>
  )
}

function looksOf(variant: RegisterVariant) {
  if (variant === 'phoneIntake') return {}
  if (variant === 'logOut') return { variant: 'danger' as const }
  return { className: GREEN }
}

/** Overrides the main button, whose colours are the brand's. */
const GREEN = 'bg-positive! text-on-positive! hover:opacity-90'
