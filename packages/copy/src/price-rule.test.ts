import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { PriceRule } from '@mostrador/domain/price-rule/price-rule'
import { expect, test } from 'vitest'
import { priceRuleText, scopeText, stepText, type ScopeNames } from './price-rule.ts'

const moneyOf = (code: string, mantissa: number) => ({
  mantissa,
  money: (amount: number) => formatAmount(amount, { code, mantissa, symbol: '$' }),
})
const ARS = moneyOf('ARS', 2)
const CLP = moneyOf('CLP', 0)

const names = (
  categories: string[] = [],
  plates: string[] = [],
  garnishGroups: string[] = [],
): ScopeNames => ({
  categories,
  plates,
  garnishGroups,
})

const rule: PriceRule = {
  scope: {
    menu: 'carta',
    parts: { categories: ['parrilla'], plates: [], garnishGroups: [] },
    withGarnishes: true,
  },
  change: { kind: 'PERCENT', way: 'UP', percent: 12 },
  rounding: { step: 10_000, ending: 0, direction: 'UP' },
}
const told = { as: 'DID', names: names(['Parrilla']), count: 34, ...ARS } as const

/** spec('decisions prices-and-time.4') */
test.each([
  [{}, 'Subió 12 % Parrilla y sus agregados, redondeado a $ 100 hacia arriba: 34 precios'],
  [{ rounding: undefined }, 'Subió 12 % Parrilla y sus agregados: 34 precios'],
  [
    { change: { kind: 'AMOUNT', way: 'DOWN', amount: 50_050 }, rounding: undefined },
    'Bajó $ 500,50 Parrilla y sus agregados: 34 precios',
  ],
  [{ change: { kind: 'FIXED', amount: 300_000 } }, 'Puso en $ 3.000 Parrilla y sus agregados: 34 precios'],
  [
    {
      change: { kind: 'PERCENT', way: 'UP', percent: 7.5 },
      rounding: { step: 100_000, ending: 99_000, direction: 'NEAREST' },
    },
    'Subió 7,5 % Parrilla y sus agregados, redondeado terminados en 990 al más cercano: 34 precios',
  ],
] as const)('%j is a sentence', (change, sentence) => {
  expect(priceRuleText({ ...rule, ...change } as PriceRule, told)).toBe(sentence)
})

test('to whoever did it, and before it is done, it is said otherwise', () => {
  const plain = { ...rule, rounding: undefined }
  expect(priceRuleText(plain, { ...told, as: 'YOU_DID', count: 1 })).toBe(
    'Subiste 12 % Parrilla y sus agregados: 1 precio',
  )
  expect(priceRuleText(plain, { ...told, as: 'TO_DO', names: undefined })).toBe(
    'Subir 12 % toda la carta y sus agregados: 34 precios',
  )
})

test.each([
  [undefined, false, 'toda la carta'],
  [names(['Parrilla', 'Pastas']), true, 'Parrilla, Pastas y sus agregados'],
  [names(['Parrilla', 'Pastas']), false, 'Parrilla y Pastas'],
  [names([], [], ['Salsas']), true, 'Salsas'],
  [names(['A', 'B'], ['C'], ['D']), true, '2 categorías, 1 plato, 1 grupo de agregados y sus agregados'],
  [names(['A'], ['B', 'C', 'D'], ['E', 'F']), false, '1 categoría, 3 platos y 2 grupos de agregados'],
])('of %j, with garnishes %s, it says what it is about', (of, withGarnishes, text) => {
  expect(scopeText(of, { withGarnishes })).toBe(text)
})

test.each([
  [{ step: 100, ending: 99 }, ARS, 'terminados en ,99'],
  [{ step: 100, ending: 90 }, ARS, 'terminados en ,90'],
  [{ step: 10_000, ending: 9000 }, ARS, 'terminados en 90'],
  [{ step: 1000, ending: 990 }, CLP, 'terminados en 990'],
  [{ step: 10, ending: 0 }, CLP, 'a $ 10'],
  [{ step: 5, ending: 0 }, ARS, 'a $ 0,05'],
])('%j of %j: %s', (step, currency, text) => {
  expect(stepText(step, currency)).toBe(text)
})
