import { describe, expect, test } from 'vitest'
import { parsePhone } from './parse-phone.ts'
import { PHONE_COUNTRIES, PHONE_PREFIXES, phoneCountryOf } from './phone-countries.ts'
import { phoneForms, phoneKey } from './phone-key.ts'
import { whatsAppDigits, whatsAppLink } from './whatsapp-link.ts'

// How people write their numbers in each country, and what is made of it.
describe('parsePhone', () => {
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
    // What is dropped at the beginning stands in the middle of other numbers.
    ['MX', '55 1044 5678', '+525510445678'],
    ['MX', '521 234 5678', '+525212345678'],
    ['MX', '+49 521 1234567890', '+495211234567890'],
    ['BR', '+55 11 8765-4321', '+551187654321'],
    ['CL', '9 1234 5678', '+56912345678'],
    // A number that says its country is of that country, no matter which one the field shows.
    ['AR', '+52 1 55 1234 5678', '+525512345678'],
    ['AR', '+ 52 1 55 1234 5678', '+525512345678'],
    ['MX', '+54 9 11 2345-6789', '+5491123456789'],
  ] as const)('%s "%s" is %s', (country, text, e164) => {
    expect(parsePhone(text, country)?.e164).toBe(e164)
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
    expect(parsePhone('11 2345-6789'.padStart(40), 'AR')?.e164).toBe('+541123456789')
    expect(parsePhone('11 2345-6789'.padStart(41), 'AR')).toBeUndefined()
  })

  test('tells the country of the number', () => {
    expect(parsePhone('+56 9 1234 5678', 'AR')?.country).toBe('CL')
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

describe('phoneKey', () => {
  /** spec('000 §5.4') */
  test('is one for a person in Argentina and Mexico, however the number is written', () => {
    expect(phoneKey('+5491123456789')).toBe(phoneKey('+541123456789'))
    expect(phoneKey('+5215512345678')).toBe(phoneKey('+525512345678'))
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
    for (const other of ['56912345454', '56912345252', '5511987654321'])
      expect(phoneForms(other)).toEqual([other])
  })

  /** spec('000 §5.4') */
  test('are all of one key, so that whoever is looked for by it is found', () => {
    for (const key of ['541123456789', '525512345678', '56912345678'])
      expect(phoneForms(key).map(phoneKey)).toEqual(phoneForms(key).map(() => key))
  })
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
