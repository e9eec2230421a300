/** The countries that the phone field offers, in its order. Source: 000 §9. */
export const PHONE_COUNTRIES = [
  'AR',
  'UY',
  'CL',
  'CO',
  'PE',
  'BR',
  'VE',
  'PY',
  'MX',
  'EC',
  'BO',
  'US',
] as const

/**
 * One country of the phone field, as its ISO 3166 code. Its Spanish name is in
 * `copy/phone-countries`.
 */
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]

/** The calling code of each country. */
export const PHONE_PREFIXES: Readonly<Record<PhoneCountry, string>> = {
  AR: '+54',
  UY: '+598',
  CL: '+56',
  CO: '+57',
  PE: '+51',
  BR: '+55',
  VE: '+58',
  PY: '+595',
  MX: '+52',
  EC: '+593',
  BO: '+591',
  US: '+1',
}

/**
 * Reads a country code in any case; a country that the field does not offer falls back to
 * Argentina. Source: 000 §9.
 */
export const phoneCountryOf = (code: string | null | undefined): PhoneCountry =>
  PHONE_COUNTRIES.find((country) => country === code?.toUpperCase()) ?? 'AR'
