import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMenuAndLines } from '../testing/arbitrary-cart.ts'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { freeByLine } from './free-by-line.ts'
import { cartTotal } from './cart.ts'

test('the lines of any cart, without what is free of them, come to its total', () => {
  fc.assert(
    fc.property(anyMenuAndLines, ({ menu, lines }) => {
      const total = cartTotal(lines, menu.discounts)
      const free = freeByLine(lines, menu.discounts)
      const nets = lines.map(({ id, price, quantity }) => price * quantity - (free.get(id) ?? 0))
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(total)
      expect(Math.min(0, ...nets)).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('of equal units the one that came last is free, and extras are paid', () => {
  const menu = menuOf(
    [plate('pizza', { price: 5900 }), plate('flan', { price: 100 })],
    [{ id: 'd', name: '2x1 en pizza', plateIds: ['pizza'], type: 'MULTIPLE', buy: 2, pay: 1 }],
  )
  const lines = [
    lineOn(menu, selection('pizza', { notes: 'sin sal' }), 'first'),
    lineOn(menu, selection('flan', { quantity: 2 }), 'other'),
    lineOn(menu, selection('pizza'), 'last'),
  ]
  expect(Object.fromEntries(freeByLine(lines, menu.discounts))).toEqual({ first: 0, last: 5900 })
})
