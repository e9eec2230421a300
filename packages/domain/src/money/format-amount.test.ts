import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, parseAmount } from './format-amount.ts'
import { LARGEST_AMOUNT } from './major.ts'

const pesos = { code: 'ARS', symbol: '$', mantissa: 2 }
const chilean = { code: 'CLP', symbol: '$', mantissa: 0 }

describe('formatAmount', () => {
  /** spec('000 §9.20') spec('001 §7.37') */
  test.each([
    [1_234_560, '$ 12.345,60'],
    [1_234_500, '$ 12.345'],
    [5, '$ 0,05'],
    [0, '$ 0'],
    [99_999, '$ 999,99'],
    [100_000, '$ 1.000'],
    [123_456_789_012, '$ 1.234.567.890,12'],
    [-1_250, '-$ 12,50'],
  ])('%i cents are %s', (amount, text) => {
    expect(formatAmount(amount, pesos)).toBe(text)
  })

  test('where there are no decimals none are shown', () => {
    expect(formatAmount(12_345, chilean)).toBe('$ 12.345')
  })

  /** spec('000 §2.38') */
  test('without decimals they are rounded half up', () => {
    expect(formatAmount(1_250_49, pesos, { decimals: 'none' })).toBe('$ 1.250')
    expect(formatAmount(1_250_50, pesos, { decimals: 'none' })).toBe('$ 1.251')
    expect(formatAmount(-10, pesos, { decimals: 'none' })).toBe('$ 0')
  })
})

describe('parseAmount', () => {
  /** spec('000 §2.77') spec('000 §5.14') */
  test.each([
    ['12345', 1_234_500],
    ['12.345', 1_234_500],
    ['12.345,6', 1_234_560],
    ['12345,60', 1_234_560],
    ['12345.60', 1_234_560],
    ['$ 500', 50_000],
    ['$500', 50_000],
    ['9.999.999.999.999,99', 999_999_999_999_999],
    [' 500 ', 50_000],
    ['500,', 50_000],
    ['0', 0],
  ])('reads "%s"', (text, amount) => {
    expect(parseAmount(text, 2)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    '-5',
    'mil',
    '1,2,3',
    '1.2.3',
    '12,345',
    '1e5',
    '12.34.567',
    '500 $',
    '5$00',
    '10.000.000.000.000',
    '9'.repeat(20),
  ])('finds no amount in "%s"', (text) => {
    expect(parseAmount(text, 2)).toBeUndefined()
  })

  test('reads back what was written, with any mantissa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), fc.nat(3), (amount, mantissa) => {
        expect(parseAmount(formatAmount(amount, { ...pesos, mantissa }), mantissa)).toBe(amount)
      }),
    )
  })
})
