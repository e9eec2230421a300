import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareAccount, faultOfAccount } from './account-number.ts'

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

test('a CLABE is checked in Mexico, and nothing is where banks have no check digit', () => {
  expect(faultOfAccount('032180000118359719', 'mx')).toBeUndefined()
  expect(faultOfAccount('032180000118359718', 'mx')).toBe('check-digit')
  expect(faultOfAccount('03218000011835971', 'mx')).toBe('length')
  for (const country of ['cl', 'uy', 'toString']) expect(faultOfAccount('12-345', country)).toBeUndefined()
})
