import { isBlank } from '@mostrador/domain/text/is-blank'
import { riderCopy } from '@mostrador/copy/rider'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import type { RegisterVariant } from './register-variant.ts'

/** Form of the register page. Source: 001 §2: initPhone, registerPhone, name and securityCode. */
export type RegisterForm = {
  readonly initPhone: string
  readonly registerPhone: string
  readonly name: string
  readonly securityCode: string
  /** Lets another phone in; asked for where the server says that there is one. */
  readonly pin: string
  readonly phoneCountry: string
}

export type RegisterField = Exclude<keyof RegisterForm, 'phoneCountry'>

/** Fields of each variant; none for `success`. Source: 001 §2 Rider register page. */
export const REGISTER_FIELDS: Readonly<Record<RegisterVariant, readonly RegisterField[]>> = {
  phoneIntake: ['initPhone'],
  register: ['initPhone', 'registerPhone', 'name', 'securityCode'],
  logIn: ['securityCode'],
  logOut: ['securityCode'],
  success: [],
}

export type RegisterProblem = { readonly field: RegisterField; readonly text: string }

/** Returns a phone in E.164; undefined for an invalid one. */
export const riderPhone = (phone: string, country: string): string | undefined =>
  parsePhone(phone, phoneCountryOf(country))?.e164

/** Returns the first problem of a form; undefined for none. Source: 001 §5 Rider registration. */
export function registerProblem(variant: RegisterVariant, form: RegisterForm): RegisterProblem | undefined {
  // The PIN is optional: the shop may let a phone in, too.
  const empty = REGISTER_FIELDS[variant].find((field) => isBlank(form[field]))
  if (empty) return { field: empty, text: riderCopy.fieldsMissing }
  if (variant !== 'phoneIntake' && variant !== 'register') return undefined
  const phone = riderPhone(form.initPhone, form.phoneCountry)
  if (variant === 'register') {
    // Read in the country of the first one: a rider with a foreign number may leave its prefix out.
    const country = parsePhone(form.initPhone, phoneCountryOf(form.phoneCountry))?.country
    const confirmed =
      riderPhone(form.registerPhone, country ?? form.phoneCountry) ??
      riderPhone(form.registerPhone, form.phoneCountry)
    const differ =
      confirmed === undefined || phone === undefined
        ? form.registerPhone.trim() !== form.initPhone.trim()
        : confirmed !== phone
    if (differ) return { field: 'registerPhone', text: riderCopy.phonesDiffer }
  }
  if (phone === undefined) {
    return { field: variant === 'register' ? 'registerPhone' : 'initPhone', text: riderCopy.phoneInvalid }
  }
  return undefined
}
