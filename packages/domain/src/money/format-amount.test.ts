import { describe, expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

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
