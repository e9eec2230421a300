import { checkoutCopy } from '@mostrador/copy/checkout'
import { PHONE_COUNTRY_NAMES } from '@mostrador/copy/phone-countries'
import {
  PHONE_COUNTRIES,
  PHONE_PREFIXES,
  phoneCountryOf,
  type PhoneCountry,
} from '@mostrador/domain/phone/phone-countries'
import { Icon } from '@mostrador/ui/icon.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import type { Ref } from 'react'

export type PhoneFieldProps = {
  readonly label: string
  readonly phone: string
  readonly country: PhoneCountry
  readonly onChange: (part: { phone?: string; phoneCountry?: PhoneCountry }) => void
  readonly locked?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

const OPTIONS = PHONE_COUNTRIES.map((country) => ({
  value: country,
  label: `${PHONE_PREFIXES[country]} ${PHONE_COUNTRY_NAMES[country]}`,
}))

/**
 * Fields of a number and its country; the platform's own select, because a phone's wheel is better
 * than any list of ours. Source: 000 §9 Phone input countries.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, phone, country, onChange, locked = false, error, hint, ref } = props
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SelectField
        label={checkoutCopy.country}
        aria-label={checkoutCopy.phoneCountry}
        name="phoneCountry"
        autoComplete="tel-country-code"
        options={OPTIONS}
        value={country}
        disabled={locked}
        onChange={(event) => onChange({ phoneCountry: phoneCountryOf(event.currentTarget.value) })}
        className="max-w-full basis-44"
      />
      <TextField
        ref={ref}
        label={label}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        readOnly={locked}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
        {...(error && { error })}
        {...(hint && { hint })}
        {...(locked && { suffix: <Icon name="lock" /> })}
        className="min-w-[min(100%,5.5rem)] grow basis-0"
      />
    </div>
  )
}
