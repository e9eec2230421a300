import { parseKeptPhone, parsePhone, type Phone } from './parse-phone.ts'
import { phoneCountryOf } from './phone-countries.ts'
import { phoneKey } from './phone-key.ts'

/** A diner's phone: in E.164, and the key under which its owner is known however it was written. */
export type DinerPhone = { readonly e164: string; readonly key: string }

/**
 * Reads a phone as a diner of a country types it (`ar`, as shops name theirs); undefined for no
 * phone.
 */
export const readDinerPhone = (typed: string, country: string): DinerPhone | undefined =>
  dinerPhoneOf(parsePhone(typed, phoneCountryOf(country)))

/**
 * Reads a phone that is kept already, or by which a known person is looked up: a number that was
 * taken once is not refused later.
 */
export const readKeptPhone = (kept: string, country: string): DinerPhone | undefined =>
  dinerPhoneOf(parseKeptPhone(kept, phoneCountryOf(country)))

const dinerPhoneOf = (phone: Phone | undefined): DinerPhone | undefined =>
  phone && { e164: phone.e164, key: phoneKey(phone.e164) }
