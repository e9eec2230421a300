import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneCountry } from './phone-countries.ts'

/** A valid phone in E.164 ("+5491123456789") and the ISO code of the country that it belongs to. */
export type Phone = { readonly e164: string; readonly country: string }

const LONGEST_INPUT = 40

// Mexico dropped both in 2020, people still type them, and the metadata refuses them.
const withoutOldMexicanPrefixes = (text: string): string =>
  text.replace(/^04[45]\s*(?=\d)/, '').replace(/^(\+|00)?\s*52[\s-]*1(?=(?:\D*\d){10})/, '+52')

/**
 * Reads what a person typed as a number of `country`, unless it begins with "+" and another calling
 * code. `undefined` when it is no valid number. The small metadata decides in the browser and on
 * the server alike, so that both say the same. Source:
 * docs/decisions/003-pure-libraries-in-domain.md.
 */
export function parsePhone(text: string, country: PhoneCountry): Phone | undefined {
  if (text.length > LONGEST_INPUT) return undefined
  const trimmed = text.trim()
  const cleaned = country === 'MX' || trimmed.startsWith('+') ? withoutOldMexicanPrefixes(trimmed) : trimmed
  const number = parsePhoneNumberFromString(cleaned, { defaultCountry: country, extract: false })
  return number?.isValid() ? { e164: number.number, country: number.country ?? country } : undefined
}
