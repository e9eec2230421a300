import large from 'libphonenumber-js/metadata.max.json'
import small from 'libphonenumber-js/metadata.min.json'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUMBERING_PLANS } from './numbering-plans.ts'
import { parseKeptPhone, parsePhone } from './parse-phone.ts'
import { PHONE_COUNTRIES, PHONE_PREFIXES, phoneCountryOf } from './phone-countries.ts'
import { phoneForms, phoneKey } from './phone-key.ts'
import { phoneDigits, whatsAppDigits, whatsAppLink } from './whatsapp-link.ts'

// How people write their numbers in each country, and what is made of it.
describe('parsePhone', () => {
  test('a text that is asked for again is not read again, and in another country it is', () => {
    const mexican = parsePhone('55 1234 5678', 'MX')
    expect(mexican).toEqual({ e164: '+525512345678', country: 'MX' })
    expect(parsePhone('55 1234 5678', 'MX')).toBe(mexican)
    expect(parsePhone('55 1234 5678', 'UY')).not.toEqual(mexican)
    expect(parsePhone('55 1234 567', 'MX')).toBeUndefined()
    expect(parsePhone('55 1234 5678', 'MX')).toEqual(mexican)
  })

  /** spec('000 §7.40') */
  test.each([
    ['AR', '011 15-2345-6789', '+5491123456789'],
    ['AR', '9 11 2345-6789', '+5491123456789'],
    ['AR', '+54 11 15 2345-6789', '+5491123456789'],
    ['AR', '0381 15 456-7890', '+5493814567890'],
    ['AR', '11 2345-6789', '+541123456789'],
    ['AR', '+54 11 2345-6789', '+541123456789'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '52 1 55 1234 5678', '+525512345678'],
    ['MX', '+5215512345678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '045 55 1234 5678', '+525512345678'],
    ['MX', '0445512345678', '+525512345678'],
    ['MX', ' 044 55 1234 5678 ', '+525512345678'],
    ['MX', '+ 52 1 55 1234 5678', '+525512345678'],
    ['MX', '0052 1 55 1234 5678', '+525512345678'],
    // Digits that are dropped at the beginning stand in the middle of other numbers.
    ['MX', '55 1044 5678', '+525510445678'],
    ['MX', '33 0104 5678', '+523301045678'],
    ['MX', '+49 521 1234567890', '+495211234567890'],
    ['CL', '9 6123 4567', '+56961234567'],
    // A number that says its country is of that country, no matter which one the field shows.
    ['AR', '+52 1 55 1234 5678', '+525512345678'],
    ['AR', '+ 52 1 55 1234 5678', '+525512345678'],
    ['MX', '+54 9 11 2345-6789', '+5491123456789'],
  ] as const)('%s "%s" is %s', (country, text, e164) => {
    expect(parsePhone(text, country)?.e164).toBe(e164)
  })

  /** spec('000 §7.40') */
  test.each([
    // Pasted numbers bring invisible characters.
    ['AR', '\u202a+54 9 11 2345-6789\u202c', '+5491123456789'],
    ['AR', '\u200e+54\u00a09\u00a011\u20112345\u20116789\u200b', '+5491123456789'],
    ['AR', 'tel:+5491123456789', '+5491123456789'],
    ['AR', 'Tel: 11 4862-3344', '+541148623344'],
    ['AR', '１１ ４８６２-３３４４', '+541148623344'],
    // Both marks of a mobile, the 0 behind the 9, the 15 before the area, the country without "+".
    ['AR', '+54 9 011 2345-6789', '+5491123456789'],
    ['AR', '+54 9 11 15 2345-6789', '+5491123456789'],
    ['AR', '15 11 2345-6789', '+5491123456789'],
    ['AR', '54 9 11 2345 6789', '+5491123456789'],
    ['AR', '54 (011) 4862-3344', '+541148623344'],
    ['AR', '(011) 4862-3344', '+541148623344'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['MX', '(01 55) 1234-5678', '+525512345678'],
    ['MX', '+52 01 55 1234 5678', '+525512345678'],
    ['MX', '+52 044 55 1234 5678', '+525512345678'],
    ['MX', '1 55 1234 5678', '+525512345678'],
    ['AR', '+52 01 55 1234 5678', '+525512345678'],
    ['AR', '0052 1 55 1234 5678', '+525512345678'],
    ['BR', '0 15 11 98765-4321', '+5511987654321'],
    ['BR', '(0xx11) 98765-4321', '+5511987654321'],
    ['BR', '+55 (011) 98765-4321', '+5511987654321'],
    ['BR', '55 11 98765-4321', '+5511987654321'],
    ['BR', '+55 11 8765-4321', '+5511987654321'],
    ['BR', '0 21 11 3123-4567', '+551131234567'],
    ['CO', '03 300 123 4567', '+573001234567'],
    ['CO', '(1) 234 5678', '+576012345678'],
    ['CO', '+57 (1) 234 5678', '+576012345678'],
    ['CO', '09 1 234 5678', '+576012345678'],
    ['CO', '57 300 123 4567', '+573001234567'],
    ['CL', '09 6123 4567', '+56961234567'],
    ['CL', '02 2345 6789', '+56223456789'],
    ['PE', '(01) 234-5678', '+5112345678'],
    ['PE', '+51 01 234 5678', '+5112345678'],
    ['UY', '+598 094 123 456', '+59894123456'],
    ['UY', '02 901 2345', '+59829012345'],
    ['PY', '(0981) 123 456', '+595981123456'],
    ['EC', '+593 099 123 4567', '+593991234567'],
    ['EC', '02 234 5678', '+59322345678'],
    ['BO', '0 71234567', '+59171234567'],
    ['VE', '58 0414 123 4567', '+584141234567'],
    ['US', '1 (415) 555-2671', '+14155552671'],
    // Of a country that the field does not offer the small patterns are known.
    ['AR', '+34 612 345 678', '+34612345678'],
    ['US', '787 234 5678', '+17872345678'],
  ] as const)('%s %j, as it was pasted or is still written, is %s', (country, text, e164) => {
    expect(parsePhone(text, country)?.e164).toBe(e164)
  })

  test('a number in E.164 is itself, wherever it is read and whatever stands around it', () => {
    const subscriber = fc.stringMatching(/^[4-6]\d{7}$/)
    const numbers = fc.oneof(
      subscriber.map((digits) => `+54911${digits}`),
      subscriber.map((digits) => `+5411${digits}`),
      subscriber.map((digits) => `+55119${digits.replace(/^./, '8')}`),
      subscriber.map((digits) => `+5255${digits}`),
      subscriber.map((digits) => `+5695${digits.slice(1)}`),
      subscriber.map((digits) => `+57310${digits.slice(1)}`),
    )
    const unseen = fc.constantFrom('', ' ', '\u00a0', '\u200b', '\u202a', '\u2069', '\ufeff', '\u00ad')
    fc.assert(
      fc.property(
        numbers,
        fc.tuple(unseen, unseen),
        fc.constantFrom(...PHONE_COUNTRIES),
        (e164, [before, after], country) => {
          expect(parsePhone(`${before}${e164}${after}`, country)?.e164).toBe(e164)
          expect(parsePhone(`tel:${e164}`, country)?.e164).toBe(e164)
        },
      ),
    )
  })

  /** spec('000 §7.40') */
  test.each([
    // A mobile without its area, or with a digit too few, and areas that are none.
    ['BR', '98765-4321'],
    ['BR', '11 98765-432'],
    ['BR', '23 98765-4321'],
    ['BR', '3123-4567'],
    ['AR', '4862-3344'],
    ['AR', '+54 9 4862-3344'],
    ['AR', '5555 555555'],
    ['MX', '521 234 5678'],
    ['MX', '1234 5678'],
    ['CL', '9 1334 5678'],
    ['CO', '200 123 4567'],
    ['PE', '887 654 321'],
    ['UY', '096'],
    ['EC', '89 123 4567'],
    ['BO', '5123 4567 8'],
    ['VE', '0499 123 4567'],
    ['PY', '12 345 678'],
    ['US', '115 555 2671'],
    ['US', '5555 5555'],
  ] as const)('%s "%s" is a number that nobody can have', (country, text) => {
    expect(parsePhone(text, country)).toBeUndefined()
  })

  test('a number that is kept is read though the patterns refuse it', () => {
    expect(parsePhone('9 1334 5678', 'CL')).toBeUndefined()
    expect(parseKeptPhone('9 1334 5678', 'CL')?.e164).toBe('+56913345678')
    expect(parseKeptPhone('11 4862-3344', 'AR')?.e164).toBe('+541148623344')
    expect(parseKeptPhone('12', 'AR')).toBeUndefined()
  })

  test.each([
    ['AR', '15 2345 6789'],
    ['AR', ''],
    ['AR', '123'],
    ['AR', '52 1 55 1234 5678'],
    ['MX', '52 1 55 1234 567'],
    ['MX', '52 1 55 1234 56789'],
    ['AR', 'llamame al 11 2345-6789'],
    ['AR', '1'.repeat(1000)],
    ['US', '+999 123456789'],
  ] as const)('%s "%s" is no number', (country, text) => {
    expect(parsePhone(text, country)).toBeUndefined()
  })

  test('reads forty characters and no more', () => {
    expect(parsePhone('11 2345-6789'.padEnd(40, '.'), 'AR')?.e164).toBe('+541123456789')
    expect(parsePhone('11 2345-6789'.padEnd(41, '.'), 'AR')).toBeUndefined()
    expect(parsePhone('11 2345-6789'.padStart(100), 'AR')?.e164).toBe('+541123456789')
    expect(parsePhone('11 2345-6789'.padStart(500), 'AR')).toBeUndefined()
  })

  test('tells the country of the number', () => {
    expect(parsePhone('+56 9 6123 4567', 'AR')?.country).toBe('CL')
    expect(parsePhone('11 2345-6789', 'AR')?.country).toBe('AR')
  })
})

describe('phone countries', () => {
  /** spec('000 §9.16') spec('001 §9.21') */
  test('are the twelve of the documents, each with the prefix by which it is told', () => {
    expect(PHONE_COUNTRIES.map((country) => `${country} ${PHONE_PREFIXES[country]}`)).toEqual([
      'AR +54',
      'UY +598',
      'CL +56',
      'CO +57',
      'PE +51',
      'BR +55',
      'VE +58',
      'PY +595',
      'MX +52',
      'EC +593',
      'BO +591',
      'US +1',
    ])
  })

  test('fall back to Argentina', () => {
    expect(phoneCountryOf('cl')).toBe('CL')
    expect(phoneCountryOf('ES')).toBe('AR')
    expect(phoneCountryOf(null)).toBe('AR')
  })
})

test('the plans are those of the library that is installed: `node scripts/numbering-plans.ts`', () => {
  const [known, whole, few] = [NUMBERING_PLANS, large, small].map(
    ({ countries }) => countries as unknown as Readonly<Record<string, readonly unknown[]>>,
  )
  for (const country of PHONE_COUNTRIES) expect(known?.[country]).toEqual(whole?.[country])
  for (const country of ['ES', 'PR', 'GB', 'IT'])
    expect(known?.[country]).toEqual(few?.[country]?.with(1, 0).with(4, 0))
  expect(Object.keys(known ?? {})).toEqual(Object.keys(few ?? {}))
})

describe('phoneKey', () => {
  /** spec('000 §5.4') */
  test('is one for a person in Argentina and Mexico, however the number is written', () => {
    expect(phoneKey('+5491123456789')).toBe(phoneKey('+541123456789'))
    expect(phoneKey('+5215512345678')).toBe(phoneKey('+525512345678'))
  })

  test('is one for a mobile of Brazil with and without the 9 that all of them took', () => {
    expect(phoneKey('+551187654321')).toBe('5511987654321')
    expect(phoneKey('+5511987654321')).toBe('5511987654321')
    expect(phoneKey('+551131234567')).toBe('551131234567')
    expect(phoneKey('+551198765432')).toBe('551198765432')
  })

  test('leaves the rest alone', () => {
    expect(phoneKey('+56912345678')).toBe('56912345678')
    expect(phoneKey('+5511987654321')).toBe('5511987654321')
    expect(phoneKey('+56954912345')).toBe('56954912345')
    expect(phoneKey('+521234567890')).toBe('521234567890')
    expect(phoneKey('+52112345678901')).toBe('52112345678901')
    expect(phoneKey('+445211234567890')).toBe('445211234567890')
  })
})

describe('phoneForms', () => {
  test('are the number as it is, and with the mobile 9 of Argentina or 1 of Mexico', () => {
    expect(phoneForms('541123456789')).toEqual(['541123456789', '5491123456789'])
    expect(phoneForms('525512345678')).toEqual(['525512345678', '5215512345678'])
    expect(phoneForms('5511987654321')).toEqual(['5511987654321', '551187654321'])
    for (const other of ['56912345454', '56912345252', '551131234567', '5511998765432'])
      expect(phoneForms(other)).toEqual([other])
  })

  /** spec('000 §5.4') */
  test('are all of one key, so that whoever is looked for by it is found', () => {
    for (const key of ['541123456789', '525512345678', '5511987654321', '56912345678'])
      expect(phoneForms(key).map(phoneKey)).toEqual(phoneForms(key).map(() => key))
  })
})

test('machines take a number in E.164 without its sign, as it was typed', () => {
  expect(phoneDigits('+541148623344')).toBe('541148623344')
  expect(phoneDigits('+5491123456789')).toBe('5491123456789')
  expect(phoneDigits('+525512345678')).toBe('525512345678')
})

describe('WhatsApp', () => {
  /** spec('000 §2.32') spec('000 §7.41') spec('decisions paths-that-are-not-shown.3') */
  test.each([
    ['+541123456789', '5491123456789'],
    ['+5491123456789', '5491123456789'],
    ['+525512345678', '5215512345678'],
    ['+5215512345678', '5215512345678'],
    ['+44521234567890', '44521234567890'],
    ['+5511987654321', '5511987654321'],
  ])('knows %s as %s', (e164, digits) => {
    expect(whatsAppDigits(e164)).toBe(digits)
  })

  test('a link carries the text with its spaces, breaks and emoji', () => {
    const link = whatsAppLink('+541123456789', 'Hola, 1 + 1\n¡listo! 🍕')
    expect(link).toMatch(/^https:\/\/wa\.me\/5491123456789\?text=Hola%2C%201%20%2B%201%0A/)
    expect(decodeURIComponent(link.split('text=')[1] ?? '')).toBe('Hola, 1 + 1\n¡listo! 🍕')
  })

  test('a link without a number shares, and half an emoji does no harm', () => {
    expect(whatsAppLink(null, 'Hola \ud83c')).toBe('https://wa.me/?text=Hola%20')
  })
})
