import type { PhoneCountry } from '@mostrador/domain/phone/phone-countries'

/** The names of the countries of the phone field. Source: 000 §9. */
export const PHONE_COUNTRY_NAMES = {
  AR: 'Argentina',
  UY: 'Uruguay',
  CL: 'Chile',
  CO: 'Colombia',
  PE: 'Perú',
  BR: 'Brasil',
  VE: 'Venezuela',
  PY: 'Paraguay',
  MX: 'México',
  EC: 'Ecuador',
  BO: 'Bolivia',
  US: 'Estados Unidos',
} satisfies Record<PhoneCountry, string>
