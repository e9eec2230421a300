import { expect, test } from 'vitest'
import type { Operation } from '../revision/operation.ts'
import { computedAnew } from './computed-anew.ts'
import type { PriceRule } from './price-rule.ts'

const rule: PriceRule = {
  scope: { menu: 'carta', parts: undefined, withGarnishes: false },
  change: { kind: 'PERCENT', way: 'UP', percent: 10 },
  rounding: undefined,
}
const plate = (key: string, price: number) => ({ key, name: key, category: 'platos', price })
const set = (key: string, from: number, to: number): Operation => ({
  kind: 'set',
  place: ['menus', 'carta', 'plates', key, 'price'],
  from,
  to,
})

/** spec('decisions prices-and-time.13') */
test('a rule is computed over the prices of now, of those that it was to change', () => {
  const menu = {
    key: 'carta',
    name: 'Carta',
    categories: [{ key: 'platos', name: 'Platos' }],
    // The second was corrected since, the fourth left out, the fifth came later, the third went.
    plates: [plate('bife', 100), plate('flan', 60), plate('agua', 20), plate('pan', 30)],
  }
  const before = [set('bife', 100, 110), set('flan', 50, 55), set('sopa', 40, 44)]
  expect(computedAnew(before, rule, { menu, mantissa: 2 })).toEqual([
    set('bife', 100, 110),
    set('flan', 60, 66),
  ])
})
