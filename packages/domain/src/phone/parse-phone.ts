import type { PhoneCountry } from './phone-countries.ts'

/** A valid phone in E.164 ("+5491123456789") and the ISO code of the country that it belongs to. */
export type Phone = { readonly e164: string; readonly country: string }

/** Reads what a person typed; `undefined` when it is no valid number. */
export function parsePhone(_text: string, _country: PhoneCountry): Phone | undefined {
  throw new Error('unwritten')
}
