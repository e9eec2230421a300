import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import type { KeptOrder } from '../diner/kept-orders.ts'
import { againOffers, favouriteLines, fittingLines, judgeAgain } from './judge-again.ts'

const menu = menuOf([plate('flan', { price: 300 }), plate('pan', { price: 100 }), plate('vino')])
const line = (id: string, quantity = 1, notes = '') =>
  lineOn(menu, selection(id, { quantity, notes }), `old-${id}`)
const ids = () => {
  let last = 0
  return () => `new-${++last}`
}
const terms = (now = menu) => ({ menu: now, itemNotesLimit: null, newId: ids() })

const order = (orderModeId: string, ...lines: KeptOrder['lines']): KeptOrder =>
  ({ orderModeId, lines }) as KeptOrder

test('an unchanged line comes with an id of its own, and no change is told', () => {
  const { lines, changes } = judgeAgain([line('flan', 2, 'sin crema'), line('pan')], terms())
  expect(changes).toEqual([])
  expect(lines).toMatchObject([
    { id: 'new-1', referenceId: 'flan', quantity: 2, price: 300, notes: 'sin crema' },
    { id: 'new-2', referenceId: 'pan', quantity: 1 },
  ])
})

test('a dearer, sold-out or missing plate is told; notes are cut to their limit', () => {
  const now = menuOf([plate('flan', { price: 400 }), plate('pan', { soldOut: true })])
  const limit = { ...terms(now), itemNotesLimit: 3 }
  const { lines, changes } = judgeAgain([line('flan', 1, 'sin crema'), line('pan'), line('vino')], limit)
  expect(lines).toMatchObject([{ referenceId: 'flan', price: 400, notes: 'sin' }])
  expect(changes.map(({ name, kind, after }) => [name, kind, after])).toEqual([
    ['flan', 'price', 400],
    ['pan', 'sold-out', null],
    ['vino', 'missing', null],
  ])
})

test('a favourite stands in two orders or more, one unit of it, the most often ordered first', () => {
  const orders = [
    order('m', line('pan', 3), line('vino')),
    order('m', line('flan'), line('pan')),
    order('m', line('flan', 5), line('pan')),
  ]
  expect(favouriteLines(orders).map(({ referenceId, quantity }) => [referenceId, quantity])).toEqual([
    ['pan', 1],
    ['flan', 1],
  ])
  expect(favouriteLines(orders.slice(0, 1))).toEqual([])
  expect(favouriteLines([order('m', line('flan'), line('flan'))])).toEqual([])
})

test('a plate of more orders comes before a plate ordered later', () => {
  const orders = [
    order('m', line('vino'), line('pan')),
    order('m', line('vino'), line('pan')),
    order('m', line('pan')),
  ]
  expect(favouriteLines(orders).map(({ referenceId }) => referenceId)).toEqual(['pan', 'vino'])
})

test('not more than six favourites are shown', () => {
  const names = Array.from({ length: 7 }, (_, index) => `p${index}`)
  const many = menuOf(names.map((name) => plate(name)))
  const all = order('m', ...names.map((name) => lineOn(many, selection(name), name)))
  expect(favouriteLines([all, all])).toHaveLength(6)
})

test('the last order of the mode is offered, else the last of any, as far as it can be had', () => {
  const first = order('delivery', line('vino'))
  const second = order('take-away', line('flan', 2))
  const offers = againOffers([first, second], 'take-away', terms())
  expect(offers?.order).toBe(second)
  expect(offers?.lines).toMatchObject([{ referenceId: 'flan', quantity: 2 }])
  expect(againOffers([first, second], 'in-dining', terms())?.order).toBe(first)
  const without = menuOf([plate('flan')])
  expect(againOffers([first, second], 'delivery', terms(without))?.order).toBe(second)
  expect(againOffers([first], 'delivery', terms(without))).toBeUndefined()
  expect(againOffers([], 'delivery', terms())).toBeUndefined()
})

test('favourites cost what they cost now, and those that cannot be had are left out', () => {
  const now = menuOf([plate('flan', { price: 500 }), plate('pan', { soldOut: true })])
  const both = order('m', line('flan'), line('pan'))
  expect(againOffers([both, both], 'm', terms(now))?.favourites).toMatchObject([
    { referenceId: 'flan', price: 500 },
  ])
})

/** spec('000 §5.35') */
test('of a plate no more is added than its maximum allows beside what is in the cart', () => {
  const limited = menuOf([plate('flan', { maxQuantity: 3 }), plate('pan')])
  const fit = (lines: KeptOrder['lines'], inCart: KeptOrder['lines'] = []) => {
    const { lines: fitting, maximum } = fittingLines(lines, inCart, limited)
    return { maximum, added: fitting.map(({ referenceId, quantity }) => [referenceId, quantity]) }
  }
  expect(fit([line('flan', 3), line('pan', 50)])).toEqual({
    maximum: undefined,
    added: [
      ['flan', 3],
      ['pan', 50],
    ],
  })
  expect(fit([line('flan', 2), line('flan', 2, 'tibio')])).toEqual({
    maximum: 3,
    added: [
      ['flan', 2],
      ['flan', 1],
    ],
  })
  expect(fit([line('flan'), line('pan')], [line('flan', 3)])).toEqual({ maximum: 3, added: [['pan', 1]] })
})

test('a plate that left the menu has no maximum, and what fits to the last unit stays the same line', () => {
  const gone = line('vino', 50)
  const exact = line('flan', 2)
  const limited = menuOf([plate('flan', { maxQuantity: 3 })])
  const { lines, maximum } = fittingLines([gone, exact], [line('flan')], limited)
  expect(maximum).toBeUndefined()
  expect(lines).toEqual([gone, exact])
})
