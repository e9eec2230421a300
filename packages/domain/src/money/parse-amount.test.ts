import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'
import { LARGEST_AMOUNT } from './major.ts'
import { parseAmount } from './parse-amount.ts'

const pesos = { code: 'ARS', symbol: '$', mantissa: 2 }

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
    ['$ 1.200', 120_000],
    ['$\u00a01.200', 120_000],
    ['$1.200,50', 120_050],
    ['1.200 $', 120_000],
    ['AR$ 1.200', 120_000],
    ['R$ 12,90', 1290],
    ['S/ 12.50', 1250],
    ['S/. 12,50', 1250],
    ['Bs. 1.200', 120_000],
    ['Bs 7', 700],
    ['COP 12.345', 1_234_500],
    ['12345 ars', 1_234_500],
    ['1 200', 120_000],
    ['12\u202f345,6', 1_234_560],
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
    'mil 500',
    '$',
    '-$ 500',
    '$ -500',
    '1 2',
    '12 34 567',
    '1.200 300',
    '1,200.50',
    '0x10',
    '5$00',
    '10.000.000.000.000',
    '9'.repeat(20),
  ])('finds no amount in "%s"', (text) => {
    expect(parseAmount(text, 2)).toBeUndefined()
  })

  test.each([
    ['$ 1.200', 1200],
    ['₲ 1.200', 1200],
    ['1.200,00', 1200],
    ['1.20', undefined],
    ['1.2', undefined],
    ['1,2', undefined],
    ['1,000', undefined],
    ['1.00', undefined],
  ])('without decimals it reads "%s" as %s, and never a part of it', (text, amount) => {
    expect(parseAmount(text, 0)).toBe(amount)
  })

  test('reads back what was written, with any mantissa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), fc.nat(3), (amount, mantissa) => {
        expect(parseAmount(formatAmount(amount, { ...pesos, mantissa }), mantissa)).toBe(amount)
      }),
    )
  })
})
