import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneCountry } from './phone-countries.ts'

/**
 * A phone as people read it, "+54 9 11 2345 6789"; what is no number stays as it was typed. `text`
 * is read as a number of `country`, unless it begins with "+".
 */
export const phoneText = (text: string, country: PhoneCountry): string =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })?.formatInternational() ?? text
