import { isBlank } from '@mostrador/domain/text/is-blank'
import { riderCopy } from '@mostrador/copy/rider'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import type { RegisterVariant } from './register-variant.ts'

/**
 * The form of the register page. Source: 001 §2: initPhone, registerPhone, name and securityCode.
 */
export type RegisterForm = {
  readonly initPhone: string
  readonly registerPhone: string
  readonly name: string
  readonly securityCode: string
  /** By it another phone is let in; asked for where the server says that there is one. */
  readonly pin: string
  readonly phoneCountry: string
}

/** One field of the form. */
export type RegisterField = Exclude<keyof RegisterForm, 'phoneCountry'>

/** Fields of each variant; none for `success`. Source: 001 §2 Rider register page. */
export const REGISTER_FIELDS: Readonly<Record<RegisterVariant, readonly RegisterField[]>> = {
  phoneIntake: ['initPhone'],
  register: ['initPhone', 'registerPhone', 'name', 'securityCode'],
  logIn: ['securityCode'],
  logOut: ['securityCode'],
  success: [],
}

/** Why a form cannot be sent, and the field that has to change. */
export type RegisterProblem = { readonly field: RegisterField; readonly text: string }

/** A phone in E.164; undefined when it is none. */
export const riderPhone = (phone: string, country: string): string | undefined =>
  parsePhone(phone, phoneCountryOf(country))?.e164

/**
 * The first thing that keeps the form of a variant from being sent. Source: 001 §5 Rider
 * registration.
 */
export function registerProblem(variant: RegisterVariant, form: RegisterForm): RegisterProblem | undefined {
  // The PIN is never missing: the shop lets a phone in, too.
  const empty = REGISTER_FIELDS[variant].find((field) => isBlank(form[field]))
  if (empty) return { field: empty, text: riderCopy.fieldsMissing }
  if (variant !== 'phoneIntake' && variant !== 'register') return undefined
  const phone = riderPhone(form.initPhone, form.phoneCountry)
  if (variant === 'register') {
    // It is written as the first one was: a rider with a number from abroad may leave its prefix
    // out.
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
