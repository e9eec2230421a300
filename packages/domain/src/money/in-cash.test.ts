import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCash } from './in-cash.ts'

test.each([
  [11_620, 11_620],
  [11_621, 11_620],
  [11_624, 11_620],
  [11_625, 11_620],
  [11_626, 11_630],
  [11_629, 11_630],
  [9999, 10_000],
  [5, 0],
  [6, 10],
  [0, 0],
])('in Chile %i pesos are %i in cash', (total, cash) => {
  expect(inCash(total, 'CLP')).toBe(cash)
})

test.each(['ARS', 'UYU', 'COP', 'PEN', 'BRL', 'VES', 'PYG', 'MXN', 'USD', 'BOB', 'toString'])(
  'no law rounds cash in %s',
  (currency) => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (total) => {
        expect(inCash(total, currency)).toBe(total)
      }),
    )
  },
)

test('cash in Chile ends in 0, less than ten pesos away, and never the other way round', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (total) => {
      const cash = inCash(total, 'CLP')
      expect(cash % 10).toBe(0)
      expect(cash - total).toBeLessThanOrEqual(4)
      expect(total - cash).toBeLessThanOrEqual(5)
      expect(inCash(total + 1, 'CLP')).toBeGreaterThanOrEqual(cash)
    }),
  )
})
