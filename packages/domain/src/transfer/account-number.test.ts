import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKindOf, bareAccount, faultOfAccount, faultOfAlias } from './account-number.ts'

/** spec('decisions transfers.8') */
describe('a CBU', () => {
  test.each(['0110599520000001235579', '2850590940090418135201'])('that a bank gave is right: %s', (cbu) =>
    expect(faultOfAccount(cbu, 'ar')).toBeUndefined(),
  )

  test('is read through what people write between its digits', () => {
    expect(faultOfAccount('0110599-5 2000.0001235579', 'ar')).toBeUndefined()
    expect(bareAccount(' 01 10-5.9/9 ')).toBe('0110599')
  })

  test('with a digit too few or a letter is none', () => {
    for (const text of ['011059952000000123557', '01105995200000012355790', '011059952000000123557O'])
      expect(faultOfAccount(text, 'ar')).toBe('length')
  })

  test('with any one digit changed is told', () => {
    const right = '2850590940090418135201'
    fc.assert(
      fc.property(fc.nat(21), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(right[at]) + more) % 10
        const wrong = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
        expect(faultOfAccount(wrong, 'ar')).toBe('check-digit')
      }),
    )
  })
})

/** spec('decisions transfers.8') */
test('a number of zeros is none, though its digits check', () => {
  expect(faultOfAccount('0'.repeat(22), 'ar')).toBe('zeros')
  expect(faultOfAccount(`01105995${'0'.repeat(14)}`, 'ar')).toBe('zeros')
  expect(faultOfAccount('0'.repeat(18), 'mx')).toBe('zeros')
  expect(faultOfAccount('0000-0000', 'uy')).toBe('zeros')
  // A wallet's account begins with zeros.
  expect(faultOfAccount('0000003110000000000007', 'ar')).toBeUndefined()
})

/** spec('decisions transfers.8') */
test('an alias is written by the rule of its country', () => {
  for (const alias of ['don.pepe', 'DON-PEPE.2026', 'abcdef', 'a'.repeat(20)])
    expect([alias, faultOfAlias(alias, 'ar')]).toEqual([alias, undefined])
  for (const alias of ['corto', 'a'.repeat(21), 'don pepe', 'doña.pepa', 'don_pepe', 'a@b.com'])
    expect([alias, faultOfAlias(alias, 'ar')]).toEqual([alias, 'malformed'])
  expect(faultOfAlias('don.pepe', 'cl')).toBe('none')
  expect(faultOfAlias('55 1234 5678', 'mx')).toBeUndefined()
  expect(faultOfAlias('5512345', 'mx')).toBe('malformed')
  // Keys of Colombia and Brazil are phones, mails and more.
  for (const country of ['co', 'br', 'toString']) expect(faultOfAlias('a@b.com', country)).toBeUndefined()
})

test('diners read what a number is called where they bank', () => {
  expect(accountKindOf('2850590940090418135201', 'ar')).toBe('CBU')
  expect(accountKindOf('0000003110000000000007', 'ar')).toBe('CVU')
  expect(accountKindOf('032180000118359719', 'mx')).toBe('CLABE')
  expect(accountKindOf('002-193-001234567890-12', 'pe')).toBe('CCI')
  expect(accountKindOf('193-1234567-0-12', 'pe')).toBe('ACCOUNT')
  expect(accountKindOf('12345678', 'cl')).toBe('ACCOUNT')
})

test('a CLABE is checked in Mexico; where banks have no check digit, that it is a number at all', () => {
  expect(faultOfAccount('032180000118359719', 'mx')).toBeUndefined()
  expect(faultOfAccount('032180000118359718', 'mx')).toBe('check-digit')
  expect(faultOfAccount('03218000011835971', 'mx')).toBe('length')
  for (const country of ['cl', 'uy', 'toString']) expect(faultOfAccount('12-345', country)).toBeUndefined()
  for (const text of ['12', 'a'.repeat(35), 'calle ñandú']) expect(faultOfAccount(text, 'cl')).toBe('length')
})
