import { PHONE_COUNTRIES, PHONE_PREFIXES, type PhoneCountry } from './phone-countries.ts'

/** National digits of a number, as they were written once and as they are now. */
type OldSpelling = readonly [old: RegExp, now: string]

/**
 * Spellings that the numbering plans have dropped and people still use. Each is an invalid number
 * today, so that none hides a valid one. Sources: the numbering plans of each country.
 */
const OLD_SPELLINGS: Readonly<Partial<Record<PhoneCountry, readonly OldSpelling[]>>> = {
  AR: [
    // Both marks of a mobile, or the 0 of the area behind the 9, or the 15 before the area.
    [/^90?(?=\d{12}$)/, ''],
    [/^90(?=\d{10}$)/, '9'],
    [/^0?15(?=\d{10}$)/, '9'],
  ],
  // The prefixes of mobiles and of long distance, dropped in 2019, and the mobile 1 from abroad.
  MX: [[/^(?:01|04[45]|1|521)(?=\d{10}$)/, '']],
  // The carrier's place is still written "0xx"; mobiles of eight digits took a 9 until 2016.
  BR: [[/^0?([1-9]\d)([6-8]\d{7})$/, '$19$2']],
  // 09 for mobiles and 02 for Santiago were dialled until 2016.
  CL: [[/^0(?=[2-9]\d{8}$)/, '']],
  // Areas of one digit got 60 before them in 2021; a carrier could be dialled before the area.
  CO: [[/^(?:0(?:[3579]|4(?:[14]4|56))?)?(?=[124-8]\d{7}$)/, '60']],
}

const isOf =
  (digits: string) =>
  (country: PhoneCountry): boolean =>
    digits.startsWith(PHONE_PREFIXES[country].slice(1))

/**
 * Returns the country and the national digits of a typed number: its own country where it begins
 * with "+" or "00", the field's otherwise. Undefined for a country that the field does not offer.
 */
function inside(typed: string, country: PhoneCountry) {
  const digits = typed.replaceAll(/\D/g, '')
  const abroad = typed.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (abroad === undefined) return { country, digits }
  const own = PHONE_COUNTRIES.find(isOf(abroad))
  return own && { country: own, digits: abroad }
}

/**
 * Returns the numbers in international form that an old spelling may mean, likeliest first:
 * `typed` is a number of `country` unless it says its own. Every one has yet to be judged.
 */
export function oldReadings(typed: string, country: PhoneCountry): readonly string[] {
  const found = inside(typed, country)
  if (!found) return []
  const prefix = PHONE_PREFIXES[found.country]
  const spellings = OLD_SPELLINGS[found.country] ?? []
  const numbers = isOf(found.digits)(found.country)
    ? [found.digits.slice(prefix.length - 1), found.digits]
    : [found.digits]
  return numbers.flatMap((digits) =>
    spellings.filter(([old]) => old.test(digits)).map(([old, now]) => prefix + digits.replace(old, now)),
  )
}
