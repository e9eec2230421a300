import { parsePhone } from './parse-phone.ts'
import { phoneCountryOf } from './phone-countries.ts'
import { phoneKey } from './phone-key.ts'

/** A diner's phone: in E.164, and the key under which its owner is known however it was written. */
export type DinerPhone = { readonly e164: string; readonly key: string }

/**
 * Reads a phone as a diner of a country types it (`ar`, as shops name theirs); undefined for what
 * is none.
 */
export function readDinerPhone(typed: string, country: string): DinerPhone | undefined {
  const parsed = parsePhone(typed, phoneCountryOf(country))
  return parsed && { e164: parsed.e164, key: phoneKey(parsed.e164) }
}
